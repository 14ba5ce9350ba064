import { parseAddress } from "../../../core/urls/parse-address.ts";

/** The icon that the address of the page selects, or is about. */
export function readSelectedIcon(): string | undefined {
  return parseAddress(location.pathname + location.search)?.address.icon || undefined;
}
