/** How a text matches a term, best first. `same` means by a word of the same meaning, `brand` by an everyday word in the
 * name of a brand, `part` by a word it begins,
 * `corrected` by words that may have been meant instead. */
export const rank = {
  exact: 0,
  sameExact: 1,
  head: 2,
  name: 3,
  sameName: 4,
  tag: 5,
  related: 6,
  sameTag: 7,
  brand: 8,
  partExact: 9,
  partName: 10,
  partTag: 11,
  correctedExact: 12,
  corrected: 13,
} as const;
export const rankCount = 14;
