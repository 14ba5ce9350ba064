import type { SvgElement } from "../formats/markup-tree.ts";
import { prepareMarkup } from "../formats/prepare-markup.ts";
import { renderMarkup } from "../formats/render-markup.ts";
import { escapeMarkup } from "../text/escape-markup.ts";
import type { BundleIcon } from "./bundle-icon.ts";

/** What a symbol does not have: its size is that of the place where it is used. */
const ofPictures = new Set(["xmlns", "width", "height", "aria-hidden"]);

/**
 * A drawing as a symbol of a sprite: its id is the icon's name, all ids inside are its own, and its view box and
 * `currentColor` stay.
 * @throws AppError, CannotExport as `prepareMarkup`
 */
export function renderSymbol(icon: Pick<BundleIcon, "name">, svg: string): string {
  const drawing = prepareMarkup({ svg, name: icon.name });
  const attributes = [...drawing.attributes].filter(([name]) => !ofPictures.has(name));
  const symbol: SvgElement = { ...drawing, name: "symbol", attributes: new Map([["id", icon.name], ...attributes]) };
  return renderMarkup(symbol);
}

/** The file around the symbols; each stands in a line with its license. */
export function renderSprite(symbols: readonly { icon: BundleIcon; markup: string }[]): string {
  const lines = symbols.map(({ icon, markup }) => `${formatOrigin(icon)}\n${markup}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute">\n${lines.join("\n")}\n</svg>\n`;
}

/** A comment that says whose drawing it is and under which license. */
export function formatOrigin({ iconifyName, author, set, license }: BundleIcon): string {
  return `<!-- ${formatOriginLine({ iconifyName, author, set, license })} -->`;
}

/** The same as text, for comments of any language. */
export function formatOriginLine({
  iconifyName,
  author,
  set,
  license,
}: Pick<BundleIcon, "iconifyName" | "author" | "set" | "license">): string {
  const line = `${iconifyName} from ${set.name} by ${author.name}; SPDX-License-Identifier: ${license.code}`;
  return escapeMarkup(line).replaceAll(/-{2,}/g, "-").replaceAll("*/", "* /");
}
