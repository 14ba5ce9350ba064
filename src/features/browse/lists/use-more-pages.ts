import { useState, type RefObject } from "react";
import { useFetcher } from "react-router";
import { useNearEnd } from "../../../ui/hooks/use-near-end.ts";

/** One page of a list, as a loader sends it. */
export interface ListPage {
  /** What list this is a page of: everything that decides about it but the number. */
  list: string;
  pageNumber: number;
  isLast: boolean;
}

export interface MorePages<Page> {
  pages: readonly Page[];
  /** Goes on an element after the list: when it comes near, the next page is fetched. */
  endRef: RefObject<HTMLDivElement | null>;
  isLoading: boolean;
  hasMore: boolean;
}

/**
 * Appends further pages to the one the document came with, as the reader comes near the end.
 *
 * @param first what the page's own loader sent
 * @param addressOf address whose loader sends the page of that number
 */
export function useMorePages<Page extends ListPage>(
  first: Page,
  addressOf: (pageNumber: number) => string,
): MorePages<Page> {
  const { load, data, state } = useFetcher<Page>();
  const [further, setFurther] = useState<{ of: Page; pages: readonly Page[] }>({ of: first, pages: [] });
  const pages = further.of === first ? [first, ...further.pages] : [first];
  const last = pages.at(-1) ?? first;
  const hasMore = !last.isLast;
  const nextAddress = hasMore ? addressOf(last.pageNumber + 1) : undefined;

  if (data && data.list === first.list && data.pageNumber === last.pageNumber + 1 && state === "idle") {
    setFurther({ of: first, pages: [...pages.slice(1), data as Page] });
  }

  const canLoad = nextAddress !== undefined && state === "idle";
  const endRef = useNearEnd<HTMLDivElement>(canLoad ? () => void load(nextAddress) : undefined);

  return { pages, endRef, isLoading: state !== "idle", hasMore };
}
