import { queryParameters } from "../../../core/urls/query-parameters.ts";

/**
 * What pages below `/icon` and `/icons` read of a query: the grammar, the search form, the list that sets are found for, the
 * language, and the router.
 */
const pageParameters: ReadonlySet<string> = new Set([
  ...queryParameters.map(({ name }) => name),
  "term",
  "list",
  "filters",
  "lang",
  "path",
  "_routes",
  "index",
]);
const isPage = /^\/icons?(?:[/?]|\.data\?)/;
/** Pages about people read what they like: nobody shares them. */
const isPersonal = /^\/icons\/(?:sign-in|account|admin|join|request-icon|pricing\/)/;

/**
 * The address of a request without parameters that no page reads, such as those that campaigns add. Pages are made from this
 * address, so that visitors who came by different campaigns may share them.
 */
export function dropUnknownParameters(href: string): string {
  const start = href.indexOf("?");
  if (start < 0 || !isPage.test(href) || isPersonal.test(href)) return href;
  const pairs = href.slice(start + 1).split("&");
  const known = pairs.filter((pair) => pageParameters.has(pair.split("=", 1)[0]!));
  return href.slice(0, start) + (known.length === 0 ? "" : `?${known.join("&")}`);
}
