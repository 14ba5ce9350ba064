import type { LongList } from "../../selection/contract.ts";
import type { PickedIcon } from "../../../core/icons/picked-icon.ts";
import type { ResultPage } from "../results/result-view.ts";

export interface LongListOptions {
  count: number;
  pageSize: number;
  /** Loaded pages by number, from 0. */
  pages: Map<number, ResultPage>;
  loadPage: (page: number, signal: AbortSignal) => Promise<ResultPage>;
  signal: AbortSignal;
  focus: (index: number) => void;
}

/** The icons of an endless grid for whoever wants more of them than it draws. */
export function createLongList({ count, pageSize, pages, loadPage, signal, focus }: LongListOptions): LongList {
  async function getPage(number: number): Promise<ResultPage> {
    const page = pages.get(number) ?? (await loadPage(number, signal));
    pages.set(number, page);
    return page;
  }
  return {
    count,
    focus,
    listLoaded: () => [...pages].toSorted(([a], [b]) => a - b).flatMap(([, page]) => listPage(page)),
    async listRange(from, to) {
      const first = Math.floor(from / pageSize);
      const last = Math.floor(to / pageSize);
      const numbers = Array.from({ length: last - first + 1 }, (_, place) => first + place);
      const icons = (await Promise.all(numbers.map(getPage))).flatMap(listPage);
      return icons.slice(from - first * pageSize, to + 1 - first * pageSize);
    },
  };
}

function listPage({ icons, drawings }: ResultPage): PickedIcon[] {
  return icons.map(({ id, name }) => ({ id, name, ...(drawings[id]?.includes("currentColor") && { isMono: true }) }));
}
