import type { Icon } from "../../core/icons/icon.ts";
import type { ColorClass } from "../../core/icons/vocabulary.ts";

/** Searches by words. */
export interface ExampleSearch {
  search(request: { term: string; filters: { colors: ColorClass[] }; amount: number }): { icons: Icon[] };
}

/** What the examples show, with the colors that are drawn best. */
const exampleTerms: readonly (readonly [term: string, colors: ColorClass])[] = [
  ["house", "mono"],
  ["bicycle", "mono"],
  ["cat", "multi"],
  ["camera", "mono"],
  ["rocket", "multi"],
  ["umbrella", "mono"],
];

/** Icons that somebody can try the search with. */
export const listExamples = (search: ExampleSearch): Icon[] =>
  exampleTerms.flatMap(([term, colors]) => search.search({ term, filters: { colors: [colors] }, amount: 1 }).icons);
