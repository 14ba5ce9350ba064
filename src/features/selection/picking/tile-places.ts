import { longLists } from "../contract.ts";
import type { PickedIcon } from "../../../core/icons/picked-icon.ts";

/** What can be picked: tiles that are items of a list in the page's main part. */
export const tileSelector = "main li > a[data-icon]";

/** Where a tile stands. Places count from 0. */
export interface Place {
  list: Element;
  index: number;
}

/** The tile that something happened in, its buttons included. */
export function findTile(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest("main li")?.querySelector<HTMLElement>(":scope > a[data-icon]") ?? undefined;
}

export function placeOf(tile: HTMLElement): Place {
  const list = tile.parentElement!.parentElement!;
  const index = tile.dataset["index"];
  return { list, index: index === undefined ? listTiles(list).indexOf(tile) : Number(index) };
}

export function readTile(tile: HTMLElement): PickedIcon {
  const name = tile.querySelector("[data-name]")?.textContent ?? "";
  const drawing = tile.querySelector("svg")?.outerHTML;
  const isMono = drawing === undefined ? tile.querySelector("img") === null : drawing.includes("currentColor");
  return { id: tile.dataset["icon"]!, name, ...(isMono && { isMono }) };
}

export function countItems(list: Element): number {
  return longLists.get(list)?.count ?? listTiles(list).length;
}

/** All icons of a list that are here. */
export function listLoaded(list: Element): PickedIcon[] {
  return longLists.get(list)?.listLoaded() ?? listTiles(list).map(readTile);
}

/** The icons from one place of a list to another, both included. */
export async function listRange(list: Element, from: number, to: number): Promise<PickedIcon[]> {
  const [first, last] = from < to ? [from, to] : [to, from];
  const long = longLists.get(list);
  const icons = long
    ? await long.listRange(first, last)
    : listTiles(list)
        .slice(first, last + 1)
        .map(readTile);
  return from < to ? icons : icons.toReversed();
}

export function focusPlace({ list, index }: Place): void {
  const long = longLists.get(list);
  if (long) long.focus(index);
  else listTiles(list)[index]?.focus();
}

/** Items side by side: what is in the document begins with a whole row. */
export function countColumns(list: Element): number {
  const tops = listTiles(list).map((tile) => tile.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
}

/** The lists of tiles on the page, from above. */
export function findLists(): Element[] {
  const tiles = document.querySelectorAll(tileSelector);
  return [...new Set(Array.from(tiles, (tile) => tile.parentElement!.parentElement!))];
}

function listTiles(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(":scope > li > a[data-icon]")];
}
