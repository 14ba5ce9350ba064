import type { GlyphName } from "../../../ui/foundation/glyph-name.ts";

/** Something that the search field does beside searching, found by its name: goes somewhere, or changes the page. */
export interface Command {
  key: string;
  text: string;
  glyph: GlyphName;
  detail?: string;
  href?: string;
  run?: () => void;
}
