import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import { palette } from "../../core/icons/palette.ts";
import type { SearchFilters } from "../../core/search/search.ts";
import { nearestPaletteColour, parseColour } from "../../core/svg/colour.ts";
import { popularTerm, type Address, type AddressFilters } from "../../core/urls/address.ts";
import { termWords } from "../../core/urls/clean-term.ts";

export interface ResolvedAddress {
  /** The address with every code written as addresses write it, and without codes that nothing answers to. */
  address: Address;
  /** The words to search for; empty lists everything. */
  term: string;
  filters: SearchFilters;
}

/** What an address asks of this catalogue. Undefined when the page's own style or family does not exist. */
export function resolveAddress(wanted: Address, catalogue: Catalogue): ResolvedAddress | undefined {
  const address = withFamilyNames(wanted, catalogue);
  const style = address.filters.style === undefined ? undefined : catalogue.findStyle(address.filters.style);
  const family = address.filters.family === undefined ? undefined : catalogue.findFamily(address.filters.family);
  const author = address.filters.author === undefined ? undefined : catalogue.findAuthor(address.filters.author);
  const category =
    address.filters.category === undefined ? undefined : catalogue.findCategory(address.filters.category);
  if ((address.page === "style" && !style) || (address.page === "family" && !family)) return undefined;
  const filters: AddressFilters = { ...address.filters };
  replaceCode(filters, "style", style?.seoCode);
  replaceCode(filters, "family", family?.apiCode);
  replaceCode(filters, "author", author?.apiCode);
  replaceCode(filters, "category", category?.apiCode);
  return {
    address: { ...address, filters },
    term: address.term === popularTerm ? "" : termWords(address.term),
    filters: {
      ...plainFilters(filters),
      ...(style && { style: [style.apiCode] }),
      ...(family && { family: [family.apiCode] }),
      ...(category && { category: [category.apiCode] }),
      ...authorFilter(author?.apiCode, filters.origin, catalogue),
    },
  };
}

/** A style address that names a family (`/icons/phosphor`, `/icons/group-phosphor`) means the page of the family. */
function withFamilyNames(address: Address, catalogue: Catalogue): Address {
  const code = address.filters.style;
  if (address.page !== "style" || code === undefined || catalogue.findStyle(code)) return address;
  const family = catalogue.findFamily(code) ?? catalogue.findFamily(code.replace(/^group-/, ""));
  if (!family) return address;
  const filters: AddressFilters = { ...address.filters, family: family.apiCode };
  delete filters.style;
  return { ...address, page: "family", filters };
}

function replaceCode(
  filters: AddressFilters,
  key: "style" | "family" | "author" | "category",
  code: string | undefined,
): void {
  if (code === undefined) delete filters[key];
  else filters[key] = code;
}

function plainFilters(filters: AddressFilters): SearchFilters {
  const { animated, color, colors, corners, stroke, size, technique, aesthetic, trendiness, os, licence } = filters;
  return {
    ...(animated !== undefined && { isAnimated: animated }),
    ...(color !== undefined && { color: paletteName(color) }),
    ...(colors && { colors: [colors] }),
    ...(corners && { corners: [corners] }),
    ...(stroke && { weight: [stroke] }),
    ...(size !== undefined && { size: [size] }),
    ...(technique && { technique: [technique] }),
    ...(aesthetic && { aesthetic: [aesthetic] }),
    ...(trendiness && { trendiness: [trendiness] }),
    ...(os && { os: [os] }),
    ...(licence && { licence: [licence] }),
  };
}

/** Any colour stands for the palette colour that looks nearest. */
function paletteName(color: NonNullable<AddressFilters["color"]>): (typeof palette)[number]["name"] {
  const named = palette.find(({ name }) => name === color);
  if (named) return named.name;
  const parsed = parseColour(color);
  return palette[parsed ? nearestPaletteColour(parsed) : 0]!.name;
}

function authorFilter(
  author: string | undefined,
  origin: AddressFilters["origin"],
  catalogue: Catalogue,
): SearchFilters {
  if (author !== undefined) return { author: [author] };
  if (origin === undefined) return {};
  const isExternal = origin === "external";
  return {
    author: catalogue.authors.filter((candidate) => candidate.isExternal === isExternal).map(({ apiCode }) => apiCode),
  };
}
