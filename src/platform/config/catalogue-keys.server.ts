import { z } from "zod";

/** Which icons there are. */
export const catalogueKeys = {
  CATALOGUE_SETS: z
    .string()
    .transform((prefixes) => prefixes.split(",").map((prefix) => prefix.trim()))
    .optional()
    .describe("Prefixes of the icon sets to include, such as `lucide,tabler`. Without it, all sets are included."),
  MAIN_STYLE: z.string().optional().describe("API code of the style whose icon represents a concept."),
};
