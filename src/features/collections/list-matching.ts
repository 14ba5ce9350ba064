import type { KeptCollection } from "./collections-state.ts";

/** The last changed first. */
export const sortCollections = (list: readonly KeptCollection[]): KeptCollection[] =>
  list.toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : one.updatedAt > other.updatedAt ? -1 : 0));

/** Those whose name or tags hold all words of a term. */
export function listMatching<One extends { name: string; tags?: readonly string[] }>(
  list: readonly One[],
  term: string,
  locale: string,
): readonly One[] {
  const fold = (text: string) => text.normalize("NFKC").toLocaleLowerCase(locale);
  const words = fold(term).split(/\s+/).filter(Boolean);
  if (words.length === 0) return list;
  return list.filter(({ name, tags = [] }) => {
    const text = fold([name, ...tags].join(" "));
    return words.every((word) => text.includes(word));
  });
}

/** Those that icons can be added to: one of them first, then the last changed. */
export function listTargets(list: readonly KeptCollection[], firstId: string | undefined): KeptCollection[] {
  const usable = sortCollections(list).filter(({ permissions }) => permissions.canAddIcons);
  const first = usable.filter(({ id }) => id === firstId);
  return [...first, ...usable.filter(({ id }) => id !== firstId)];
}
