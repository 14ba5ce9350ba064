/** So many styles can be pinned. */
export const mostPinned = 24;

const codePattern = /^[A-Za-z0-9-]{1,60}$/;
const separator = ".";

/** The API codes of pinned styles, as a cookie keeps them; what is none is left out. */
export function readPinned(text: string | undefined): string[] {
  const codes = (text ?? "").split(separator).filter((code) => codePattern.test(code));
  return [...new Set(codes)].slice(0, mostPinned);
}

export const writePinned = (codes: readonly string[]): string => codes.join(separator);

/** The items of pinned styles first, both parts in their order. */
export function pinnedFirst<Item>(
  items: readonly Item[],
  pinned: ReadonlySet<string>,
  codeOf: (item: Item) => string | undefined,
): readonly Item[] {
  if (pinned.size === 0) return items;
  const isPinned = (item: Item) => pinned.has(codeOf(item) ?? "");
  return [...items.filter(isPinned), ...items.filter((item) => !isPinned(item))];
}
