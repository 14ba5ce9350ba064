import type { Address } from "../../core/urls/address.ts";
import { printAddress } from "../../core/urls/address-grammar.ts";

/** Parameters that the grammar may move into the path or out of it; every other one is kept as it was asked for. */
const movable: ReadonlySet<string> = new Set(["family", "category", "typed"]);

/** Parameters that are about the results of one term only. */
const termBound: ReadonlySet<string> = new Set(["page", "icon"]);

/** The path and query to lead to: the canonical path, and whatever else was asked for. */
export function printTarget(address: Address, href: string, { isOtherTerm = false } = {}): string {
  const [path = "", printed = ""] = printAddress(address).split("?");
  const kept = queryOf(href).filter((pair) => {
    const name = nameOf(pair);
    return !movable.has(name) && !(isOtherTerm && termBound.has(name));
  });
  return joinQuery(path, [...splitQuery(printed).filter((pair) => movable.has(nameOf(pair))), ...kept]);
}

/** Adds the query of the address that was asked for to a target that has none. */
export function withQueryOf(target: string, href: string): string {
  return target.includes("?") || target.includes("#") ? target : joinQuery(target, queryOf(href));
}

/** Whether two hrefs have the same path, however it is encoded. */
export function isSamePath(left: string, right: string): boolean {
  return decodePath(left) === decodePath(right);
}

/** The path of an href as people read it. */
export function decodePath(href: string): string {
  const path = href.split(/[?#]/, 1)[0]!;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function queryOf(href: string): string[] {
  const [withoutHash = ""] = href.split("#", 1);
  const start = withoutHash.indexOf("?");
  return start < 0 ? [] : splitQuery(withoutHash.slice(start + 1));
}

const splitQuery = (query: string): string[] => query.split("&").filter((pair) => pair !== "");

const nameOf = (pair: string): string => pair.split("=", 1)[0]!;

const joinQuery = (path: string, pairs: readonly string[]): string =>
  pairs.length > 0 ? `${path}?${pairs.join("&")}` : path;
