import { z } from "zod";
import { isHttpAddress } from "./is-http-address.ts";

const edgePx = z.coerce.number().int().min(16).max(4096);

const imageHost = z
  .url({ protocol: /^https?$/, error: "must be an http or https URL such as https://img.example" })
  .transform((url) => new URL(url).origin)
  .optional();

/** Which icons there are, and in which sizes people get them. */
export const catalogueKeys = {
  CATALOGUE_SETS: z
    .string()
    .transform((prefixes) => prefixes.split(",").map((prefix) => prefix.trim()))
    .optional()
    .describe("Prefixes of the icon sets to include, such as `lucide,tabler`. Without it, all sets are included."),
  MAIN_STYLE: z.string().optional().describe("API code of the style whose icon represents a concept."),
  FREE_PNG_SIZE: edgePx.default(100).describe("Largest PNG size for guests, in px."),
  PAID_PNG_SIZE: edgePx
    .default(1600)
    .describe("Largest PNG size for everyone else, in px. Larger requests are clamped."),
  FREE_IMAGE_HOST: imageHost.describe(
    "Host that serves small images, GIF and ICO files, such as `https://img.example`. Defaults to the site itself.",
  ),
  PAID_IMAGE_HOST: imageHost.describe("Host that serves all other images. Defaults to the site itself."),
  MEDIA_DIR: z
    .string()
    .optional()
    .describe("Folder with your own illustrations and photos, described by its `media.jsonl`: see [media](media.md)."),
  OPENVERSE_URL: z
    .string()
    .refine((url) => isHttpAddress(url), "must be an http or https URL such as https://api.openverse.org/v1")
    .optional()
    .describe("Adds photos from Openverse: `https://api.openverse.org/v1`. See [media](media.md)."),
  OPENVERSE_CLIENT_ID: z.string().optional().describe("Openverse client ID, which allows more requests."),
  OPENVERSE_CLIENT_SECRET: z.string().optional().describe("Openverse client secret."),
};
