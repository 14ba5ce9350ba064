import type { IconCustomization } from "../core/svg/icon-customization.ts";
import { parseAddress } from "../core/urls/parse-address.ts";

/** How the page's address has all icons look. */
export function readGridCustomization(): IconCustomization {
  return parseAddress(location.pathname + location.search)?.address.customization ?? {};
}
