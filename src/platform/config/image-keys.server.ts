import { z } from "zod";

const edgePx = z.coerce.number().int().min(16).max(4096);

const imageHost = z
  .url({ protocol: /^https?$/, error: "must be an http or https URL such as https://img.example" })
  .transform((url) => new URL(url).origin)
  .optional();

/** How large images may be, and which hosts serve them. */
export const imageKeys = {
  FREE_PNG_SIZE: edgePx.default(100).describe("Largest PNG size for guests, in px."),
  PAID_PNG_SIZE: edgePx
    .default(1600)
    .describe("Largest PNG size for everyone else, in px. Larger requests are clamped."),
  FREE_IMAGE_HOST: imageHost.describe(
    "Host that serves small images, GIF and ICO files, such as `https://img.example`. Defaults to the site itself.",
  ),
  PAID_IMAGE_HOST: imageHost.describe("Host that serves all other images. Defaults to the site itself."),
};
