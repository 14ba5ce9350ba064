/** How a text matches a term, best first. `same` means by a word of the same meaning, `part` by a word it begins,
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
  partExact: 8,
  partName: 9,
  partTag: 10,
  correctedExact: 11,
  corrected: 12,
} as const;
export const rankCount = 13;
