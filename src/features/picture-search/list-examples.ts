import type { Icon } from "../../core/icons/icon.ts";
import type { ColorClass } from "../../core/icons/vocabulary.ts";

/** Searches by words. */
export interface ExampleSearch {
  search(request: { term: string; filters: { colors: ColorClass[] }; amount: number }): Promise<{ icons: Icon[] }>;
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
export async function listExamples(search: ExampleSearch): Promise<Icon[]> {
  const found = await Promise.all(
    exampleTerms.map(([term, colors]) => search.search({ term, filters: { colors: [colors] }, amount: 1 })),
  );
  return found.flatMap(({ icons }) => icons);
}
