import { listPaints } from "../svg/colors/list-paints.ts";
import type { SvgDocument } from "../svg/document/read-document.ts";

/** What keeps a harmless drawing from being an icon of the catalogue. */
export type IconFault =
  /** Its view box is not as wide as it is high. */
  | "notSquare"
  /** Its view box is not some whole number of px within the rules. */
  | "offGrid"
  /** It has more colors than an icon has. */
  | "tooManyColors";

export const iconRules = { leastPx: 12, mostPx: 1024, colors: 24 } as const;

export interface InspectedIcon {
  width: number;
  height: number;
  colors: number;
  fault: IconFault | undefined;
}

/** Looks at the grid and the colors of a drawing that may become an icon. */
export function inspectIcon({ box: [, , width, height], text }: SvgDocument): InspectedIcon {
  const colors = listPaints(text).length;
  const facts = { width, height, colors };
  if (width !== height) return { ...facts, fault: "notSquare" };
  const isOnGrid = Number.isInteger(width) && width >= iconRules.leastPx && width <= iconRules.mostPx;
  if (!isOnGrid) return { ...facts, fault: "offGrid" };
  return { ...facts, fault: colors > iconRules.colors ? "tooManyColors" : undefined };
}
