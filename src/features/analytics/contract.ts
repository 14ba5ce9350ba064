import type { AnalyticsService } from "./service.server.ts";
import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import { allowanceResources } from "../../core/quotas/quota.ts";
import { mostDownloadedAtOnce, downloadKinds } from "../../core/icons/download-kind.ts";
import type { Viewer } from "../../core/people/viewer.ts";
import type { PackedMessages } from "../../i18n/translator.ts";

/** The longest code, name or id in an event. */
const longestWord = 80;
const longestAddress = 500;
const mostInBatch = 40;
/** Groups of experiments that one event can have. */
export const mostGroups = 20;

/** Events are written together: one that no database keeps would hold up all others. */
const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((given) => given.isWellFormed() && !given.includes("\0"), "has a character that can’t be stored");
const word = text(longestWord).min(1);
const term = text(200).min(1);
const count = z.int().min(0).max(10_000_000);
const icons = z.array(text(64)).min(1).max(mostDownloadedAtOnce).describe("Icon IDs.");
const money = { product: word, currency: text(3).length(3).exactOptional() };

/** The changes that people make to collections. */
export const collectionChanges = [
  "created",
  "changed",
  "deleted",
  "copied",
  "added",
  "moved",
  "removed",
  "uploaded",
] as const;

/**
 * Everything that is told about what happens on the site. None of it says who did it: that is in the context, which goes with
 * an event only where somebody agreed.
 */
export const siteEvent = z.discriminatedUnion("name", [
  z.object({
    name: z.literal("page_view"),
    page: word.describe("Page type."),
    isEntry: z.boolean().describe("Whether the visitor came from another site."),
    locale: word.exactOptional(),
  }),
  z.object({ name: z.literal("search"), term, total: count, locale: word }),
  z.object({ name: z.literal("zero_results"), term, locale: word }),
  z.object({ name: z.literal("click"), icons }),
  z.object({
    name: z.literal("take"),
    kind: z.enum(downloadKinds).exclude(["click"]),
    icons,
    format: word.exactOptional(),
    sizePx: z.int().min(1).max(10_000).exactOptional(),
  }),
  z.object({ name: z.literal("collection_changed"), change: z.enum(collectionChanges), icons: count.exactOptional() }),
  z.object({ name: z.literal("signed_in"), way: word.describe("Provider, `mail` or `passkey`.") }),
  z.object({ name: z.literal("checkout_started"), provider: word.exactOptional(), ...money }),
  z.object({
    name: z.literal("checkout_paid"),
    provider: word.exactOptional(),
    amount: z.int().exactOptional().describe("In the smallest unit of the currency."),
    ...money,
  }),
  z.object({ name: z.literal("ad_shown"), slot: word, ad: word }),
  z.object({ name: z.literal("ad_clicked"), slot: word, ad: word }),
  z.object({ name: z.literal("ad_rewarded"), slot: word, ad: word }),
  z.object({ name: z.literal("experiment_seen"), experiment: word, group: word }),
  z.object({ name: z.literal("request_made"), request: word }),
  z.object({ name: z.literal("request_voted"), request: word, isRevoked: z.boolean().exactOptional() }),
  z.object({ name: z.literal("request_resolved"), request: word, icons: count.exactOptional() }),
  z.object({ name: z.literal("newsletter_joined") }),
]);

export type SiteEvent = z.infer<typeof siteEvent>;
export type EventName = SiteEvent["name"];

/** The group of an experiment that somebody is in. */
const experimentGroup = z.object({ experiment: word, group: word });

const allowance = z.object({
  resource: z.enum(allowanceResources),
  accountingType: z.enum(["unique", "usage"]),
  usagesLeft: z.int().min(0),
  allowOverusage: z.boolean(),
  isUnlimited: z.boolean(),
});

/** What the server knows of a visit by itself, and tells the page. */
export const knownContext = z.object({
  deviceType: z.enum(["desktop", "mobile"]),
  browser: text(longestWord),
  os: text(longestWord),
  locale: word,
  isPaid: z.boolean(),
  allowances: z.array(allowance).max(allowanceResources.length * 2),
  groups: z.array(experimentGroup).max(mostGroups),
});

/** Under which circumstances something happened, as a browser tells it. */
export const eventContext = z.object({
  ...knownContext.shape,
  url: text(4 * longestAddress),
  path: text(longestAddress),
  host: text(255),
  query: text(2 * longestAddress),
  referrer: text(longestAddress).exactOptional(),
  timezone: text(64),
  utm: z.partialRecord(z.enum(["source", "medium", "campaign", "term", "content"]), text(longestWord)),
});

export type EventContext = z.infer<typeof eventContext>;

/** An event on its way. Without a context it is only counted: nothing of it says who did it, or when exactly. */
export const sentEvent = z.object({
  event: siteEvent,
  id: z.uuid().exactOptional(),
  at: z.iso.datetime().exactOptional(),
  context: eventContext.exactOptional(),
});

export type SentEvent = z.infer<typeof sentEvent>;

/** What a page has to know before it tells anything. */
export interface VisitAnswer {
  success: true;
  /** Code of the country; null where nobody knows. */
  region: string | null;
  known: z.infer<typeof knownContext>;
  /** Where the tags are that events go to as well; null where there are none. */
  tagManager: { id: string; url: string } | null;
  /** By which somebody is asked. */
  words: PackedMessages;
}

/** What browsers send at once. */
export const eventBatch = z.object({ events: z.array(sentEvent).min(1).max(mostInBatch) });

/** Who did it, as far as the server knows by itself: browsers cannot say that they are somebody else. */
export interface EventAuthor {
  visitorId: string | undefined;
  personId: string | undefined;
  referralCode: string | undefined;
}

/** An event that somebody agreed to have kept. */
export interface StoredEvent extends EventAuthor {
  id: string;
  at: string;
  event: SiteEvent;
  context: Partial<EventContext>;
}

/** Where events go. */
export interface EventSink<Event> {
  name: string;
  /** Rejects when they did not arrive; the same events may be sent again then. */
  send(events: readonly Event[]): Promise<void>;
}

/** What of a request tells whose it is, and whether they agreed; any Fastify request will do. */
export interface EventRequest {
  headers: IncomingHttpHeaders;
  viewer: Viewer;
}

/** Counts what happens on the site, and keeps it with its circumstances where people agreed to that. */
export interface Analytics {
  /**
   * Notes what the server itself knows has happened. Never throws, never waits.
   *
   * @param by the request that made it happen; without one, it is only counted
   */
  record(event: SiteEvent, by?: EventRequest): void;
}

declare module "../../context.ts" {
  interface Services {
    analytics: AnalyticsService;
  }
}
