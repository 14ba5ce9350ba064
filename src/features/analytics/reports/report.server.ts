import type { EventName } from "../contract.ts";
import type { Dimension } from "../count-event.ts";
import type { CountStore } from "../count-store.server.ts";
import { listStarts, type Scale } from "./report-scale.ts";

/** What is drawn, each a chart of some events. */
export const charts = {
  searches: ["search", "zero_results"],
  downloads: ["take"],
  conversions: ["visit", "signed_in", "checkout_started", "checkout_paid"],
  community: ["collection_changed", "request_made", "request_voted", "request_resolved", "newsletter_joined"],
  ads: ["ad_shown", "ad_clicked", "ad_rewarded"],
} as const satisfies Readonly<Record<string, readonly (EventName | "visit")[]>>;

export type ChartId = keyof typeof charts;
/** `visit` is a page view of somebody who came from elsewhere. */
export type SeriesId = (typeof charts)[ChartId][number];

export interface Series {
  id: SeriesId;
  /** One for each day, week or month. */
  times: number[];
  total: number;
}

export interface ValueCount {
  value: string;
  times: number;
}

export interface Report {
  scale: Scale;
  /** The first days of the days, weeks or months. */
  starts: string[];
  charts: Record<ChartId, Series[]>;
  terms: ValueCount[];
  missing: ValueCount[];
  formats: ValueCount[];
  styles: ValueCount[];
  /** By slot. */
  ads: { value: string; times: number[] }[];
  /** By group of an experiment: seen, taken, signed in, begun to pay, paid. */
  groups: { value: string; times: number[] }[];
}

const mostValues = 20;
/** Of slots and groups there are few; all of them are compared. */
const mostCompared = 100;
const adNames = charts.ads;
const groupNames = ["experiment_seen", "take", "signed_in", "checkout_started", "checkout_paid"] as const;

/** What has happened on the site up to a day. */
export async function writeReport(
  counts: Pick<CountStore, "listTimes" | "listValues">,
  { today, scale }: { today: Date; scale: Scale },
): Promise<Report> {
  const starts = listStarts(today, scale);
  const range = { scale, since: starts[0]! };
  const list = (name: EventName, dimension: Dimension, limit = mostValues) =>
    counts.listValues({ name, dimension }, { ...range, limit });
  const compare = async (names: readonly EventName[], dimension: Dimension) =>
    joinValues(await Promise.all(names.map((name) => list(name, dimension, mostCompared))));
  const [rows, terms, missing, formats, styles, ads, groups] = await Promise.all([
    counts.listTimes(range),
    list("search", "term"),
    list("zero_results", "term"),
    list("take", "format"),
    list("take", "style"),
    compare(adNames, "slot"),
    compare(groupNames, "group"),
  ]);
  const places = new Map(starts.map((start, place) => [start, place]));
  const drawSeries = (id: SeriesId): Series => {
    const [name, dimension] = id === "visit" ? ["page_view", "entry"] : [id, ""];
    const times = starts.map(() => 0);
    for (const row of rows) {
      const place = row.name === name && row.dimension === dimension ? places.get(row.start) : undefined;
      if (place !== undefined) times[place]! += row.times;
    }
    return { id, times, total: times.reduce((sum, each) => sum + each, 0) };
  };
  return {
    scale,
    starts,
    charts: {
      searches: charts.searches.map(drawSeries),
      downloads: charts.downloads.map(drawSeries),
      conversions: charts.conversions.map(drawSeries),
      community: charts.community.map(drawSeries),
      ads: charts.ads.map(drawSeries),
    },
    terms,
    missing,
    formats,
    styles,
    ads,
    groups,
  };
}

/** The values of several lists side by side, those first of which the first list has most. */
function joinValues(lists: readonly ValueCount[][]): { value: string; times: number[] }[] {
  const values = [...new Set(lists.flat().map(({ value }) => value))];
  const found = lists.map((list) => new Map(list.map(({ value, times }) => [value, times])));
  return values
    .map((value) => ({ value, times: found.map((times) => times.get(value) ?? 0) }))
    .toSorted((a, b) => b.times[0]! - a.times[0]!);
}
