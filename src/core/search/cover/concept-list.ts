/** Concepts that one list may have, and characters of one of them. */
export const conceptListLimits = { concepts: 100, length: 50 } as const;

/** What people put before an entry: `-`, `•`, `1.`, `[x]`. */
const bullet = /^(?:[-*•–·▪]|\d{1,3}[.)]|\[[ x]?\])\s+/i;

/** The concepts of a text, one a line: each once, without bullets, the first ones where there are too many. */
export function readConceptList(text: string): string[] {
  const seen = new Set<string>();
  const concepts: string[] = [];
  for (const line of text.split(/[\r\n]+/)) {
    const concept = line.trim().replace(bullet, "").trim().slice(0, conceptListLimits.length).toWellFormed().trim();
    const key = concept.toLowerCase();
    if (concept === "" || seen.has(key)) continue;
    if (concepts.length === conceptListLimits.concepts) break;
    seen.add(key);
    concepts.push(concept);
  }
  return concepts;
}

/** A list as addresses and fields hold it. */
export const formatConceptList = (concepts: readonly string[]) => concepts.join("\n");
