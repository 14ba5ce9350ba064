import { z } from "zod";
import type { Catalogue } from "../../../core/catalogue/catalogue.ts";
import { AppError } from "../../../core/errors.ts";
import { palette } from "../../../core/icons/palette.ts";
import { cornerKinds, licenseClasses, techniques, weights } from "../../../core/icons/vocabulary.ts";
import type { SearchFilters } from "../../../core/search/search.ts";
import { findNamedStyle } from "./icon-list.ts";

const paletteNames = palette.map(({ name }) => name);

/** Filters that tools take. */
export const filterInput = {
  style: z.string().trim().min(1).max(80).optional().describe("Only icons of this style, e.g. lucide."),
  category: z.string().trim().min(1).max(80).optional().describe("Category code."),
  technique: z.enum(techniques).optional(),
  weight: z.enum(weights).optional(),
  corners: z.enum(cornerKinds).optional(),
  color: z.enum(paletteNames).optional().describe("Drawn in this color."),
  is_multicolor: z.boolean().optional(),
  is_animated: z.boolean().optional(),
  license: z.enum(licenseClasses).optional(),
};
const given = z.object(filterInput);

/** @throws AppError `not_found` for a style or category that there isn’t */
export function readToolFilters(filters: z.infer<typeof given>, catalogue: Catalogue): SearchFilters {
  const { style, category, technique, weight, corners, color, license } = filters;
  const { is_multicolor: isColor, is_animated: isAnimated } = filters;
  return {
    ...(style !== undefined && { style: [findNamedStyle(catalogue, style).apiCode] }),
    ...(category !== undefined && { category: [findCategory(catalogue, category)] }),
    ...(technique && { technique: [technique] }),
    ...(weight && { weight: [weight] }),
    ...(corners && { corners: [corners] }),
    ...(color && { color }),
    ...(license && { license: [license] }),
    ...(isColor !== undefined && { isColor }),
    ...(isAnimated !== undefined && { isAnimated }),
  };
}

function findCategory(catalogue: Catalogue, code: string): string {
  const found = catalogue.findCategory(code);
  if (found) return found.apiCode;
  const known = catalogue.categories.map(({ apiCode }) => apiCode).join(", ");
  throw new AppError("not_found", `There is no category “${code}”. Take one of ${known}.`);
}
