import type { StoredCollection } from "./collections-state.ts";

/** The last changed first. */
export const sortCollections = (list: readonly StoredCollection[]): StoredCollection[] =>
  list.toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : one.updatedAt > other.updatedAt ? -1 : 0));

/** Those whose name or tags hold all words of a term. */
export function listMatching<One extends { name: string; tags?: readonly string[] }>(
  list: readonly One[],
  term: string,
  locale: string,
): readonly One[] {
  if (term.trim() === "") return list;
  const matches = createWordMatch(term, locale);
  return list.filter(({ name, tags = [] }) => matches([name, ...tags].join(" ")));
}

/** Tells whether a text holds all words of a term. */
export function createWordMatch(term: string, locale: string): (text: string) => boolean {
  const fold = (text: string) => text.normalize("NFKC").toLocaleLowerCase(locale);
  const words = fold(term).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}

/** Those that icons can be added to: one of them first, then the last changed. */
export function listTargets(list: readonly StoredCollection[], firstId: string | undefined): StoredCollection[] {
  const usable = sortCollections(list).filter(({ permissions }) => permissions.canAddIcons);
  const first = usable.filter(({ id }) => id === firstId);
  return [...first, ...usable.filter(({ id }) => id !== firstId)];
}
