const shortestPart = 2;
const wordPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const alphabet = new Intl.Collator();

export interface FoundKeywords {
  /** What was asked cannot be a word. */
  invalid?: true;
  exists: boolean;
  /** Words that begin with the part, then those that end in it; the shortest first. */
  matches: string[];
}

/** Completes a word. Of several that are joined by hyphens it is the last one, and the others have to be known. */
export function listKeywords(
  known: ReadonlySet<string>,
  { part, isPrefix }: { part: string; isPrefix: boolean },
): FoundKeywords {
  const asked = part.toLowerCase().trim();
  const words = asked.split("-");
  const last = words.pop() ?? "";
  if (!wordPattern.test(asked)) return { invalid: true, exists: known.has(asked), matches: [] };
  if (!words.every((word) => known.has(word))) return { exists: false, matches: [] };
  const exists = known.has(last);
  if (last.length < shortestPart) return { exists, matches: [] };
  const longer = [...known].filter((word) => word.length > last.length);
  const beginning = longer.filter((word) => word.startsWith(last));
  const mayEnd = !isPrefix && words.length === 0;
  const ending = mayEnd ? longer.filter((word) => word.endsWith(last) && !word.startsWith(last)) : [];
  return { exists, matches: [...shortestFirst(beginning), ...shortestFirst(ending)] };
}

const shortestFirst = (words: readonly string[]) =>
  words.toSorted((one, other) => one.length - other.length || alphabet.compare(one, other));
