import { z } from "zod";
import type { MediaItem } from "../contract.ts";
import { mediaKinds } from "../../../core/media/media-vocabulary.ts";

/** Somebody who made something, and where they are found. */
const maker = z.object({ name: z.string(), url: z.url({ protocol: /^https?$/ }).optional() });

const mediaLicense = z.object({
  code: z.string().describe("SPDX identifier, such as `CC-BY-4.0`."),
  title: z.string(),
  url: z.string().optional(),
  requiresAttribution: z.boolean(),
  requiresNotice: z.boolean().describe("Its text travels with copies of the files."),
  requiresShareAlike: z.boolean().describe("Whatever is made of it stays under the same license."),
});

/** An illustration or a photo, as lists show it. */
export const mediaItem = z
  .object({
    id: z.string(),
    kind: z.enum(mediaKinds),
    isPattern: z.boolean().describe("A pattern made by this site: no camera was there."),
    title: z.string().describe("In the requested language, if a translation exists."),
    tags: z.array(z.string()),
    category: z.string().optional().describe("Code of a category of icons."),
    width: z.number(),
    height: z.number(),
    hasVector: z.boolean().describe("Whether it can be had as SVG."),
    author: maker,
    license: mediaLicense,
    sourceUrl: z.string().optional().describe("The page it comes from, where that is another site."),
    credits: z
      .array(z.object({ name: z.string(), id: z.string(), path: z.string() }))
      .describe("The icons that it is put together from; they are of its author and under its license."),
  })
  .meta({ id: "MediaItem" }) satisfies z.ZodType<MediaItem>;
