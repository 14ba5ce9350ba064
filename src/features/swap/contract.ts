import type { MatchKind } from "../../core/swap/find-likely-concepts.ts";
import type { Locale } from "../../i18n/locales.ts";

/** Addresses of the calls. */
export const swapPaths = { styles: "/siteApi/icons/v1/swap/styles", icons: "/siteApi/icons/v1/swap" } as const;

/** Icons in one call. */
export const mostSwapped = 1_000;

/** How well a style covers icons. */
export interface StyleCoverage {
  apiCode: string;
  title: string;
  /** Name of the family. */
  family: string;
  isColor: boolean;
  /** SPDX code. */
  license: string;
  /** How many of the icons have the same concept there. */
  exact: number;
  /** How many more have one there that means the same, or nearly. */
  near: number;
}

/** An icon as far as a dialog shows it. */
export interface SwapIcon {
  id: string;
  name: string;
  /** Drawn in the color of the text around it. */
  isMono: boolean;
}

/** What an icon is swapped to. */
export interface SwapPair {
  from: string;
  /** Absent where the style has none. */
  to?: string;
  kind?: MatchKind;
  isExact: boolean;
  /** An icon of another concept is swapped to the same one. */
  isShared: boolean;
  /** What may be taken instead, the best first. */
  others: string[];
}

export interface SwapPlan {
  style: StyleCoverage;
  /** In the order of the icons that were asked about. */
  pairs: SwapPair[];
  /** Those that are named above. */
  icons: SwapIcon[];
}

/**
 * Finds for icons those that stand for them in another style. Ids that no icon of the catalogue has, such as those of uploads,
 * are gaps. Long work is done in slices, so that others are answered meanwhile.
 */
export interface SwapService {
  /** The styles that have any of them, those that cover most first. */
  listStyles(ids: readonly string[]): Promise<StyleCoverage[]>;
  /** @throws AppError `invalid_input` for an unknown style */
  plan(ids: readonly string[], options: { style: string; locale: Locale }): Promise<SwapPlan>;
}

/** An icon to swap, or what it was swapped to. */
export interface SwappableIcon {
  id: string;
  name: string;
  /** It is drawn in the color of the text around it. */
  isMono?: true;
}

/** What somebody decided. */
export interface DecidedSwap {
  style: Pick<StyleCoverage, "apiCode" | "title">;
  /** Those that became others, with what they became. */
  swapped: { from: SwappableIcon; to: SwappableIcon }[];
  /** All icons afterwards, in their order, each once: those that stay, too. */
  icons: SwappableIcon[];
}

export interface SwapDialogProps {
  /** At most `mostSwapped`. */
  icons: readonly SwappableIcon[];
  /** Puts the new ones in the place of the old ones; absent where those are not one's own. */
  onReplace?: ((decided: DecidedSwap) => void) | undefined;
  /** Makes a collection of them beside the old one; absent where there is none. */
  onNew?: (decided: DecidedSwap) => void;
  onClose: () => void;
}

/** The dialog in which icons are swapped, fetched when it is wanted. It needs the messages `swap`. */
export const loadSwapDialog = () => import("./swap-dialog.tsx");

declare module "../../context.ts" {
  interface Services {
    swaps: SwapService;
  }
}
