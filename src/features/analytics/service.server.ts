import { randomUUID } from "node:crypto";
import type { Database } from "../../platform/db/database.server.ts";
import type { Log } from "../../platform/log.server.ts";
import { isClockSteady } from "../../platform/steady-clock.server.ts";
import type {
  Analytics,
  EventContext,
  EventRequest,
  EventSink,
  StoredEvent,
  SentEvent,
  SiteEvent,
} from "./contract.ts";
import { countEvent } from "./count-event.ts";
import { createCountStore } from "./count-store.server.ts";
import { createEventQueue } from "./sinks/event-queue.ts";
import { readAuthor, readPreferences } from "./event-author.server.ts";
import { judgeConsent } from "./consent/judge-consent.ts";
import { writeReport, type Report } from "./reports/report.server.ts";
import type { Scale } from "./reports/report-scale.ts";
import { createStoredEvents, dropEventsOf, dropOldEvents } from "./stored-events.server.ts";

const dayMs = 86_400_000;
const tidyEveryMs = 3_600_000;
const sendEveryMs = 5_000;
const mostAtOnce = 500;
const mostWaiting = 10_000;
/** Clocks of browsers may be wrong: an event is from then, and not from the day before or after. */
const mostApartMs = 3_600_000;

export interface AnalyticsService extends Analytics {
  /**
   * Takes in what a browser told. Never throws, never waits.
   *
   * @param visitorId the name of a browser that its request did not know yet
   */
  accept(events: readonly SentEvent[], by: EventRequest, visitorId?: string): void;
  /**
   * Whoever takes their consent back leaves nothing but counts: drops what is kept of this browser, and of whoever is signed
   * in at it.
   *
   * @throws AppError `unavailable` while the database cannot be reached
   */
  forget(by: EventRequest): Promise<void>;
  /** What has happened up to now. */
  report(scale: Scale): Promise<Report>;
  /** Sends what is still on its way. */
  flush(): Promise<void>;
  /** Drops what is too old or too much; never fails. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

export interface AnalyticsDependencies {
  database: Database;
  log: Log;
  /** Events of those who agreed are kept so long; counts of all are kept for years. */
  retentionDays: number;
  /** Further sinks. */
  sinks: readonly EventSink<StoredEvent>[];
  /** The style of an icon; undefined where there is no such icon. */
  findStyle: (iconId: string) => string | undefined;
  /** The form in which a term may be kept; undefined where it may say something about a person. */
  toStoredTerm: (typed: string) => string | undefined;
  /** The groups of experiments that whoever made a request is in. */
  listGroups?: (by: EventRequest) => EventContext["groups"];
  /** For tests; the clock otherwise. */
  now?: () => Date;
}

export function createAnalytics(deps: AnalyticsDependencies): AnalyticsService {
  const { database, log, retentionDays, findStyle, toStoredTerm, now = () => new Date() } = deps;
  const counts = createCountStore({ database, log });
  const sinks = [...(retentionDays > 0 ? [createStoredEvents({ database })] : []), ...deps.sinks];
  const queues = sinks.map((sink) =>
    createEventQueue({
      sink,
      everyMs: sendEveryMs,
      mostAtOnce,
      mostWaiting,
      onFailure: (error) => log.debug({ err: error, sink: sink.name }, "Events are waiting for their sink"),
    }),
  );
  const timer = setInterval(() => void tidy(), tidyEveryMs).unref();

  /** Counted by nothing that says something about a person; undefined where nothing else can be kept of it. */
  function clean(event: SiteEvent): SiteEvent | undefined {
    if (event.name !== "search" && event.name !== "zero_results") return event;
    const term = toStoredTerm(event.term);
    return term === undefined ? undefined : { ...event, term };
  }

  function note(sent: SentEvent, by: EventRequest | undefined, visitorId?: string): void {
    const consent = by ? judgeConsent(readPreferences(by.headers)) : "counts";
    if (consent === "nothing") return;
    const at = now();
    const event = clean(sent.event);
    if (!event) {
      counts.add(sent.event.name, [{ dimension: "", value: "", times: 1 }], at);
      return;
    }
    const groups = sent.context?.groups ?? (by && deps.listGroups?.(by)) ?? [];
    counts.add(event.name, countEvent(event, { groups, findStyle }), at);
    if (consent === "counts" || !by) return;
    const author = readAuthor(by);
    const stored = {
      id: sent.id ?? randomUUID(),
      at: chooseTime(sent.at, at),
      event,
      ...author,
      visitorId: author.visitorId ?? visitorId,
    };
    const isPaid = by.viewer.isPaid;
    const context: Partial<EventContext> = { ...sent.context, isPaid };
    for (const queue of queues) queue.add({ ...stored, context });
  }

  async function tidy(): Promise<void> {
    if (!isClockSteady()) return;
    try {
      await dropOldEvents(database, new Date(now().getTime() - retentionDays * dayMs));
      await counts.tidy(now());
    } catch (error) {
      log.debug({ err: error }, "Waiting for the database to delete old events");
    }
  }

  return {
    record: (event, by) => note({ event }, by),
    accept(sent, by, visitorId) {
      for (const each of sent) note(each, by, visitorId);
    },
    async forget(by) {
      const author = readAuthor(by);
      const isTheirs = ({ visitorId, personId }: StoredEvent) =>
        (visitorId !== undefined && visitorId === author.visitorId) ||
        (personId !== undefined && personId === author.personId);
      const dropping = queues.map((queue) => queue.drop(isTheirs));
      // The database is the first; nobody waits for the servers of others.
      await dropping[0];
      await dropEventsOf(database, author);
    },
    report: (scale) => writeReport(counts, { today: now(), scale }),
    async flush() {
      await Promise.all([counts.flush(), ...queues.map((queue) => queue.flush())]);
    },
    tidy,
    async close() {
      clearInterval(timer);
      await Promise.all([counts.close(), ...queues.map((queue) => queue.close())]);
    },
  };
}

function chooseTime(sentAt: string | undefined, at: Date): string {
  const sentMs = Date.parse(sentAt ?? "");
  return (Math.abs(sentMs - at.getTime()) < mostApartMs ? new Date(sentMs) : at).toISOString();
}
