import { findAncestor, outlines } from "../document/find-visible.ts";
import type { SvgDocument, SvgElement } from "../document/read-document.ts";
import { attributeValue } from "../document/scan-tags.ts";

const areas: ReadonlySet<string> = new Set(["path", "rect", "circle", "ellipse", "polygon", "polyline", "text"]);
/** What is in these takes its color from where it is used. */
const parts: ReadonlySet<string> = new Set(["defs", "symbol"]);

/**
 * Elements that are black because nothing says otherwise, with the attribute that would. None in documents whose style
 * sheets give colors: which elements those hold for is not told here.
 */
export function findInitialPaints(
  document: SvgDocument,
  seen: ReadonlySet<SvgElement>,
): ReadonlyMap<SvgElement, "fill" | "stop-color"> {
  const { elements, text } = document;
  const initials = new Map<SvgElement, "fill" | "stop-color">();
  const hasSheet = elements.some(
    ({ tag, closing }) => tag.name === "style" && closing && /fill|stop-color/.test(text.slice(tag.end, closing.start)),
  );
  if (hasSheet) return initials;
  const fillable = new Map<string, boolean>();
  const takesFill = (link: string) => {
    if (!fillable.has(link)) fillable.set(link, isFillable(link, { elements, visited: new Set() }));
    return fillable.get(link)!;
  };
  for (const element of seen) {
    const { name } = element.tag;
    if (name === "stop") {
      if (!says(element, "stop-color")) initials.set(element, "stop-color");
    } else if (areas.has(name) || name === "use") {
      if (inheritsFill(element) || findAncestor(element, parts)) continue;
      if (name !== "use" || takesFill(linkOf(element))) initials.set(element, "fill");
    }
  }
  return initials;
}

/** Whether an element or one around it, up to `top`, has a fill of its own. */
function inheritsFill(element: SvgElement, top?: SvgElement): boolean {
  for (let each: SvgElement | undefined = element; each; each = each === top ? undefined : each.parent) {
    if (says(each, "fill")) return true;
  }
  return false;
}

function says({ tag }: SvgElement, property: "fill" | "stop-color"): boolean {
  return tag.attributes.some(
    ({ name, value }) =>
      name === property || (name === "style" && new RegExp(`(?<![\\w-])${property}\\s*:`).test(value)),
  );
}

const linkOf = ({ tag }: SvgElement) => attributeValue(tag, "href") ?? attributeValue(tag, "xlink:href") ?? "";

/** Whether the fill of a `use` reaches an area in what it shows. */
function isFillable(link: string, context: { elements: readonly SvgElement[]; visited: Set<string> }): boolean {
  if (context.visited.has(link)) return false;
  context.visited.add(link);
  const target = context.elements.find(({ tag }) => `#${attributeValue(tag, "id")}` === link);
  if (!target) return false;
  const end = target.closing?.start ?? target.tag.end;
  return context.elements.some((element) => {
    const { name, start } = element.tag;
    if (start < target.tag.start || start >= end || inheritsFill(element, target)) return false;
    if (findAncestor(element, outlines)) return false;
    return areas.has(name) || (name === "use" && isFillable(linkOf(element), context));
  });
}
