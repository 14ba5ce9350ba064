import { conceptListLimits, formatConceptList } from "../../../core/search/cover/concept-list.ts";
import { blankAddress, type Address } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import type { SetSort } from "../contract.ts";
import { setFinderPath } from "../contract.ts";

/** The path of the styles page, whose filters the page has too. */
const stylesPath = formatAddress(blankAddress("styles"));

/** Characters that a list may have. */
export const longestList = conceptListLimits.concepts * (conceptListLimits.length + 1);

export interface SetAddress {
  concepts: readonly string[];
  sort: SetSort;
  /** Of the styles page, with its filters. */
  styles: Address;
}

/** The address of the page for a list: filters are written as in paths. */
export function formatSetAddress({ concepts, sort, styles }: SetAddress): string {
  const filters = formatAddress(styles).split("?")[0]!.slice(stylesPath.length).replace(/^--/, "");
  const query = new URLSearchParams({
    ...(concepts.length > 0 && { list: formatConceptList(concepts) }),
    ...(sort !== "coverage" && { sorting: sort }),
    ...(filters !== "" && { filters }),
  });
  return query.size === 0 ? setFinderPath : `${setFinderPath}?${query}`;
}

/** The path of the styles page with the filters of an address. */
export const formatStylesPath = (filters: string): string =>
  filters === "" ? stylesPath : `${stylesPath}--${filters}`;
