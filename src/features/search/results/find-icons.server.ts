import type { HybridResult, SearchPage } from "../contract.ts";
import { describeFacets } from "../filters/describe-facets.ts";
import type { ResultRequest } from "./page-titles.server.ts";

export interface FoundPart {
  offset: number;
  amount: number;
  facets?: boolean;
  /** Tell by which words icons were found; what was found by its meaning has no such reasons. */
  explains?: boolean;
  /** Where few icons have all the words, others are added. */
  isToppedUp?: boolean;
}

/** Part of what the address of a page finds: by words and meaning as one list, or by meaning alone. */
export async function findIcons(
  { services, resolved, pinned, locale }: Pick<ResultRequest, "services" | "resolved" | "pinned" | "locale">,
  part: FoundPart,
): Promise<SearchPage> {
  const { address, term, language, filters, isByMeaning } = resolved;
  const { offset, amount, facets: isCounting = false, explains = false, isToppedUp = false } = part;
  const { sort } = address;
  const isLiteral = address.filters.nocorrect === true;
  const wanted = { filters, sort, shownIn: locale, offset, amount, pinned: [...pinned], facets: isCounting };
  const found: HybridResult = isByMeaning
    ? { ...(await services.meaning.search(term, { ...wanted, locale: language })), addedCount: 0, isNear: false }
    : await services.hybrid.search({ ...wanted, term, language, isLiteral, isToppedUp });
  const { catalogue, index } = services.catalogue.current();
  const { ordinals, total, addedCount, isNear, read, facets } = found;
  return {
    term,
    icons: ordinals.map((ordinal) => catalogue.icon(ordinal)),
    total,
    isRelaxed: isNear,
    addedCount,
    ...(read && { read }),
    offset,
    amount,
    ...(facets && { facets: describeFacets(facets, filters) }),
    ...(explains && !isByMeaning && { reasons: index.explainHits({ term, language, filters, isLiteral }, ordinals) }),
  };
}
