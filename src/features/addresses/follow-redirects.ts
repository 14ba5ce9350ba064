import type { RedirectLookup } from "./contract.ts";
import { decodePath, withQueryOf } from "./redirect-target.ts";

/** So long a chain of moved paths is a mistake. */
const maxMoves = 8;

/**
 * Where a path was moved to by hand, however often it was moved since. Undefined when it was not, when the moves go in
 * a circle, and for targets that only look like a path of this site.
 */
export async function followRedirects(
  href: string,
  redirects: RedirectLookup | undefined,
): Promise<{ to: string; status: 301 | 302 } | undefined> {
  if (!redirects) return undefined;
  let place = href;
  let status: 301 | 302 = 301;
  const seen = new Set([decodePath(href)]);
  for (let moves = 0; moves < maxMoves; moves++) {
    const found = await redirects.find(decodePath(place));
    if (!found) return moves === 0 ? undefined : { to: place, status };
    if (found.status === 302) status = 302;
    if (/^https?:\/\//i.test(found.to)) return { to: found.to, status };
    if (!/^\/(?![/\\])/.test(found.to)) return undefined;
    place = withQueryOf(found.to, href);
    if (seen.has(decodePath(place))) return undefined;
    seen.add(decodePath(place));
  }
  return undefined;
}
