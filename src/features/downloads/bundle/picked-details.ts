import type { PngLimit } from "../../../core/icons/png-limit.ts";
import type { License } from "../../../core/icons/style.ts";

/** What decides about taking an icon away. */
export interface PickedDetails {
  id: string;
  /** Code of the license. */
  license: string;
  /** How large images of it this viewer may have. */
  limit: PngLimit;
  moves?: true;
}

/** The answer of `/view/picked`. */
export interface PickedFacts {
  icons: PickedDetails[];
  /** Those that the icons are under. */
  licenses: Pick<License, "code" | "title" | "class" | "requiresAttribution">[];
}

/** Ids in one question. */
export const idsPerQuestion = 100;
