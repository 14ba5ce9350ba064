import type { SvgDocument, SvgElement } from "./read-document.ts";

/** What these hold decides where something shows, not in which colour. */
export const outlines: ReadonlySet<string> = new Set(["mask", "clipPath"]);
/** What these hold shows only where something refers to it. */
const stores: ReadonlySet<string> = new Set([
  "defs",
  "symbol",
  "linearGradient",
  "radialGradient",
  "pattern",
  "marker",
  "filter",
]);
const reference = /url\(\s*(?:&quot;|['"])?#([^)'"&]+)|^#(.+)/g;
const outlineRules = /(?<![\w-])(?:mask|clip-path)\s*:[^;}]*/g;

/** Elements whose colours are seen: none of masks and clips, and of definitions those that something seen refers to. */
export function findSeen({ elements, text }: SvgDocument): ReadonlySet<SvgElement> {
  const seen = new Set<SvgElement>();
  const stored: SvgElement[] = [];
  for (const element of elements) {
    if (findAncestor(element, outlines)) continue;
    if (findAncestor(element, stores)) stored.push(element);
    else seen.add(element);
  }
  const reached = new Set<string>();
  for (const { tag, closing } of elements) {
    if (tag.name === "style" && closing) addReferences(reached, text.slice(tag.end, closing.start));
  }
  for (let found: Iterable<SvgElement> = [...seen]; stored.length > 0;) {
    for (const { tag } of found) {
      for (const { name, value } of tag.attributes) if (!isOutline(name)) addReferences(reached, value);
    }
    const next = stored.filter((element) => !seen.has(element) && isReached(element, reached));
    if (next.length === 0) break;
    for (const element of next) seen.add(element);
    found = next;
  }
  return seen;
}

/** The element itself or the nearest around it with one of the names. */
export function findAncestor(element: SvgElement, names: ReadonlySet<string>): SvgElement | undefined {
  for (let each: SvgElement | undefined = element; each; each = each.parent) if (names.has(each.tag.name)) return each;
  return undefined;
}

const isOutline = (attribute: string) => attribute === "mask" || attribute === "clip-path";

function addReferences(reached: Set<string>, value: string): void {
  if (!value.includes("#")) return;
  for (const [, painted, linked] of value.replace(outlineRules, "").matchAll(reference))
    reached.add((painted ?? linked)!.trim());
}

function isReached(element: SvgElement, reached: ReadonlySet<string>): boolean {
  for (let each: SvgElement | undefined = element; each; each = each.parent) {
    const id = each.tag.attributes.find(({ name }) => name === "id")?.value;
    if (id !== undefined && reached.has(id)) return true;
  }
  return false;
}
