import { z } from "zod";
import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import type { Author, Category, Family, Style } from "../../core/icons/style.ts";
import {
  aesthetics,
  colorClasses,
  cornerKinds,
  eras,
  operatingSystems,
  techniques,
  weights,
} from "../../core/icons/vocabulary.ts";
import { printImagePath } from "../../core/urls/image-path.ts";

export const publicStyle = z
  .object({
    id: z.string(),
    apiCode: z.string(),
    seoCode: z.string().describe("Code in addresses of pages."),
    title: z.string(),
    fullTitle: z.string(),
    family: z.string(),
    author: z.string(),
    licence: z.string().describe("SPDX code."),
    set: z.string().describe("Iconify prefix."),
    isColor: z.boolean(),
    colors: z.enum(colorClasses),
    isAnimated: z.boolean(),
    size: z.number().describe("Native grid in px."),
    corners: z.enum(cornerKinds).nullable(),
    stroke: z.number().nullable().describe("Stroke width in px on a 24 px grid."),
    weight: z.enum(weights).nullable(),
    technique: z.enum(techniques),
    aesthetic: z.enum(aesthetics),
    trendiness: z.enum(eras),
    os: z.array(z.enum(operatingSystems)),
    isFree: z.boolean(),
    isDeprecated: z.boolean(),
    isExperimental: z.boolean(),
    order: z.number().describe("Position by popularity, 1 first."),
    iconCount: z.number(),
    preview: z.array(z.string()).describe("Ids of icons that show the style well."),
    packs: z.array(z.string()).describe("Codes of its packs: the categories with enough icons in this style."),
    mainSitePreviewImageUrl: z.string().nullable(),
  })
  .meta({ id: "Style" });

export const group = z
  .object({
    id: z.string(),
    name: z.string(),
    apiCode: z.string(),
    iconCount: z.number(),
    entities: z.array(z.string()).describe("Codes of the members."),
  })
  .meta({ id: "Group" });

export const publicPack = z
  .object({
    name: z.string(),
    code: z.string(),
    isFree: z.boolean().describe("Some of its icons are free in large sizes too."),
    previewIconUrl: z.string().nullable(),
    iconCount: z.number(),
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
    iconCount: z.number(),
  })
  .meta({ id: "Author" });

export function describeStyles(styles: readonly Style[], catalogue: Catalogue): z.infer<typeof publicStyle>[] {
  const packs = Map.groupBy(catalogue.packs, ({ style }) => style);
  return styles.map((style) => ({
    ...style,
    id: style.apiCode,
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

/** A category as a pack: its first icons in each style that has enough of them. */
export function describePack(category: Category, catalogue: Catalogue): z.infer<typeof publicPack> {
  const members = catalogue.packs.filter((pack) => pack.category === category.apiCode);
  const previews = members.map(({ style, iconCount, preview }) => ({
    styleApiCode: style,
    iconTotalCount: iconCount,
    previews: preview.slice(0, packPreviewLimit),
  }));
  const isAnimated = ({ styleApiCode }: { styleApiCode: string }) =>
    catalogue.findStyle(styleApiCode)?.isAnimated ?? false;
  return {
    name: category.title,
    code: category.apiCode,
    isFree: members.some(({ style }) => catalogue.findStyle(style)?.isFree),
    previewIconUrl: imageUrl(category.preview[0]),
    iconCount: category.iconCount,
    mainPreviews: previews.filter((preview) => !isAnimated(preview)),
    animatedPreviews: previews.filter(isAnimated),
  };
}

const imageUrl = (id: string | undefined) => (id === undefined ? null : printImagePath(id, "svg"));
