import { popularTerm } from "../../core/urls/address.ts";
import { parseAddress } from "../../core/urls/address-grammar.ts";
import { searchWords } from "../../core/urls/clean-term.ts";
import { clickEventPath, downloadEventPath, type TakeKind } from "../search/contract.ts";

/**
 * Tells the server that an icon was taken from what this page's search has found, when the browser has time for that. Where
 * nothing was searched for there is nothing to tell. It never fails: whoever blocks it takes icons all the same.
 */
export function tellTaken(id: string, kind: TakeKind): void {
  const address = parseAddress(location.pathname + location.search)?.address;
  if (address?.page !== "search" || address.term === popularTerm) return;
  const take = { id, term: searchWords(address.term), lang: document.documentElement.lang };
  const [path, body] = kind === "click" ? [clickEventPath, take] : [downloadEventPath, { ...take, kind }];
  try {
    navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: "application/json" }));
  } catch {
    // Taken away from the browser, or forbidden.
  }
}
