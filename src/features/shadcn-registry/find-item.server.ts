import type { RegistryIcon } from "../../core/packages/registry-item.ts";
import { nameInKebabCase } from "../../core/formats/code-names.ts";
import { renderDocument } from "../../core/svg/document/render-document.ts";
import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import type { Style } from "../../core/icons/style.ts";
import type { OpenCatalogue } from "../catalogue/contract.ts";
import type { PublishedIcons } from "../npm-registry/contract.ts";

export interface FoundItem {
  icon: RegistryIcon;
  /** Complete SVG document. */
  svg: string;
}

/** A style by the code that its package has. */
export function findStyle(catalogue: Catalogue, code: string): Style | undefined {
  const style = catalogue.findStyle(code);
  return style?.seoCode === code ? style : undefined;
}

/** An icon of a style by its name, or by another one that its set has for the same drawing. */
export function findInStyle(
  { catalogue, drawings, originals }: OpenCatalogue,
  style: Style,
  name: string,
): FoundItem | undefined {
  const { places = [], aliases = {} } = originals.find(style.set)?.resolve([name]) ?? {};
  const isTurned = Object.values(aliases).some(({ hFlip, vFlip, rotate }) => hFlip || vFlip || rotate);
  const names = originals.find(style.set)?.index.names;
  const ordinal = [name, ...(isTurned ? [] : places.map((place) => names![place]!))]
    .map((each) => catalogue.findByIconifyName(style.set, each))
    .find((each) => each !== undefined && catalogue.styles[catalogue.styleOrdinal(each)] === style);
  if (ordinal === undefined) return undefined;
  const svg = renderDocument(drawings.read(ordinal), catalogue.viewBox(ordinal));
  return { icon: { ...describeIcon(catalogue, ordinal), name }, svg };
}

/** An icon of the catalogue as an item. */
export function describeIcon(catalogue: Catalogue, ordinal: number): RegistryIcon {
  const { iconifyName, name, platform, license: code, authorApiCode, category } = catalogue.icon(ordinal);
  const license = catalogue.findLicense(code)!;
  return {
    style: catalogue.findStyle(platform)!.seoCode,
    name: iconifyName.slice(iconifyName.indexOf(":") + 1),
    title: name,
    author: catalogue.findAuthor(authorApiCode)!.name,
    license: license.title,
    requiresCredit: license.requiresAttribution,
    categories: category === "" ? [] : category.split(", "),
  };
}

/** All icons of a published collection as items. */
export function listPublished(
  catalogue: Catalogue,
  { package: style, published }: { package: string; published: PublishedIcons },
): FoundItem[] {
  return Array.from(published.icons, ([name, { id, svg }]) => {
    const ordinal = catalogue.findById(id);
    const known = ordinal === undefined ? undefined : describeIcon(catalogue, ordinal);
    const { author, license } = published;
    const own = { title: name, author, license, requiresCredit: false, categories: [] };
    return { icon: { ...(known ?? own), style, name }, svg };
  });
}

/** Those whose names or titles have all words, in their order. */
export function filterItems(items: readonly FoundItem[], term: string): FoundItem[] {
  const words = nameInKebabCase(term).split("-");
  if (term.trim() === "") return [...items];
  return items.filter(({ icon }) => {
    const text = `${icon.name} ${nameInKebabCase(icon.title)}`;
    return words.every((word) => text.includes(word));
  });
}
