import type { Address } from "../../../core/urls/address.ts";
import { parseAddress, formatAddress } from "../../../core/urls/parse-address.ts";

const longestUri = 500;

/** One path of this site: no host, nothing that browsers drop or turn. */
const sitePath = /^\/(?![/\\])[^\s\p{C}\\]*$/u;

/**
 * The one form of a path under which texts are kept: that of the page it means, whatever is selected, sorted or numbered on
 * it. Undefined when it is no path of this site, or one that the address grammar has no page for.
 */
export function pageKey(uri: string): string | undefined {
  if (uri.length > longestUri || !sitePath.test(uri)) return undefined;
  const parsed = parseAddress(uri);
  if (!parsed) return /^\/icons?(?:[/?#]|$)/i.test(uri) ? undefined : uri.split(/[?#]/, 1)[0];
  if (parsed.problems.some(({ reason }) => reason === "unknown_token" || reason === "invalid_value")) return undefined;
  return formatAddress(withoutView(parsed.address));
}

function withoutView(address: Address): Address {
  return {
    ...address,
    typed: "",
    sort: "relevance",
    isGrouped: false,
    pageNumber: 1,
    icon: address.page === "icon" ? address.icon : "",
    iconName: "",
    customization: {},
  };
}
