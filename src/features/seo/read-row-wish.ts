export const longestWords = 100;
const mostListed = 50;

/** Which rows an address asks for. */
export function readRowWish({ searchParams }: URL): { words: string; limit: number } {
  return { words: searchParams.get("q")?.trim().slice(0, longestWords) ?? "", limit: mostListed };
}
