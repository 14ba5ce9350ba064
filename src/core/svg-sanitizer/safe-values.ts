import { largestMagnitude } from "./drawing-limits.ts";
import { RejectedSvg } from "./rejected-svg.ts";

/*
 * No pattern in here may look at the same letter twice for each letter before it: what comes in was made by somebody who
 * may want that. So spaces are joined first, and nothing that repeats begins with what it ends with.
 */

/** What an attribute says: what it refers to inside of the drawing, if anything, and the rest. */
export interface HarmlessValue {
  /** Id of what it refers to. */
  link?: string;
  text: string;
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Attributes that are nothing but numbers, some with units. */
const numeric = words(`
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height points pathLength viewBox offset markerWidth markerHeight
  k1 k2 k3 k4 radius stdDeviation
`);
/** Properties that may refer to a definition. */
const linking = words("fill stroke clip-path mask filter marker-start marker-mid marker-end");
const paints = words("fill stroke");
/** Properties that are no attributes. */
export const styleOnly: ReadonlySet<string> = words("mix-blend-mode isolation");
/** Functions of paints, transforms and filters. */
const functions = words(`
  rgb rgba hsl hsla matrix translate scale rotate skewx skewy blur brightness contrast drop-shadow grayscale hue-rotate
  invert opacity saturate sepia
`);
const plain = /^[\w\s.,;:%#()+\-/]*$/;
const pathData = /^[MmZzLlHhVvCcSsQqTtAa\d\s.,eE+-]*$/;
const hexColor = /#[\da-f]+\b/gi;
const number = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/gi;
const listed = /\s*,?\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?(?:%|[a-z]{1,4}(?![a-z]))?/giy;
const ownLink = /^url\(\s*(["']?)#([^"')]+)\1\s*\)/;
const ownVariable = /var\(\s*--[\w-]+\s*,([^()]*(?:\([^()]*\)[^()]*)?)\)/g;
const termOfTiming =
  /^(?:indefinite|[+-]?[\d:.]+(?:h|min|s|ms)?|(?:(?<id>[A-Za-z_][\w-]*)\.)?[a-z]+(?:\s*[+-]\s*[\d:.]+(?:h|min|s|ms)?)?)$/i;

/**
 * The value of an attribute as far as it only draws; undefined when nothing of it does.
 * @throws RejectedSvg for numbers that nothing can be drawn with
 */
export function readValue(name: string, written: string): HarmlessValue | undefined {
  const value = written.trim().replaceAll(/\s+/g, " ");
  if (name === "href") return /^#./.test(value) ? { link: value.slice(1), text: "" } : undefined;
  if (name === "d") return pathData.test(value) ? { text: checkNumbers(value) } : undefined;
  if (numeric.has(name)) return isNumbers(value) ? { text: checkNumbers(value) } : undefined;
  if (styleOnly.has(name)) return /^[a-z-]+$/.test(value) ? { text: value } : undefined;
  if (name === "begin" || name === "end") return { text: value };
  const [reference, , link] = (linking.has(name) && ownLink.exec(value)) || [];
  const text = cleanFunctions(name, reference === undefined ? value : value.slice(reference.length).trim());
  if (link !== undefined) return { link: link.trim(), text: text ?? "" };
  return text === undefined || text === "" ? undefined : { text };
}

/** What stands for a reference to nothing, as browsers draw it. */
export const readFallback = (name: string, text: string) => (paints.has(name) ? text || "none" : undefined);

function cleanFunctions(name: string, value: string): string | undefined {
  const resolved = value.includes("var(") ? value.replaceAll(ownVariable, "$1").trim() : value;
  const text = name === "transform" ? resolved.replaceAll(/(\d)(?:deg|px)\b/g, "$1") : resolved;
  if (!plain.test(text)) return undefined;
  return listFunctions(text).every((called) => functions.has(called.toLowerCase())) ? checkNumbers(text) : undefined;
}

/** Names before opening brackets; only their last letters, which is more than any known one has. */
const listFunctions = (text: string) =>
  text
    .split("(")
    .slice(0, -1)
    .map((before) => /[\w-]*$/.exec(before.trimEnd().slice(-20))![0]);

function isNumbers(text: string): boolean {
  if (text === "") return false;
  listed.lastIndex = 0;
  let end = 0;
  while (end < text.length && listed.test(text)) end = listed.lastIndex;
  return end === text.length;
}

function checkNumbers(text: string): string {
  for (const [written] of text.replaceAll(hexColor, " ").matchAll(number)) {
    if (!(Math.abs(Number(written)) <= largestMagnitude)) throw new RejectedSvg("outOfRange");
  }
  return text;
}

/** When a movement begins or ends, with the new names of what it waits for; terms that wait for something else are left out. */
export function renameTiming(value: string, rename: (id: string) => string | undefined): string {
  const terms = value.split(";").flatMap((part) => {
    const term = part.trim();
    const { groups } = termOfTiming.exec(term) ?? {};
    if (!groups) return [];
    const { id } = groups;
    if (id === undefined) return [term];
    const renamed = rename(id);
    return renamed === undefined ? [] : [renamed + term.slice(id.length)];
  });
  return terms.join(";") || "indefinite";
}
