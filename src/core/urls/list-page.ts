/** Pages behind it are no pages. */
const lastPage = 10_000;

/** Which page of a list a query asks for, from 1; the first where it does not say. */
export function readListPage(query: { get(name: string): string | null }, name = "page"): number {
  const page = Number(query.get(name) ?? "1");
  return Number.isInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1;
}

/** The query of another page of a list: all else that it says stays. */
export function printListPage(query: Iterable<[string, string]>, pageNumber: number, name = "page"): string {
  const others = [...query].filter(([key]) => key !== name);
  const pairs = pageNumber > 1 ? [...others, [name, String(pageNumber)]] : others;
  return `?${pairs.map((pair) => pair.map((part) => encodeURIComponent(part)).join("=")).join("&")}`;
}
