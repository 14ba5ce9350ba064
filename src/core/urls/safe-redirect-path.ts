const longestPath = 2_000;
/** No browser takes any of these for the beginning of another site's address. */
const plainPath = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u;

/**
 * A path of this site, with its query, that came from outside, written as headers can carry it; undefined for whatever else
 * it is. What only calls answer is no place to come back to.
 */
export function readOwnPath(text: string | undefined): string | undefined {
  if (text === undefined || text.length > longestPath || !plainPath.test(text)) return undefined;
  if (/^\/(?:api|siteApi|test\/identity)(?:\/|$)/.test(text)) return undefined;
  return text.toWellFormed().replaceAll(/[^\x21-\x7E]+/g, encodeURIComponent);
}
