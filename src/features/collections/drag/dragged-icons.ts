import type { StoredIcon } from "../store/collections-state.ts";
import { collectionLimits } from "../contract.ts";

/** How icons are called that are dragged from one window of the site into another. */
export const iconsMediaType = "application/vnd.iconarium.icons+json";

export const serializeDraggedIcons = (icons: readonly StoredIcon[]): string => JSON.stringify({ icons });

/** The icons in a text that was dropped; none where it is no JSON or holds none. */
export function readDraggedIcons(text: string): StoredIcon[] {
  let dropped: unknown;
  try {
    dropped = JSON.parse(text);
  } catch {
    return [];
  }
  const { icons } = Object(dropped) as { icons?: unknown };
  if (!Array.isArray(icons)) return [];
  return icons.slice(0, collectionLimits.icons).flatMap((entry: unknown): StoredIcon[] => {
    const { id, name, isMono } = Object(entry) as Record<string, unknown>;
    if (typeof id !== "string" || !/^[\w-]{1,64}$/.test(id)) return [];
    return [{ id, name: typeof name === "string" ? name : "", ...(isMono === true && { isMono }) }];
  });
}
