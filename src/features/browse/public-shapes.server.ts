import { z } from "zod";
import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import type { Author, Category, Family, Pack, Style } from "../../core/icons/style.ts";
import {
  aesthetics,
  colorClasses,
  cornerKinds,
  eras,
  operatingSystems,
  techniques,
  weights,
} from "../../core/icons/vocabulary.ts";
import { nameCategory } from "../../i18n/name-category.ts";
import type { Translator } from "../../i18n/translator.ts";
import { formatImagePath } from "../../core/urls/paths/image-path.ts";

/** What can speak for a style, each read from what is known of it. */
const benefits = ["large-pictures", "no-attribution", "any-color", "animated"] as const;

function listBenefits(style: Style, catalogue: Catalogue): (typeof benefits)[number][] {
  const license = catalogue.findLicense(style.license);
  const has: Record<(typeof benefits)[number], boolean> = {
    "large-pictures": style.isFree,
    "no-attribution": license?.requiresAttribution === false,
    "any-color": !style.isColor,
    animated: style.isAnimated,
  };
  return benefits.filter((benefit) => has[benefit]);
}

export const publicStyle = z
  .object({
    id: z.string(),
    apiCode: z.string(),
    seoCode: z.string().describe("Code used in page URLs."),
    title: z.string(),
    fullTitle: z.string(),
    family: z.string(),
    author: z.string(),
    license: z.string().describe("SPDX identifier."),
    set: z.string().describe("Iconify prefix."),
    isColor: z.boolean(),
    colors: z.enum(colorClasses),
    isAnimated: z.boolean(),
    size: z.number().describe("Native size in px."),
    corners: z.enum(cornerKinds).nullable(),
    stroke: z.number().nullable().describe("Stroke width in px on a 24 px grid."),
    weight: z.enum(weights).nullable(),
    technique: z.enum(techniques),
    aesthetic: z.enum(aesthetics),
    trendiness: z.enum(eras),
    os: z.array(z.enum(operatingSystems)),
    isFree: z
      .boolean()
      .describe("Whether large images of its icons are available to everyone. This isn’t a price: all icons are free."),
    benefits: z.array(z.enum(benefits)).describe("Benefit codes, in display order."),
    isDeprecated: z.boolean(),
    isExperimental: z.boolean(),
    order: z.number().describe("Popularity rank, starting at 1."),
    iconCount: z.number().describe("Number of icons."),
    preview: z.array(z.string()).describe("IDs of typical icons."),
    packs: z.array(z.string()).describe("Pack codes: categories with enough icons in this style."),
    mainSitePreviewImageUrl: z.string().nullable(),
  })
  .meta({ id: "Style" });

export const group = z
  .object({
    id: z.string(),
    name: z.string(),
    apiCode: z.string(),
    iconCount: z.number().describe("All icons of a family; for a category, without duplicates."),
    entities: z.array(z.string()).describe("Member codes."),
  })
  .meta({ id: "Group" });

export const publicPack = z
  .object({
    name: z.string().describe("In the language of the request."),
    code: z.string().describe("Code of the category, or of the category in one style."),
    isFree: z.boolean().describe("Whether large images of some of its icons are available to everyone."),
    previewIconUrl: z.string().nullable(),
    iconCount: z.number().describe("Without duplicates."),
    mainPreviews: z.array(
      z.object({ styleApiCode: z.string(), iconTotalCount: z.number(), previews: z.array(z.string()) }),
    ),
    animatedPreviews: z.array(
      z.object({ styleApiCode: z.string(), iconTotalCount: z.number(), previews: z.array(z.string()) }),
    ),
  })
  .meta({ id: "Pack" });

export const publicAuthor = z
  .object({
    id: z.string(),
    apiCode: z.string(),
    name: z.string(),
    alias: z.string(),
    url: z.string().nullable(),
    isExternal: z.boolean(),
    styles: z.array(z.string()),
    iconCount: z.number().describe("Without duplicates."),
  })
  .meta({ id: "Author" });

export function describeStyles(styles: readonly Style[], catalogue: Catalogue): z.infer<typeof publicStyle>[] {
  const packs = Map.groupBy(catalogue.packs, ({ style }) => style);
  return styles.map((style) => ({
    ...style,
    id: style.apiCode,
    benefits: listBenefits(style, catalogue),
    packs: (packs.get(style.apiCode) ?? []).map(({ code }) => code),
    mainSitePreviewImageUrl: imageUrl(style.preview[0]),
  }));
}

export function describeStyle(style: Style, catalogue: Catalogue): z.infer<typeof publicStyle> {
  return describeStyles([style], catalogue)[0]!;
}

export const describeFamily = ({ apiCode, name, entities, iconCount }: Family): z.infer<typeof group> => ({
  id: apiCode,
  name,
  apiCode,
  iconCount,
  entities,
});

export const describeAuthor = (author: Author): z.infer<typeof publicAuthor> => ({ ...author });

const packPreviewLimit = 5;

/**
 * A category as a pack: its first icons in each style that has enough of them.
 *
 * @param options.only the pack of one style
 */
export function describePack(
  category: Category,
  { catalogue, t, only }: { catalogue: Catalogue; t: Translator; only?: Pack },
): z.infer<typeof publicPack> {
  const members = only ? [only] : catalogue.packs.filter((pack) => pack.category === category.apiCode);
  const previews = members.map(({ style, iconCount, preview }) => ({
    styleApiCode: style,
    iconTotalCount: iconCount,
    previews: preview.slice(0, packPreviewLimit),
  }));
  const isAnimated = ({ styleApiCode }: { styleApiCode: string }) =>
    catalogue.findStyle(styleApiCode)?.isAnimated ?? false;
  return {
    name: nameCategory(t, category),
    code: only?.code ?? category.apiCode,
    isFree: members.some(({ style }) => catalogue.findStyle(style)?.isFree),
    previewIconUrl: imageUrl((only ?? category).preview[0]),
    iconCount: (only ?? category).iconCount,
    mainPreviews: previews.filter((preview) => !isAnimated(preview)),
    animatedPreviews: previews.filter(isAnimated),
  };
}

const imageUrl = (id: string | undefined) => (id === undefined ? null : formatImagePath(id, "svg"));
