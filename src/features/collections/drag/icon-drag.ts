import type { StoredIcon } from "../store/collections-state.ts";
import { iconsMediaType } from "./dragged-icons.ts";

/** The data of a drag of icons, for those on whom they are dropped. */
export interface IconDrag extends Record<string | symbol, unknown> {
  icons: readonly StoredIcon[];
}

export const isIconDrag = (drag: Record<string | symbol, unknown>): drag is IconDrag => Array.isArray(drag["icons"]);

/** Whether what comes from another window may be something for a collection. */
export const holdsExternalDrop = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.some((type) => type === "Files" || type === iconsMediaType) ?? false;
