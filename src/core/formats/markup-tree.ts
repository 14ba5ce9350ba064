import { SaxesParser } from "saxes";
import { AppError } from "../errors.ts";
import { safeProperties } from "../svg/document/safe-markup.ts";
import { CannotExport } from "./cannot-export.ts";

/** An element of an SVG document; text stands between elements of `title`, `desc` and the like only. */
export interface SvgElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly (SvgElement | string)[];
}

/** Says nothing about how it looks, and would meet others of the same name in a page. */
const dropped = new Set(["class", "version", "baseProfile", "enable-background"]);

/**
 * Reads an SVG document. Comments, space between elements, classes and what belongs to other vocabularies are gone,
 * `xlink:href` is `href`, and `style` has only what draws.
 * @throws AppError `invalid_input` · CannotExport for style sheets, which would paint the page around
 */
export function readMarkup(svg: string): SvgElement {
  const parser = new SaxesParser();
  const open: { name: string; attributes: ReadonlyMap<string, string>; children: (SvgElement | string)[] }[] = [
    { name: "", attributes: new Map(), children: [] },
  ];
  parser.on("error", (cause) => {
    throw new AppError("invalid_input", "svg: isn’t an SVG document.", { field: "svg", cause });
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (name === "style") throw new CannotExport(["styleSheet"]);
    const element = { name, attributes: filterAttributes(attributes), children: [] };
    if (!name.includes(":")) open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  parser.on("text", (text) => {
    if (text.trim() !== "") open.at(-1)!.children.push(text);
  });
  parser.write(svg).close();
  const root = open[0]!.children[0];
  if (typeof root !== "object" || root.name !== "svg") {
    throw new AppError("invalid_input", "svg: isn’t an SVG document.", { field: "svg" });
  }
  return root;
}

/** Declarations of a `style` attribute that draw. */
export function listDeclarations(style: string): [property: string, value: string][] {
  return style.split(";").flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(":");
    const property = declaration.slice(0, colon).trim().toLowerCase();
    return colon > 0 && safeProperties.has(property) ? [[property, declaration.slice(colon + 1).trim()]] : [];
  });
}

function filterAttributes(attributes: Readonly<Record<string, string>>): Map<string, string> {
  const filtered = new Map<string, string>();
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "xlink:href") filtered.set("href", attributes["href"] ?? value);
    else if (name === "style") splitStyle(filtered, value);
    else if (!name.includes(":") && !dropped.has(name)) filtered.set(name, value);
  }
  return filtered;
}

function splitStyle(filtered: Map<string, string>, style: string): void {
  const declarations = listDeclarations(style);
  if (declarations.length > 0) filtered.set("style", declarations.map((pair) => pair.join(":")).join(";"));
}
