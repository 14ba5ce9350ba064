import { z } from "zod";
import { cutTerm } from "../../../core/urls/normalize-query.ts";
import { languages, locales } from "../../../i18n/locales.ts";
import { refuseParameter } from "./api-scope.server.ts";

/**
 * Pieces that the query strings of calls are put together from. A parameter that is given twice arrives as one comma list.
 * What `documents` says about a parameter is what the OpenAPI document shows instead of its text form.
 */
export const documents = (schema: Record<string, unknown>) => ({ "x-documents": schema });

const longestList = 100;

/** Free text to search for; cut at a word, not refused, past 50 characters. */
export const term = z
  .string()
  .default("")
  .transform(cutTerm)
  .describe("Search term; cut at a word after at most 50 characters. `parameters.term` returns what was searched for.");

/** The most that every call takes as `amount`. */
export const mostAmount = 500;
/** The most icons in one answer of calls that list several for each of what they find. */
const mostIcons = 3_000;

export const limit = (fallback: number, most: number) =>
  z.coerce.number().int().min(1).max(most).default(fallback).describe("Maximum number of results.");

export const amount = (fallback: number) => limit(fallback, mostAmount);

/** @throws AppError `invalid_input` where an answer would have too many icons */
export function checkIconCount(count: number): void {
  if (count > mostIcons) refuseParameter("amount", `asks for ${count} icons; one response has at most ${mostIcons}`);
}

export const offset = z.coerce
  .number()
  .int()
  .min(0)
  .max(1_000_000)
  .default(0)
  .describe("Number of results to skip. Past the end, the list is empty.");

/** Which page of a list a call asks for. */
export const pageNumber = z.coerce
  .number()
  .int()
  .min(1)
  .max(10_000)
  .default(1)
  .describe("From 1. Past the end, the list is empty.");

const languageTag = /^([a-z]{2})(?:-[A-Za-z]{2,4})?$/;

/** `en` or `en-US`. */
export const language = z
  .string()
  .check(({ value, issues }) => {
    const code = languageTag.exec(value)?.[1];
    // those without pages yet are read as English
    if (!languages.some((known) => known.code === code))
      issues.push({ code: "invalid_value", values: [...locales], input: value });
  })
  .default("en")
  .meta({ pattern: `^(${languages.map(({ code }) => code).join("|")})(-[A-Za-z]{2,4})?$` })
  .describe("Language of the term and of all texts of the response: `en`, or with a region such as `pt-BR`.");

/** What a call that only depends on the language takes. */
export const inLanguage = z.object({ language });

/** true/false in the spellings that clients use. */
export const yesNo = z
  .enum(["true", "false", "1", "0", "y", "n", "yes", "no"])
  .transform((text) => ["true", "1", "y", "yes"].includes(text))
  .meta(documents({ type: "boolean" }));

const split = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  )
  .refine((list) => list.length <= longestList, `accepts at most ${longestList} values`);

/** `a,b` */
export const commaList = split.meta(documents({ type: "array", items: { type: "string" }, maxItems: longestList }));

/** A comma list of values from a closed list. */
export const commaListOf = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  split.pipe(z.array(z.enum(values))).meta(documents({ type: "array", items: { type: "string", enum: values } }));

/** A comma list of whole numbers. */
export const commaListOfNumbers = ({ least, most }: { least: number; most: number }) =>
  split
    .pipe(z.array(z.coerce.number<string>().int().min(least).max(most)))
    .meta(documents({ type: "array", items: { type: "integer", minimum: least, maximum: most } }));
