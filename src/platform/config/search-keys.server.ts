import { z } from "zod";
import { isHttpAddress } from "./is-http-address.ts";

const yesNo = z.stringbool({ error: "must be true or false" });

/** What search learns and remembers, and which model it asks. */
export const searchKeys = {
  SEARCH_HISTORY: yesNo.default(true).describe("Remember each visitor’s searches and suggest them again."),
  SEARCH_LEARNING: yesNo
    .default(true)
    .describe("Rank icons higher if many people download them after the same search."),
  PICTURE_SEARCH: yesNo
    .default(true)
    .describe("Index all icons in the background for image search and for similar icons."),
  OPENSEARCH_URL: z
    .string()
    .transform((urls) => urls.split(",").map((url) => url.trim()))
    .refine(
      (urls) => urls.every(isHttpAddress),
      "must be http or https URLs such as http://localhost:9200, separated by commas",
    )
    .optional()
    .describe(
      "Nodes of an OpenSearch cluster (2.19 or newer) that searches in place of each server: `http://search-1:9200,http://search-2:9200`. See [search](search.md#opensearch).",
    ),
  EMBEDDINGS_URL: z
    .string()
    .refine((url) => isHttpAddress(url), "must be an http or https URL such as http://localhost:11434/v1")
    .optional()
    .describe("OpenAI-compatible embeddings API for AI search: `http://localhost:11434/v1`. See [search](search.md)."),
  EMBEDDINGS_MODEL: z.string().default("text-embedding-3-small").describe("Model to request from `EMBEDDINGS_URL`."),
  EMBEDDINGS_API_KEY: z.string().optional().describe("API key for `EMBEDDINGS_URL`, if it needs one."),
  EMBEDDINGS_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(50)
    .max(60_000)
    .default(2000)
    .describe("How long a search waits for `EMBEDDINGS_URL` before it uses the built-in vectors, in ms."),
};
