import type { SvgDocument, SvgElement } from "./read-document.ts";
import { attributeValue } from "./scan-tags.ts";

/** What these hold decides where something shows, not in which color. */
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
const reference = /url\(\s*(?:&quot;|['"])?#([^)'"&]+)/g;
const outlineNames: ReadonlySet<string> = new Set(["mask", "clip-path"]);
const outlineRules = /(?<![\w-])(?:mask|clip-path)\s*:[^;}]*/g;

/** Elements whose colors are seen: none of masks and clips, and of definitions those that something seen refers to. */
export function findSeen({ elements, text }: SvgDocument): ReadonlySet<SvgElement> {
  const seen = new Set<SvgElement>();
  const stored = new Map<string, SvgElement[]>();
  for (const element of elements) {
    if (findAncestor(element, outlines)) continue;
    if (!findAncestor(element, stores)) seen.add(element);
    else {
      for (const id of idsInStore(element)) {
        const known = stored.get(id);
        if (known) known.push(element);
        else stored.set(id, [element]);
      }
    }
  }
  if (stored.size === 0) return seen;
  const reach = (id: string) => {
    for (const element of stored.get(id) ?? []) seen.add(element);
    stored.delete(id);
  };
  for (const { tag, closing } of elements) {
    if (tag.name === "style" && closing) listReferences("", text.slice(tag.end, closing.start)).forEach(reach);
  }
  // A set goes on to what is added to it meanwhile.
  for (const { tag } of seen) {
    for (const { name, value } of tag.attributes) listReferences(name, value).forEach(reach);
  }
  return seen;
}

/** The element itself or the nearest around it with one of the names. */
export function findAncestor(element: SvgElement, names: ReadonlySet<string>): SvgElement | undefined {
  for (let each: SvgElement | undefined = element; each; each = each.parent) if (names.has(each.tag.name)) return each;
  return undefined;
}

/** Ids that an attribute refers to, but for outlines. */
function listReferences(attribute: string, value: string): string[] {
  if (attribute === "href" || attribute === "xlink:href") return [value.slice(1)];
  if (outlineNames.has(attribute) || !value.includes("url(")) return [];
  return [...value.replace(outlineRules, "").matchAll(reference)].map(([, id]) => id!.trim());
}

/** The ids by which a stored element is shown: its own and those of what is around it in the same store. */
function idsInStore(element: SvgElement): string[] {
  const ids: string[] = [];
  for (let each: SvgElement | undefined = element; each; each = stores.has(each.tag.name) ? undefined : each.parent) {
    const id = attributeValue(each.tag, "id");
    if (id !== undefined) ids.push(id);
  }
  return ids;
}
