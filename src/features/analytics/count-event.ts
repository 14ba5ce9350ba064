import type { EventContext, SiteEvent } from "./contract.ts";

/** By what events are counted beside their names. */
export const dimensions = [
  "page",
  "entry",
  "term",
  "locale",
  "kind",
  "format",
  "style",
  "change",
  "way",
  "product",
  "slot",
  "group",
] as const;
export type Dimension = (typeof dimensions)[number];

/** One more, or several, of something. */
export interface EventCount {
  /** Empty for all events of the name. */
  dimension: Dimension | "";
  value: string;
  times: number;
}

export interface CountOptions {
  /** What the author takes part in. */
  groups: EventContext["groups"];
  /** The style of an icon; undefined where there is no such icon. */
  findStyle: (iconId: string) => string | undefined;
}

/** Everything by which an event is counted. Whoever takes a hundred icons at once takes a hundred. */
export function countEvent(event: SiteEvent, { groups, findStyle }: CountOptions): EventCount[] {
  const times = event.name === "take" || event.name === "click" ? event.icons.length : 1;
  const counts: EventCount[] = [{ dimension: "", value: "", times }];
  const add = (dimension: Dimension, value: string | undefined, many = times) => {
    if (value !== undefined) counts.push({ dimension, value, times: many });
  };
  switch (event.name) {
    case "page_view":
      add("page", event.page);
      add("entry", event.isEntry ? "yes" : undefined);
      add("locale", event.locale);
      break;
    case "search":
    case "zero_results":
      add("term", event.term);
      add("locale", event.locale);
      break;
    case "take":
      add("kind", event.kind);
      add("format", event.format);
      countStyles();
      break;
    case "click":
      countStyles();
      break;
    case "collection_changed":
      add("change", event.change);
      break;
    case "signed_in":
      add("way", event.way);
      break;
    case "checkout_started":
    case "checkout_paid":
      add("product", event.product);
      break;
    case "ad_shown":
    case "ad_clicked":
    case "ad_rewarded":
      add("slot", event.slot);
      break;
    case "experiment_seen":
      add("group", nameGroup(event));
      break;
    case "request_made":
    case "request_voted":
    case "request_resolved":
    case "newsletter_joined":
      break;
  }
  if (event.name !== "experiment_seen") for (const group of groups) add("group", nameGroup(group));
  return counts;

  function countStyles(): void {
    if (event.name !== "take" && event.name !== "click") return;
    const byStyle = Map.groupBy(event.icons, findStyle);
    for (const [style, icons] of byStyle) add("style", style, icons.length);
  }
}

const nameGroup = ({ experiment, group }: { experiment: string; group: string }) => `${experiment}: ${group}`;
