import type { SearchText } from "../build/search-input.ts";

/** A listed icon that comes to those of an index. */
export interface AddedEntry {
  text: SearchText;
  /** Ordinal of its style and of its family. */
  style: number;
  family: number;
  /** As in `SearchInput`. */
  colors: number;
  isColor: boolean;
  isAnimated: boolean;
  palette: number;
  look: number;
  /** Ordinals of categories, with the derived ones. */
  categories: readonly number[];
}

/** A text that comes to those of an index, and the places of its icons among those that are added. */
export interface AddedText extends SearchText {
  icons: number[];
}

/** Icons of one name and the same tags share a text. */
export function groupTexts(entries: readonly AddedEntry[]): AddedText[] {
  const texts = new Map<string, AddedText>();
  for (const [place, { text }] of entries.entries()) {
    const key = JSON.stringify([text.name, text.tags]);
    const known = texts.get(key);
    if (known) known.icons.push(place);
    else texts.set(key, { ...text, icons: [place] });
  }
  return [...texts.values()];
}
