import { equalAlone, equalNames, orderWords } from "./tag-rules.data.ts";

/** Every name in `equalNames` with the one word that stands for its group. */
const standIns = new Map(
  equalNames.flatMap((names) => names.map((name) => [name, (names[0] ?? "").replaceAll("-", "")])),
);
const longNames = [...standIns.keys()].filter((name) => name.includes("-")).toSorted((a, b) => b.length - a.length);
const orderSensitive = new Set(orderWords);

/** The concept without the number or `alt` of a second drawing: `home-2`, `home-alt` → `home`. */
export function withoutNumber(concept: string): string {
  return concept.replace(/(?<=[^-])(?:-(?:\d{1,2}|alt|alternate))+$/, "");
}

/**
 * One key for all names of the same concept: second drawings, equal words and the order of words do not matter.
 * `user-circle`, `circle-person-2` → `circle-user`
 */
export function conceptKey(concept: string): string {
  const single = withoutNumber(concept);
  let name = `-${equalAlone.get(single) ?? single}-`;
  for (const long of longNames) name = name.replace(`-${long}-`, `-${standIns.get(long)}-`);
  const words = name
    .slice(1, -1)
    .split("-")
    .map((word) => standIns.get(word) ?? word);
  const isOrdered = words.length > 2 && words.some((word) => orderSensitive.has(word) || /^(?:.|\d+)$/.test(word));
  return (isOrdered ? words : words.toSorted()).join("-");
}
