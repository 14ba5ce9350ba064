import { z } from "zod";
import { readBoolean } from "./read-boolean.ts";

const [fewest, most] = [32, 999];

const count = z.coerce.number().int();
/** What `/search` reads. */
export const searchParameters = z
  .object({
    query: z.string().min(1),
    limit: count.positive().optional(),
    /** The older name of `limit`. */
    min: count.positive().optional(),
    start: count.nonnegative().default(0),
    prefix: z.string().optional(),
    prefixes: z.string().optional(),
    collection: z.string().optional(),
    category: z.string().optional(),
  })
  .transform(({ limit, min, ...rest }) => ({
    ...rest,
    limit: Math.max(fewest, Math.min(min ?? limit ?? 2 * fewest, most)),
  }))
  .refine(({ start, limit }) => start < limit);

export type SearchParameters = z.infer<typeof searchParameters>;

/** What a query says besides words. */
export interface ReadQuery {
  words: string;
  /** Prefixes of sets, and beginnings of prefixes that end in `-`; any of them. */
  prefixes: string[];
  hasColors?: boolean;
  isStroked?: boolean;
}

const switches: Readonly<Record<string, (value: string) => Partial<ReadQuery> | undefined>> = {
  palette(value) {
    const hasColors = readBoolean(value);
    return hasColors === undefined ? undefined : { hasColors };
  },
  style: (value) => (value === "fill" || value === "stroke" ? { isStroked: value === "stroke" } : undefined),
  fill: (value) => (readBoolean(value) ? { isStroked: false } : undefined),
  stroke: (value) => (readBoolean(value) ? { isStroked: true } : undefined),
  prefix: (value) => ({ prefixes: value.split(",") }),
  prefixes: (value) => ({ prefixes: value.split(",") }),
};

/** Takes the words of a query apart from what is written as `key:value`; `mdi:home` is a word in a set. */
export function readQuery(query: string): ReadQuery {
  const words: string[] = [];
  const read: Omit<ReadQuery, "words"> = { prefixes: [] };
  for (const part of query.trim().split(/\s+/)) {
    const [, key = "", value = ""] = /^([^:]+):([^:]+)$/.exec(part) ?? [];
    const told = Object.hasOwn(switches, key.toLowerCase())
      ? switches[key.toLowerCase()]!(value.toLowerCase())
      : undefined;
    if (told) Object.assign(read, told);
    else if (key === "") words.push(part);
    else {
      read.prefixes = key.toLowerCase().split(",");
      words.push(value);
    }
  }
  return { ...read, words: words.join(" ") };
}

/** Those of the known prefixes that are named, or begin with what ends in `-`. */
export function selectPrefixes(known: readonly string[], wanted: readonly string[]): string[] {
  const isWanted = (prefix: string) =>
    wanted.some((each) => each === prefix || (each.length > 1 && each.endsWith("-") && prefix.startsWith(each)));
  return known.filter(isWanted);
}
