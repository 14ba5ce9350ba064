import { requestStatuses, type RequestStatus } from "../../../core/requests/request-rules.ts";
import { readListPage } from "../../../core/urls/list-page.ts";
import { requestSorts, type RequestSort } from "../contract.ts";
import { requestPagesPath } from "../../../core/urls/paths/request-paths.ts";

export const whoseRequests = ["mine", "assigned", "unassigned"] as const;
export type WhoseRequests = (typeof whoseRequests)[number];

/** What the address of the list says; undefined is any. */
export interface RequestListAddress {
  isBoard: boolean;
  term: string;
  sort: RequestSort;
  status: RequestStatus | undefined;
  whose: WhoseRequests | undefined;
  /** API code of a style. */
  style: string | undefined;
  /** From 1. */
  pageNumber: number;
}

const longestTerm = 80;
const defaultSort: RequestSort = "-votes";

/** Reads what the query of the list says; what cannot be meant is left out. */
export function readListAddress(query: URLSearchParams): RequestListAddress {
  const oneOf = <Value extends string>(key: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(key));
  const style = query.get("style") ?? "";
  return {
    isBoard: query.get("view") === "board",
    term: (query.get("q") ?? "").trim().slice(0, longestTerm),
    sort: oneOf("sort", requestSorts) ?? defaultSort,
    status: oneOf("status", requestStatuses),
    whose: oneOf("whose", whoseRequests),
    style: /^[\w-]{1,64}$/.test(style) ? style : undefined,
    pageNumber: readListPage(query),
  };
}

/** The address of a list: the first page, unless it is said otherwise. */
export function formatListAddress(
  from: RequestListAddress,
  change: { [Key in keyof RequestListAddress]?: RequestListAddress[Key] } = {},
): string {
  const { isBoard, term, sort, status, whose, style, pageNumber } = { ...from, pageNumber: 1, ...change };
  const query = new URLSearchParams();
  if (isBoard) query.set("view", "board");
  if (term !== "") query.set("q", term);
  if (sort !== defaultSort) query.set("sort", sort);
  if (status !== undefined) query.set("status", status);
  if (whose !== undefined) query.set("whose", whose);
  if (style !== undefined) query.set("style", style);
  if (pageNumber > 1) query.set("page", String(pageNumber));
  return query.size === 0 ? requestPagesPath : `${requestPagesPath}?${query}`;
}

/** A list without filters, in the same view. */
export const clearListAddress = ({ isBoard, sort }: RequestListAddress): RequestListAddress => ({
  ...readListAddress(new URLSearchParams()),
  isBoard,
  sort,
});
