import { categorySlots, iconFlags, noCategory, type SnapshotFacts } from "./snapshot.ts";

/** What is known of each icon, by ordinal. */
interface IconFacts {
  style: ArrayLike<number>;
  category: ArrayLike<number>;
  flags: ArrayLike<number>;
}

/** Counts the icons that are listed and not gone, each drawing once. */
export function countDrawings({ style, category, flags }: IconFacts, facts: SnapshotFacts) {
  const { styles, categories, distinctCount } = facts;
  const byStyle = new Uint32Array(styles.length);
  const byCategory = new Uint32Array(categories.length);
  const [popular, newest] = [categories.length - 2, categories.length - 1];
  let total = 0;
  for (let ordinal = 0; ordinal < distinctCount; ordinal++) {
    const own = flags[ordinal]!;
    if ((own & iconFlags.isGone) !== 0) continue;
    total++;
    byStyle[style[ordinal]!]!++;
    for (let slot = ordinal * categorySlots; slot < (ordinal + 1) * categorySlots; slot++) {
      if (category[slot] === noCategory) break;
      byCategory[category[slot]!]!++;
    }
    if ((own & iconFlags.isPopular) !== 0) byCategory[popular]!++;
    if ((own & iconFlags.isNew) !== 0) byCategory[newest]!++;
  }
  const byCode = new Map(styles.map(({ apiCode }, place) => [apiCode, byStyle[place]!]));
  return { total, styles: byCode, categories: byCategory };
}
