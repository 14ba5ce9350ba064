import type { PickedIcon } from "../../core/icons/picked-icon.ts";

/** A list of which only a part stands in the document. Places count from 0. */
export interface LongList {
  count: number;
  /** What has been fetched so far, in order. */
  listLoaded(): PickedIcon[];
  /** The icons from one place to another, both included; what is missing is fetched. */
  listRange(from: number, to: number): Promise<PickedIcon[]>;
  /** Scrolls there if need be and gives the tile the focus. */
  focus(index: number): void;
}

/** The lists on the page by the element that holds their items, as far as they are longer than what it holds. */
export const longLists = new WeakMap<Element, LongList>();

/** Where a tab remembers what was picked. */
export const picksKey = "picked-icons";

let isOn = false;
const listeners = new Set<() => void>();

/** While it is on, a press on a tile picks its icon instead of opening it. */
export const selectMode = {
  isOn: (): boolean => isOn,
  set: (next: boolean): void => {
    if (next === isOn) return;
    isOn = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
