import * as fc from "fast-check";
import { palette } from "../../../src/core/icons/palette.ts";
import { colorClasses, cornerKinds, licenseClasses, techniques, weights } from "../../../src/core/icons/vocabulary.ts";
import { sortOrders, type SearchQuery } from "../../../src/core/search/search.ts";
import type { OpenCatalogue } from "../../../src/features/catalogue/contract.ts";
import { locales } from "../../../src/i18n/locales.ts";

const knownConcepts = 3000;

const codes = (list: readonly { apiCode: string }[]) => fc.constantFrom(...list.map(({ apiCode }) => apiCode));
const some = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { minLength: 1, maxLength: 3 });

/** Searches of all kinds, of words that there are: whole, begun, mistyped, of other languages, several, none. */
export function listQueries(
  { catalogue, names }: OpenCatalogue,
  { count, seed }: { count: number; seed: number },
): SearchQuery[] {
  const concepts = catalogue.listConcepts(knownConcepts).map(({ commonName }) => commonName.replaceAll("-", " "));
  const term = fc.record({
    words: fc.array(fc.constantFrom(...concepts), { minLength: 1, maxLength: 2 }),
    kind: fc.constantFrom("whole", "whole", "begun", "mistyped", "named", "none", "letter"),
    at: fc.nat(20),
    language: fc.constantFrom(...locales),
  });
  const write = ({ words, kind, at, language }: typeof term extends fc.Arbitrary<infer Value> ? Value : never) => {
    const text = words.join(" ");
    const cut = 1 + (at % text.length);
    if (kind === "none") return { term: "" };
    if (kind === "letter") return { term: text.slice(0, 1 + (at % 2)) };
    if (kind === "begun") return { term: text.slice(0, Math.max(2, cut)) };
    if (kind === "mistyped") return { term: `${text.slice(0, cut)}${text.slice(cut + 1)}` };
    if (kind === "named") return { term: names.nameWords(words[0]!, language)?.[0] ?? text, language };
    return { term: text, language };
  };
  const filters = fc.record(
    {
      style: some(codes(catalogue.styles)),
      family: some(codes(catalogue.families)),
      category: some(codes(catalogue.categories)),
      color: fc.constantFrom(...palette.map(({ name }) => name)),
      colors: some(fc.constantFrom(...colorClasses)),
      technique: some(fc.constantFrom(...techniques)),
      corners: some(fc.constantFrom(...cornerKinds)),
      weight: some(fc.constantFrom(...weights)),
      license: some(fc.constantFrom(...licenseClasses)),
      isColor: fc.boolean(),
      isAnimated: fc.boolean(),
      isFree: fc.boolean(),
      size: some(fc.constantFrom(16, 20, 24, 32)),
    },
    { requiredKeys: [] },
  );
  /** Most searches have few filters. */
  const few = fc.tuple(filters, fc.nat(3)).map(([all, most]) => Object.fromEntries(Object.entries(all).slice(0, most)));
  const query = fc.record({
    term,
    filters: few,
    sort: fc.constantFrom("relevance" as const, "relevance" as const, ...sortOrders),
    shownIn: fc.constantFrom(...locales),
    offset: fc.constantFrom(0, 0, 0, 30, 60, 95, 96, 300),
    pinned: fc.oneof(fc.constant([]), some(codes(catalogue.styles))),
    isLiteral: fc.boolean(),
  });
  return fc
    .sample(query, { numRuns: count, seed })
    .map(({ term: written, ...others }) => Object.assign({}, others, write(written)));
}
