import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import { emojiCategory, listEmojiStyles } from "../../core/catalogue/emoji-styles.ts";
import { palette } from "../../core/icons/palette.ts";
import type { SearchFilters } from "../../core/search/search.ts";
import { nearestPaletteColor } from "../../core/svg/colors/nearest-color.ts";
import { parseColor } from "../../core/svg/colors/parse-color.ts";
import type { AddressFilters } from "../../core/urls/address.ts";

/** The filters of an address whose codes are known, as the search takes them. */
export function toSearchFilters(filters: AddressFilters, catalogue: Catalogue): SearchFilters {
  const { animated, color, colors, corners, stroke, size, technique, aesthetic, trendiness, os, license } = filters;
  const style = filters.style === undefined ? undefined : catalogue.findStyle(filters.style);
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
    ...(license && { license: [license] }),
    ...(style && { style: [style.apiCode] }),
    ...(filters.family !== undefined && { family: [filters.family] }),
    ...(filters.category !== undefined && { category: [filters.category] }),
    ...authorFilter(filters, catalogue),
  };
}

/** On the page of emoji the filters choose among emoji: the icons of styles that draw them, or those of any other style. */
export function amongEmoji(filters: SearchFilters, catalogue: Catalogue): SearchFilters {
  const styles = listEmojiStyles(catalogue).map(({ apiCode }) => apiCode);
  if (!filters.style) return { ...filters, style: styles };
  const isOfEmoji = filters.style.every((code) => styles.includes(code));
  return isOfEmoji || filters.category ? filters : { ...filters, category: [emojiCategory] };
}

/** Any color stands for the palette color that looks nearest. */
function paletteName(color: NonNullable<AddressFilters["color"]>): (typeof palette)[number]["name"] {
  const named = palette.find(({ name }) => name === color);
  if (named) return named.name;
  const parsed = parseColor(color);
  return palette[parsed ? nearestPaletteColor(parsed) : 0]!.name;
}

function authorFilter({ author, origin }: AddressFilters, catalogue: Catalogue): SearchFilters {
  if (author !== undefined) return { author: [catalogue.findAuthor(author)?.apiCode ?? author] };
  if (origin === undefined) return {};
  const isExternal = origin === "external";
  return {
    author: catalogue.authors.filter((candidate) => candidate.isExternal === isExternal).map(({ apiCode }) => apiCode),
  };
}
