import { z } from "zod";
import { isHttpAddress } from "./is-http-address.ts";

/** Where illustrations and photos come from. */
export const mediaKeys = {
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
