import { z } from "zod";

/** Pieces that the query strings of calls are put together from. */

const longestTerm = 50;
const longestList = 100;

/** Free text to search for; cut, not refused, past 50 characters. */
export const term = z
  .string()
  .default("")
  .transform((text) => text.trim().slice(0, longestTerm).toWellFormed())
  .describe("Words to search for; at most 50 characters count.");

export const amount = (fallback: number, most: number) =>
  z.coerce.number().int().min(1).max(most).default(fallback).describe("How many to return at most.");

export const offset = z.coerce.number().int().min(0).max(1_000_000).default(0).describe("How many to skip.");

/** `en` or `en-US`; decides nothing yet but what is echoed and counted. */
export const language = z
  .string()
  .regex(/^[a-z]{2}(-[A-Za-z]{2,4})?$/, "must look like en or en-US")
  .default("en")
  .describe("Language of the term.");

/** true/false in the spellings that clients use. */
export const yesNo = z
  .enum(["true", "false", "1", "0", "y", "n", "yes", "no"])
  .transform((text) => ["true", "1", "y", "yes"].includes(text));

const listed = z.union([z.string(), z.array(z.string())]).transform((given) =>
  (Array.isArray(given) ? given : [given])
    .flatMap((text) => text.split(","))
    .map((text) => text.trim())
    .filter((text) => text !== ""),
);

/** `a,b` or a repeated parameter. */
export const commaList = listed.refine((list) => list.length <= longestList, `takes at most ${longestList} values`);

/** A comma list of values from a closed list. */
export const commaListOf = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  commaList.pipe(z.array(z.enum(values)));
