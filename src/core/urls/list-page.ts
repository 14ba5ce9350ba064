/** Pages behind it are no pages. */
const lastPage = 10_000;

/** Which page of a list a query asks for, from 1; the first where it does not say. */
export function readListPage(query: { get(name: string): string | null }, name = "page"): number {
  const page = Number(query.get(name) ?? "1");
  return Number.isInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1;
}

/** The parameters that number pages of lists. */
const pageNames: ReadonlySet<string> = new Set(["page", "added", "gone"]);

/** `path?query` without what should number pages of lists and does not: such an address means the first page. */
export function dropFalsePages(href: string): string {
  const start = href.indexOf("?");
  if (start < 0) return href;
  const pairs = href.slice(start + 1).split("&");
  const others = pairs.filter((pair) => {
    const [name = "", value = ""] = pair.split("=", 2);
    return !pageNames.has(name) || /^[1-9]\d*$/.test(value);
  });
  if (others.length === pairs.length) return href;
  return others.length === 0 ? href.slice(0, start) : `${href.slice(0, start)}?${others.join("&")}`;
}

/** The address of another page of a list. */
export const formatListHref = ({ pathname, searchParams }: PlacedQuery, pageNumber: number, name = "page"): string =>
  // React Router asks for what pages need under a name of its own.
  (pathname.replace(/\.data$/, "") + formatListPage(searchParams, pageNumber, name)).replace(/\?$/, "");

interface PlacedQuery {
  pathname: string;
  searchParams: Iterable<[string, string]>;
}

/** The query of another page of a list: all else that it says stays. */
export function formatListPage(query: Iterable<[string, string]>, pageNumber: number, name = "page"): string {
  const others = [...query].filter(([key]) => key !== name);
  const pairs = pageNumber > 1 ? [...others, [name, String(pageNumber)]] : others;
  return `?${pairs.map((pair) => pair.map((part) => encodeURIComponent(part)).join("=")).join("&")}`;
}
