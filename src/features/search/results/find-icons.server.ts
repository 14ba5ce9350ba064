import type { SearchPage } from "../contract.ts";
import { describeFacets } from "../filters/describe-facets.ts";
import type { ResultRequest } from "./page-titles.server.ts";

export interface FoundPart {
  offset: number;
  amount: number;
  facets?: boolean;
  /** Tell by which words icons were found; what was found by its meaning has no such reasons. */
  explains?: boolean;
}

/** Part of what the address of a page finds: by the words of its icons, or by what the words mean. */
export async function findIcons(
  { services, resolved }: Pick<ResultRequest, "services" | "resolved">,
  part: FoundPart,
): Promise<SearchPage> {
  const { address, term, language, filters, isByMeaning } = resolved;
  if (!isByMeaning) {
    const { sort, filters: chosen } = address;
    return services.search.search({ term, language, filters, sort, isLiteral: chosen.nocorrect === true, ...part });
  }
  const { catalogue } = services.catalogue.current();
  const { offset, amount, facets: isCounting = false } = part;
  const wanted = { locale: language, filters, offset, amount, facets: isCounting };
  const { ordinals, total, facets } = await services.meaning.search(term, wanted);
  return {
    term,
    icons: ordinals.map((ordinal) => catalogue.icon(ordinal)),
    total,
    isRelaxed: false,
    offset,
    amount,
    ...(facets && { facets: describeFacets(facets, filters) }),
  };
}
