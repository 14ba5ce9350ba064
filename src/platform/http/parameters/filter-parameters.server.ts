import { z } from "zod";
import type { Style } from "../../../core/icons/style.ts";
import type { Catalogue } from "../../../core/catalogue/catalogue.ts";
import { palette, type PaletteColor } from "../../../core/icons/palette.ts";
import {
  aesthetics,
  colorClasses,
  cornerKinds,
  eras,
  licenseClasses,
  operatingSystems,
  techniques,
  weights,
} from "../../../core/icons/vocabulary.ts";
import { nearestPaletteColor } from "../../../core/svg/colors/nearest-color.ts";
import { parseColor } from "../../../core/svg/colors/parse-color.ts";
import { readColor } from "../../../core/svg/colors/read-color.ts";
import type { SearchFilters } from "../../../core/search/search.ts";
import { refuseCode } from "./api-scope.server.ts";
import { commaList, commaListOf, commaListOfNumbers, documents, yesNo } from "./parameters.server.ts";

const paletteNames = palette.map(({ name }) => name);
const paletteColor = z
  .string()
  .transform((text, context): PaletteColor => {
    const hex = readColor(text);
    if (hex !== undefined) return palette[nearestPaletteColor(parseColor(hex)!)]!.name;
    context.issues.push({ code: "invalid_value", values: paletteNames, input: text });
    return z.NEVER;
  })
  .meta(documents({ type: "string", examples: ["red", "fa5252"] }));

/** The filters of a search as parameters of a call. Lists are comma separated; several values of one mean any of them. */
export const filterParameters = z.object({
  style: commaList.optional().describe("Style codes; `all` for every style."),
  platform: commaList.optional().describe("Same as `style`. If both are given, icons must match both."),
  family: commaList.optional().describe("Family codes."),
  category: commaList.optional().describe("Category codes."),
  author: z
    .enum(["all", "external", "authors"])
    .optional()
    .describe(
      "Icons by outside authors (`external`), by the site’s own authors (`authors`; there may be none), or all.",
    ),
  authors: z.enum(["all", "external", "authors"]).optional().describe("Same as `author`."),
  authorApiCode: commaList.optional().describe("Author codes."),
  isColor: yesNo.optional(),
  color: paletteColor.optional().describe("Icons in this palette color, or in the one nearest to six hex digits."),
  colors: commaListOf(colorClasses).optional(),
  corners: commaListOf(cornerKinds).optional(),
  size: commaListOfNumbers({ least: 1, most: 4096 }).optional().describe("Native sizes in px."),
  free: yesNo
    .optional()
    .describe(
      "Whether large images are available to everyone. This isn’t a price: every icon is free under its own license.",
    ),
  isFree: yesNo.optional().describe("Same as `free`."),
  weight: commaListOf(weights).optional(),
  "stroke-size": commaListOf(weights).optional().describe("Same as `weight`."),
  trendiness: commaListOf(eras)
    .optional()
    .describe("Era that a style looks like. Values that no style has return no icons."),
  technique: commaListOf(techniques).optional(),
  aesthetic: commaListOf(aesthetics).optional(),
  os: commaListOf(operatingSystems).optional(),
  license: commaListOf(licenseClasses).optional(),
  isAnimated: yesNo.optional(),
  animated: yesNo.optional().describe("Same as `isAnimated`."),
});

export type FilterParameters = z.infer<typeof filterParameters>;

/** @throws AppError `invalid_input` naming a parameter whose value the catalogue does not have */
export function readFilters(
  given: FilterParameters & { isOuch?: boolean | undefined },
  catalogue: Catalogue,
): SearchFilters {
  const codesOf = (
    field: keyof FilterParameters,
    known: readonly { apiCode: string }[],
    find: (code: string) => { apiCode: string } | undefined,
  ) => {
    const codes = given[field] as readonly string[] | undefined;
    if (!codes || codes.length === 0 || codes.includes("all")) return undefined;
    return codes.map((code) => find(code)?.apiCode ?? refuseCode(field, code, known));
  };
  const findStyle = (code: string) => catalogue.findStyle(code);
  const author =
    codesOf("authorApiCode", catalogue.authors, (code) => catalogue.findAuthor(code)) ??
    authorsOf(given.author ?? given.authors, catalogue);
  return withoutAbsent({
    style: commonTo(codesOf("style", catalogue.styles, findStyle), codesOf("platform", catalogue.styles, findStyle)),
    family: codesOf("family", catalogue.families, (code) => catalogue.findFamily(code)),
    category: codesOf("category", catalogue.categories, (code) => catalogue.findCategory(code)),
    // Illustrations have calls of their own: no icon is one.
    author: given.isOuch ? [] : author,
    isColor: given.isColor,
    color: given.color,
    colors: some(given.colors),
    corners: some(given.corners),
    size: some(given.size),
    isFree: given.free ?? given.isFree,
    weight: some(given.weight) ?? some(given["stroke-size"]),
    trendiness: some(given.trendiness),
    technique: some(given.technique),
    aesthetic: some(given.aesthetic),
    os: some(given.os),
    license: some(given.license),
    isAnimated: given.isAnimated ?? given.animated,
  });
}

/** The code of the style that a call names; undefined for `all`. @throws AppError `invalid_input` */
export function readStyle(code: string, catalogue: Catalogue): Style | undefined {
  return code === "all" || code === ""
    ? undefined
    : (catalogue.findStyle(code) ?? refuseCode("platform", code, catalogue.styles));
}

/** What two lists have in common, where both are given: a parameter that is given counts. */
function commonTo(one: string[] | undefined, other: string[] | undefined): string[] | undefined {
  return one && other ? one.filter((code) => other.includes(code)) : (one ?? other);
}

/** A list without values asks for nothing. */
const some = <Value>(list: readonly Value[] | undefined) => (list?.length === 0 ? undefined : list);

function authorsOf(origin: FilterParameters["author"], catalogue: Catalogue): string[] | undefined {
  if (origin === undefined || origin === "all") return undefined;
  const isExternal = origin === "external";
  return catalogue.authors.filter((author) => author.isExternal === isExternal).map(({ apiCode }) => apiCode);
}

function withoutAbsent(filters: { [Key in keyof SearchFilters]: SearchFilters[Key] | undefined }): SearchFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
