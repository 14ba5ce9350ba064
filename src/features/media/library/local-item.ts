import type { MediaWords } from "../../../core/media/score-media.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { MediaItem, MediaOriginal } from "../contract.ts";

/** A picture of the site's own, whatever it is made of. */
export interface LocalItem {
  /** All but the title. */
  facts: Omit<MediaItem, "title">;
  nameIn: (locale: Locale) => string;
  words: MediaWords;
  /** When it came, in ms: of pictures that the site makes itself none is known, and they are in the order they were thought of. */
  cameMs?: number;
  open: () => MediaOriginal;
}
