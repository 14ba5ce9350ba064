import type { Address } from "../../core/urls/address.ts";
import { formatAddress } from "../../core/urls/parse-address.ts";
import type { RedirectLookup, Resolution } from "./contract.ts";

/** Parameters that the grammar may move into the path or out of it; every other one is kept as it was asked for. */
const movable: ReadonlySet<string> = new Set(["family", "category", "typed"]);

/** Parameters that are about the results of one term only. */
const termBound: ReadonlySet<string> = new Set(["page", "icon"]);

/** A longer chain of moves is a mistake. */
const maxMoves = 12;

/** The path and query to lead to: the canonical path, and whatever else was asked for. */
export function formatTarget(address: Address, href: string, { isOtherTerm = false } = {}): string {
  const [path = "", query = ""] = formatAddress(address).split("?");
  const carried = queryOf(href).filter((pair) => {
    const name = nameOf(pair);
    return !movable.has(name) && !(isOtherTerm && termBound.has(name));
  });
  return joinQuery(path, [...splitQuery(query).filter((pair) => movable.has(nameOf(pair))), ...carried]);
}

/** Whether two hrefs have the same path, however it is encoded. */
export function isSamePath(left: string, right: string): boolean {
  return decodePath(left) === decodePath(right);
}

/**
 * The answer to an address where some paths were moved by hand: all moves on the way, those of the grammar among them,
 * make one redirect. Undefined when nothing was moved by hand, and when the moves go in a circle.
 */
export async function settleMoves(
  href: string,
  { redirects, read }: { redirects: RedirectLookup; read: (place: string) => Resolution },
): Promise<Resolution | undefined> {
  let place = href;
  let status: 301 | 302 = 301;
  let isMoved = false;
  const seen = new Set<string>();
  while (!seen.has(decodePath(place)) && seen.size < maxMoves) {
    seen.add(decodePath(place));
    const found = await redirects.find(decodePath(place));
    const next = found ?? findRedirect(read(place));
    if (!next) return isMoved ? { kind: "redirect", to: place, status } : undefined;
    if (next.status === 302 || next.status === 307) status = 302;
    if (found && isForeign(found.to)) return { kind: "redirect", to: found.to, status };
    // Anything else that does not start with one slash could name another host.
    if (!/^\/(?![/\\])/.test(next.to)) return undefined;
    isMoved ||= found !== undefined;
    place = found ? withQueryOf(next.to, href) : next.to;
  }
  return undefined;
}

const findRedirect = (resolution: Resolution) => (resolution.kind === "redirect" ? resolution : undefined);

/** The address of another site; the lookup vouches for it. */
const isForeign = (target: string): boolean => /^https?:\/\//i.test(target);

/** Adds the query of the address that was asked for to a target that has none. */
function withQueryOf(target: string, href: string): string {
  return /[?#]/.test(target) ? target : joinQuery(target, queryOf(href));
}

/** The path of an href as people read it. */
function decodePath(href: string): string {
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
