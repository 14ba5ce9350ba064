import type { EventSink, SentEvent, VisitAnswer } from "../contract.ts";

interface TagWindow {
  dataLayer?: object[];
  /** By the ids of containers that are there. */
  google_tag_manager?: Readonly<Record<string, unknown>>;
}

/**
 * Passes events on to tags by `dataLayer`. What runs the tags is fetched with the first event; until it is there, events
 * are refused, so that they are sent again later. Where it cannot be fetched, they go nowhere.
 */
export function createDataLayerSink({ id, url }: NonNullable<VisitAnswer["tagManager"]>): EventSink<SentEvent> {
  const tags = window as TagWindow;
  let isBlocked = false;
  let script: HTMLScriptElement | undefined;

  function fetchTags(): HTMLScriptElement {
    (tags.dataLayer ??= []).push({ event: "gtm.js", "gtm.start": Date.now() });
    const element = document.createElement("script");
    element.async = true;
    element.src = `${url}/gtm.js?${new URLSearchParams({ id })}`;
    element.addEventListener("error", () => {
      isBlocked = true;
    });
    document.head.append(element);
    return element;
  }

  return {
    name: "dataLayer",
    async send(events) {
      script ??= fetchTags();
      if (isBlocked) return;
      if (!tags.google_tag_manager?.[id]) throw new Error("the tags aren’t loaded yet");
      for (const { event, id: eventId, context } of events) {
        const { name, ...details } = event;
        tags.dataLayer!.push({ event: name, eventId, ...details, context });
      }
    },
  };
}

/** Tells tags that run on this page already that they may keep nothing any more; other pages do not run them. */
export function denyTags(): void {
  const { dataLayer } = window as TagWindow;
  if (!dataLayer) return;
  function command(..._parts: unknown[]): void {
    // Only a function's own arguments are a command, and no list of the same.
    // oxlint-disable-next-line prefer-rest-params
    dataLayer!.push(arguments);
  }
  command("consent", "update", {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "denied",
  });
}
