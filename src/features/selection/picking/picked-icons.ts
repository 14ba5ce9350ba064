import { picksKey } from "../contract.ts";
import type { PickedIcon } from "../../../core/icons/picked-icon.ts";

/** No bundle holds more. */
export const pickLimit = 1000;

type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export type PickedIcons = ReturnType<typeof createPickedIcons>;

/** The icons that a person picked, in the order of picking, remembered for as long as the tab is open. */
export function createPickedIcons(memory: () => Memory) {
  let icons: readonly PickedIcon[] = recall(memory);
  let ids: ReadonlySet<string> = new Set(icons.map(({ id }) => id));
  const listeners = new Set<() => void>();

  function change(next: readonly PickedIcon[]): void {
    icons = next;
    ids = new Set(next.map(({ id }) => id));
    remember(memory, next);
    for (const listener of listeners) listener();
  }

  return {
    list: () => icons,
    has: (id: string) => ids.has(id),
    /** @returns those that were added: not picked yet, and as many as there is room for */
    add(more: readonly PickedIcon[]): PickedIcon[] {
      const fresh = new Map(more.filter(({ id }) => !ids.has(id)).map((icon) => [icon.id, icon]));
      const added = [...fresh.values()].slice(0, pickLimit - icons.length);
      if (added.length > 0) change([...icons, ...added]);
      return added;
    },
    remove(gone: ReadonlySet<string>): void {
      if (icons.some(({ id }) => gone.has(id))) change(icons.filter(({ id }) => !gone.has(id)));
    },
    /** Takes over what another document of the tab has remembered. */
    recall: (): void => change(recall(memory)),
    replace: (next: readonly PickedIcon[]): void => change(next.slice(0, pickLimit)),
    clear(): void {
      if (icons.length > 0) change([]);
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Those of this tab. */
export const pickedIcons: PickedIcons = createPickedIcons(() => sessionStorage);

function recall(memory: () => Memory): PickedIcon[] {
  try {
    const stored: unknown = JSON.parse(memory().getItem(picksKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isPicked).slice(0, pickLimit) : [];
  } catch {
    return [];
  }
}

function remember(memory: () => Memory, icons: readonly PickedIcon[]): void {
  try {
    if (icons.length === 0) memory().removeItem(picksKey);
    else memory().setItem(picksKey, JSON.stringify(icons));
  } catch {
    // A browser that keeps nothing has the selection until the next document.
  }
}

function isPicked(entry: unknown): entry is PickedIcon {
  const { id, name } = (entry ?? {}) as Partial<PickedIcon>;
  return typeof id === "string" && typeof name === "string";
}
