import { subscribeToTracked } from "../../browser/track.ts";
import { createCollectorSink, sendLast } from "./sinks/collector-sink.ts";
import { composeContext } from "./compose-context.ts";
import type { SentEvent, SiteEvent, VisitAnswer } from "./contract.ts";
import { createDataLayerSink, denyTags } from "./sinks/data-layer-sink.ts";
import { createEventQueue, type EventQueue } from "./sinks/event-queue.ts";
import type { Consent } from "./consent/judge-consent.ts";

const sendEveryMs = 5_000;
const mostAtOnce = 20;
const mostWaiting = 100;

/** Tells what happens during a visit to whoever it may be told. */
export interface VisitReporter {
  /** From now on. */
  allow(consent: Consent): void;
  close(): void;
}

/** Hears of all that is tracked from now on, and of what was tracked before. */
export function reportVisit(
  { known, tagManager }: Pick<VisitAnswer, "known" | "tagManager">,
  first: Consent,
): VisitReporter {
  let consent = first;
  const groups = new Map(known.groups.map((group) => [group.experiment, group]));
  // What does not arrive in five tries is blocked: further tries would only fill somebody's console.
  let isBlocked = false;
  const collector = createQueue(createCollectorSink(), () => {
    isBlocked = true;
    collector.drain();
  });
  let tags: EventQueue<SentEvent> | undefined;

  function report(event: SiteEvent): void {
    if (consent === "nothing") return;
    if (event.name === "experiment_seen")
      groups.set(event.experiment, { experiment: event.experiment, group: event.group });
    if (consent === "counts") {
      if (!isBlocked) collector.add({ event });
      return;
    }
    const context = composeContext(
      { ...known, groups: [...groups.values()] },
      {
        place: location,
        referrer: document.referrer,
        timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    );
    // Browsers have it on secure pages only.
    const id = isSecureContext ? { id: crypto.randomUUID() } : {};
    const sent: SentEvent = { event, ...id, at: new Date().toISOString(), context };
    if (!isBlocked) collector.add(sent);
    if (tagManager) (tags ??= createQueue(createDataLayerSink(tagManager))).add(sent);
  }

  const sendRest = () => sendLast(collector.drain());
  const onHidden = () => document.visibilityState === "hidden" && sendRest();
  document.addEventListener("visibilitychange", onHidden);
  addEventListener("pagehide", sendRest);
  subscribeToTracked(report);

  return {
    allow(next) {
      consent = next;
      if (next === "all") return;
      // What has not gone yet goes without its circumstances, or not at all.
      const rest = collector.drain();
      if (next === "counts") collector.add(...rest.map(({ event }) => ({ event })));
      tags?.drain();
      denyTags();
    },
    close() {
      document.removeEventListener("visibilitychange", onHidden);
      removeEventListener("pagehide", sendRest);
      sendRest();
      void collector.close();
      void tags?.close();
    },
  };
}

const createQueue = (sink: Parameters<typeof createEventQueue<SentEvent>>[0]["sink"], onFailure?: () => unknown) =>
  createEventQueue({ sink, everyMs: sendEveryMs, mostAtOnce, mostWaiting, ...(onFailure && { onFailure }) });
