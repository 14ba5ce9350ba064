import { makeIdsUnique } from "../svg/document/unique-ids.ts";
import { hashText } from "../text/hash-text.ts";
import { nameElement } from "./code-names.ts";
import type { IconToExport } from "./export-format.ts";
import { readMarkup, type SvgElement } from "./markup-tree.ts";
import { renderMarkup } from "./render-markup.ts";

/** Names of its own would be read instead of the title that a person gives. */
const labels = new Set(["role", "focusable", "tabindex", "id"]);
const described = new Set(["title", "desc", "metadata"]);

/**
 * An icon to stand in a page among others: ids that only it has, and a title or `aria-hidden`.
 * @throws as `readMarkup`
 */
export function prepareMarkup({ svg, name, title }: IconToExport): SvgElement {
  const rendered = renderMarkup(readMarkup(svg));
  const drawing = readMarkup(makeIdsUnique(rendered, `${nameElement(name)}-${hashText(rendered).toString(36)}-`));
  return label(drawing, cleanTitle(title));
}

/** The document for use as a picture of its own: nothing around it can meet its ids or read its title. */
export function prepareDocument({ svg }: IconToExport): string {
  return renderMarkup(unlabel(readMarkup(svg)));
}

/** A title in one line, without what cannot be in XML; undefined for none. */
export function cleanTitle(title: string | undefined): string | undefined {
  const clean = title
    ?.toWellFormed()
    .replaceAll(/[\p{Cc}\s\uFFFE\uFFFF]+/gu, " ")
    .trim();
  return clean === "" ? undefined : clean;
}

function label(drawing: SvgElement, title: string | undefined): SvgElement {
  const bare = unlabel(drawing);
  if (title === undefined) return { ...bare, attributes: new Map([...bare.attributes, ["aria-hidden", "true"]]) };
  const element: SvgElement = { name: "title", attributes: new Map(), children: [title] };
  return { ...bare, attributes: new Map([...bare.attributes, ["role", "img"]]), children: [element, ...bare.children] };
}

function unlabel(root: SvgElement): SvgElement {
  return {
    name: root.name,
    attributes: new Map([
      ["xmlns", "http://www.w3.org/2000/svg"],
      ...[...root.attributes].filter(([name]) => name !== "xmlns" && !name.startsWith("aria-") && !labels.has(name)),
    ]),
    children: root.children.filter((child) => typeof child === "object" && !described.has(child.name)),
  };
}
