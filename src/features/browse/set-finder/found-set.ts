import type { InlineIcon } from "../icon-tiles/inline-icon.ts";

/** The icon of a set for an entry of a list. */
export interface FoundIcon extends InlineIcon {
  concept: string;
  /** The set has no icon for it; this one comes nearest. */
  isSubstitute?: true;
}

/** A set with what it has of a list. */
export interface FoundSet {
  code: string;
  title: string;
  path: string;
  /** All icons but substitutes, to look at, save and share. */
  sharedPath?: string;
  isColor: boolean;
  isPinned: boolean;
  foundCount: number;
  /** In the order of the list. */
  icons: FoundIcon[];
  /** Entries for which it has nothing, not even a substitute. */
  lacking: string[];
}
