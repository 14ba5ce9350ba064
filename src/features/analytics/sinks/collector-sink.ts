import { siteEventsPath } from "../../../core/urls/paths/event-paths.ts";
import type { EventSink, SentEvent } from "../contract.ts";

/** Sends events to this site itself, also while the page is left. */
export function createCollectorSink(): EventSink<SentEvent> {
  return {
    name: "collector",
    async send(events) {
      const answer = await fetch(siteEventsPath, {
        method: "POST",
        keepalive: true,
        headers: { "content-type": "application/json" },
        body: renderBatch(events),
      });
      // What is refused will be refused again.
      if (answer.status >= 500) throw new Error(`answered ${answer.status}`);
    },
  };
}

/** Hands over what is left when the page goes, without waiting for an answer. */
export function sendLast(events: readonly SentEvent[]): void {
  if (events.length === 0) return;
  try {
    navigator.sendBeacon(siteEventsPath, new Blob([renderBatch(events)], { type: "application/json" }));
  } catch {
    // Taken away from the browser, or forbidden.
  }
}

const renderBatch = (events: readonly SentEvent[]) => JSON.stringify({ events });
