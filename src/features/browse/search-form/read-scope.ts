import type { UIMatch } from "react-router";
import type { SearchScope } from "../../search/contract.ts";

/** The filters of the page of results that is open; undefined on other pages. */
export function readScope(matches: readonly UIMatch[]): readonly SearchScope[] | undefined {
  return (matches.at(-1)?.loaderData as { scope?: SearchScope[] } | undefined)?.scope;
}
