import type { Style } from "../../../core/icons/style.ts";
import { pinnedFirst } from "../../../core/people/pinned-styles.ts";
import { coverConcept, type Coverage } from "../../../core/search/cover/cover-concept.ts";
import { rankStyles, type CoveredStyle } from "../../../core/search/cover/rank-styles.ts";
import { selectStyles } from "../../../core/search/filter/select-styles.ts";
import { yieldToRequests } from "../../../platform/workers/yield-to-requests.server.ts";
import type { OpenCatalogue } from "../../catalogue/contract.ts";
import type { SetRequest, SetSort } from "../contract.ts";

/** Which styles have how many of some concepts, with an icon for each. */
export async function findSets(
  { catalogue, index, meaning }: OpenCatalogue,
  { concepts, language, filters, sort, pinned }: SetRequest,
): Promise<readonly CoveredStyle<Style>[]> {
  const { styles } = selectStyles(catalogue, filters);
  const codes = styles.map(({ apiCode }) => apiCode);
  const covered: ReadonlyMap<string, Coverage>[] = [];
  const names = new Map<number, string>();
  const nameOf = (ordinal: number) => {
    const concept = catalogue.conceptOrdinal(ordinal);
    const name = names.get(concept) ?? catalogue.icon(ordinal).commonName;
    names.set(concept, name);
    return name;
  };
  for (const concept of concepts) {
    covered.push(
      coverConcept(concept, {
        index,
        styles: codes,
        language,
        nameOf,
        styleOf: (ordinal) => catalogue.styles[catalogue.styleOrdinal(ordinal)]!.apiCode,
        listNear: (text) => {
          const { near, further } = meaning.find(text, language);
          return [...near, ...further].flatMap((name) => catalogue.listByConcept(name));
        },
      }),
    );
    // A long list is no reason for others to wait.
    await yieldToRequests();
  }
  const ranked = rankStyles(styles, covered);
  const sorted = sort === "coverage" ? ranked : ranked.toSorted(styleOrders[sort]);
  return pinnedFirst(sorted, pinned, ({ style }) => style.apiCode);
}

const styleOrders: Record<
  Exclude<SetSort, "coverage">,
  (left: CoveredStyle<Style>, right: CoveredStyle<Style>) => number
> = {
  popularity: (left, right) => left.style.order - right.style.order,
  alphabet: (left, right) => left.style.title.localeCompare(right.style.title, "en"),
  size: (left, right) => right.style.iconCount - left.style.iconCount,
};
