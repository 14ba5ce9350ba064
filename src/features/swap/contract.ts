import { z } from "zod";
import { matchKinds } from "../../core/swap/find-likely-concepts.ts";
import type { Locale } from "../../i18n/locales.ts";

/** Addresses of the calls. */
export const swapPaths = { styles: "/siteApi/icons/v1/swap/styles", icons: "/siteApi/icons/v1/swap" } as const;

/** Icons in one call. */
export const mostSwapped = 1_000;

const ids = z
  .array(z.string().min(1).max(64))
  .min(1)
  .max(mostSwapped)
  .describe(`Ids of icons, at most ${mostSwapped}.`);

export const swapStylesRequest = z.strictObject({ ids });
export const swapRequest = z.strictObject({
  ids,
  style: z.string().min(1).max(80).describe("Code of the style to swap to."),
});

/** How well a style covers icons. */
export const styleCoverage = z
  .object({
    apiCode: z.string(),
    title: z.string(),
    family: z.string().describe("Name of the family."),
    isColor: z.boolean(),
    licence: z.string().describe("SPDX code."),
    exact: z.number().int().describe("How many of the icons have the same concept there."),
    near: z.number().int().describe("How many more have one there that means the same, or nearly."),
  })
  .meta({ id: "StyleCoverage" });
export type StyleCoverage = z.infer<typeof styleCoverage>;

/** An icon as far as a dialog shows it. */
export const swapIcon = z
  .object({
    id: z.string(),
    name: z.string(),
    isMono: z.boolean().describe("Drawn in the colour of the text around it."),
  })
  .meta({ id: "SwapIcon" });
export type SwapIcon = z.infer<typeof swapIcon>;

/** What an icon is swapped to. */
export const swapPair = z
  .object({
    from: z.string().describe("Id of the icon."),
    to: z.string().optional().describe("Id of the one in the style; absent where there is none."),
    kind: z.enum(matchKinds).optional().describe("How the one stands for the other: `same` is the same concept."),
    isExact: z.boolean(),
    isShared: z.boolean().describe("An icon of another concept is swapped to the same one."),
    others: z.array(z.string()).describe("Ids of icons that may be taken instead, the best first."),
  })
  .meta({ id: "SwapPair" });
export type SwapPair = z.infer<typeof swapPair>;

/** The answer of a swap. */
export interface SwapPlan {
  style: StyleCoverage;
  /** In the order of the request. */
  pairs: SwapPair[];
  /** Those that are named above. */
  icons: SwapIcon[];
}

/**
 * Finds for icons those that stand for them in another style. Ids that no icon of the catalogue has, such as those of uploads,
 * are gaps. Long work is done in slices, so that others are answered meanwhile.
 */
export interface SwapService {
  /** The styles that cover most, the best first, at most 60; those that have none of them are left out. */
  listStyles(ids: readonly string[]): Promise<StyleCoverage[]>;
  /** @throws AppError `not_found` for an unknown style */
  plan(ids: readonly string[], options: { style: string; locale: Locale }): Promise<SwapPlan>;
}
