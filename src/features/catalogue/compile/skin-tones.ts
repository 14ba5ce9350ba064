const named = /-(?:medium-light|medium-dark|light|medium|dark)-skin-tone/g;
const short = /-(?:medium-light|medium-dark|light|medium|dark)(?=-|$)/;
const tones = ["light", "medium-light", "medium", "medium-dark", "dark"] as const;

/**
 * The name of the emoji that a skin-tone variant belongs to, when the set has it: `waving-hand-dark-skin-tone` and
 * `waving-hand-dark` belong to `waving-hand`. The short form counts only where the set has at least three tones,
 * since `police-car-light` is no tone.
 */
export function findToneBase(name: string, names: ReadonlySet<string>): string | undefined {
  if (name.includes("-skin-tone")) {
    const base = name.replace(named, "");
    return [base, base.replace("-person-person", ""), `${base}-person-person`].find(
      (candidate) => candidate !== name && names.has(candidate),
    );
  }
  const match = short.exec(name);
  if (!match) return undefined;
  const head = name.slice(0, match.index);
  const tail = name.slice(match.index + match[0].length);
  if (!names.has(head + tail)) return undefined;
  const siblings = tones.filter((tone) => names.has(`${head}-${tone}${tail}`));
  return siblings.length >= 3 ? head + tail : undefined;
}
