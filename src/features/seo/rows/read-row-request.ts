import { readListPage } from "../../../core/urls/list-page.ts";

export const longestWords = 100;
/** Rows of one page. */
export const rowsAtOnce = 50;

/** Which rows an address asks for. */
export function readRowRequest({ searchParams }: URL): { words: string; limit: number; pageNumber: number } {
  const words = searchParams.get("q")?.trim().slice(0, longestWords) ?? "";
  return { words, limit: rowsAtOnce, pageNumber: readListPage(searchParams) };
}
