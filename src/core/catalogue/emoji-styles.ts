import type { Style } from "../icons/style.ts";
import type { Catalogue } from "./catalogue.ts";

/** Code of the category that emoji are in. */
export const emojiCategory = "emoji";

/** Of a set of emoji nearly every drawing is in the category; other styles have some smileys at most. */
const emojiShare = 0.75;

/** The styles that draw emoji and nothing else, best known first. */
export function listEmojiStyles({ styles, packs }: Pick<Catalogue, "styles" | "packs">): Style[] {
  const counts = new Map(
    packs.filter(({ category }) => category === emojiCategory).map(({ style, iconCount }) => [style, iconCount]),
  );
  return styles.filter(({ apiCode, iconCount }) => (counts.get(apiCode) ?? 0) >= iconCount * emojiShare);
}
