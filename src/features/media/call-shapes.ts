import { z } from "zod";
import { freeWidthPx, type MediaItem } from "./contract.ts";
import { mediaWidths } from "../../core/media/media-vocabulary.ts";
import { formatMediaPagePath, formatMediaPath } from "../../core/urls/paths/media-paths.ts";
import { mediaItem } from "./library/media-item.ts";

const preview = z.object({ width: z.number(), height: z.number(), type: z.string(), url: z.string() });

const common = {
  id: z.string(),
  tags: z.array(z.object({ title: z.string(), slug: z.string() })),
  thumb1x: preview,
  thumb2x: preview,
  preview1x: preview,
  url: z.string().describe("Path of its page."),
  licence: mediaItem.shape.licence,
  credits: mediaItem.shape.credits,
  sourceUrl: mediaItem.shape.sourceUrl,
};

/** A photo or pattern, as calls tell it. */
export const image = z
  .object({
    ...common,
    title: z.string(),
    slug: z.string(),
    as: z.enum(["photo", "pattern"]).describe("What it is: a pattern is made by this site."),
    width: z.number(),
    height: z.number(),
    photographers: z.array(z.object({ title: z.string(), website: z.string().nullable() })).describe("Its authors."),
  })
  .meta({ id: "Image" });

/** An illustration, as calls tell it. */
export const illustration = z
  .object({
    ...common,
    pretty_id: z.string(),
    heading: z.string(),
    type: z.literal("illustration"),
    free_distribution: z.boolean().describe("Whether no credit is asked for."),
    categories: z.array(z.object({ id: z.string(), pretty_id: z.string() })),
    png: preview,
    author: z.object({ name: z.string(), url: z.string().optional(), external: z.boolean() }),
    downloadable_resources: z.object({ available: z.array(z.string()) }),
  })
  .meta({ id: "Illustration" });

const [thumb, thumbTwice] = mediaWidths;

export function toImage(item: MediaItem): z.infer<typeof image> {
  const { id, title, width, height, author } = item;
  return {
    ...describe(item),
    title,
    slug: id,
    as: item.isPattern ? "pattern" : "photo",
    width,
    height,
    photographers: [{ title: author.name, website: author.url ?? null }],
  };
}

export function toIllustration(item: MediaItem): z.infer<typeof illustration> {
  const { id, title, licence, category, author, hasVector } = item;
  return {
    ...describe(item),
    pretty_id: id,
    heading: title,
    type: "illustration",
    free_distribution: !licence.requiresAttribution,
    categories: category === undefined ? [] : [{ id: category, pretty_id: category }],
    png: show(item, freeWidthPx, "png"),
    author: { ...author, external: true },
    downloadable_resources: { available: [...(hasVector ? ["svg"] : []), "png", "webp"] },
  };
}

function describe(item: MediaItem) {
  const { id, tags, licence, credits, sourceUrl } = item;
  return {
    id,
    tags: tags.map((title) => ({ title, slug: title.toLowerCase().replaceAll(" ", "-") })),
    thumb1x: show(item, thumb),
    thumb2x: show(item, thumbTwice),
    preview1x: show(item, freeWidthPx),
    url: formatMediaPagePath(item),
    licence,
    credits,
    ...(sourceUrl !== undefined && { sourceUrl }),
  };
}

function show({ id, width, height }: MediaItem, wide: (typeof mediaWidths)[number], format: "png" | "webp" = "webp") {
  return {
    width: wide,
    height: Math.round((wide * height) / width),
    type: `image/${format}`,
    url: formatMediaPath(id, format, wide),
  };
}
