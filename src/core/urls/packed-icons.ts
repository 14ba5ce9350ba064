import { packedIcons } from "./base-paths.ts";

/** Icons that an address may hold: with more it would be too long for some programs. */
export const mostPackedIcons = 100;

const idLength = 9;

/** Ids of icons of the catalogue one after the other, as an address holds them; undefined for none, too many, and other ids. */
export function packIcons(ids: readonly string[]): string | undefined {
  const text = ids.join("");
  return ids.every(({ length }) => length === idLength) && packedIcons.test(text) ? text : undefined;
}

/** The ids in a text, each once, in their order; none where it does not hold any. */
export function unpackIcons(text: string): string[] {
  if (!packedIcons.test(text)) return [];
  const ids = Array.from({ length: text.length / idLength }, (_, at) => text.slice(at * idLength, (at + 1) * idLength));
  return [...new Set(ids)];
}
