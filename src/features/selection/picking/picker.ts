import type { PickedIcon } from "../../../core/icons/picked-icon.ts";
import { pickLimit, type PickedIcons } from "./picked-icons.ts";
import { findLists, listLoaded, listRange, placeOf, readTile, type Place } from "./tile-places.ts";

export interface PickerEvents {
  /** One icon was picked or let go. */
  onToggle: (icon: PickedIcon, isPicked: boolean) => void;
  /** Many were. */
  onMany: () => void;
  /** There was no room for all. */
  onFull: () => void;
  /** Icons of a range could not be fetched. */
  onFailure: () => void;
}

export type Picker = ReturnType<typeof createPicker>;

/** Picks icons of the page: one, a range from the one touched before, or all that are here. */
export function createPicker(picked: PickedIcons, { onToggle, onMany, onFull, onFailure }: PickerEvents) {
  let anchor: Place | undefined;
  /** What the range from the anchor has brought: another range from there replaces it. */
  let ranged: readonly PickedIcon[] = [];
  let latestRange = 0;
  /** What the frame of the moment has brought. */
  let swept: readonly PickedIcon[] = [];

  function startAt(place: Place): void {
    anchor = place;
    ranged = [];
    latestRange++;
  }

  function toggle(tile: HTMLElement): void {
    const icon = readTile(tile);
    startAt(placeOf(tile));
    if (picked.has(icon.id)) picked.remove(new Set([icon.id]));
    else if (picked.add([icon]).length === 0) return onFull();
    onToggle(icon, picked.has(icon.id));
  }

  async function extendTo(place: Place): Promise<void> {
    if (anchor?.list !== place.list) startAt(place);
    const from = anchor!.index;
    const to = from + Math.min(pickLimit, Math.max(-pickLimit, place.index - from));
    const range = ++latestRange;
    let icons: PickedIcon[];
    try {
      icons = await listRange(place.list, from, to);
    } catch {
      return onFailure();
    }
    if (range !== latestRange) return;
    const ids = new Set(icons.map(({ id }) => id));
    picked.remove(new Set(ranged.flatMap(({ id }) => (ids.has(id) ? [] : [id]))));
    ranged = [...ranged.filter(({ id }) => ids.has(id)), ...picked.add(icons)];
    if (icons.some(({ id }) => !picked.has(id))) onFull();
    onMany();
  }

  return {
    /** A range begins here from now on. */
    startAt: (tile: HTMLElement): void => startAt(placeOf(tile)),
    toggle,
    /** Takes all from where the range began to here. */
    extendTo,
    /** The same for a range that may begin only now. */
    extendFrom(tile: HTMLElement, place: Place): Promise<void> {
      const from = placeOf(tile);
      const isAtEnd = anchor?.list === from.list && (ranged.length > 0 || anchor.index === from.index);
      if (!isAtEnd) startAt(from);
      return extendTo(place);
    },
    /** Takes what a frame touches; what the same frame has brought and left again is let go. */
    sweep(tiles: readonly HTMLElement[], isNew: boolean): void {
      const icons = tiles.map(readTile);
      const ids = new Set(icons.map(({ id }) => id));
      if (isNew) swept = [];
      picked.remove(new Set(swept.flatMap(({ id }) => (ids.has(id) ? [] : [id]))));
      swept = [...swept.filter(({ id }) => ids.has(id)), ...picked.add(icons)];
      onMany();
    },
    /** Everything that the page's lists have fetched. */
    pickAll(): void {
      const icons = findLists().flatMap(listLoaded);
      picked.add(icons);
      if (icons.some(({ id }) => !picked.has(id))) onFull();
      onMany();
    },
  };
}
