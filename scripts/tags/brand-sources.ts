import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import { kebabCase, readJson, words } from "../packages/source-metadata.ts";
import type { TagSource } from "./tag-source.ts";

/** Packages that only name brands. */
export const brandSources: readonly TagSource[] = [
  {
    code: "simple-icons",
    release: {
      name: "simple-icons",
      version: "16.37.0",
      integrity: "sha512-8mCJIhpMYOL9g13GW59EiL3sVXJnTEKGCTZFaekl9UQ3Qo0SwVjnLaJ82QiaH8BKBdouEDzrHMXIWh8cBIy48A==",
    },
    license: "CC0-1.0",
    author: "Simple Icons Collaborators",
    files: ["data/simple-icons.json"],
    purpose: "titles and other names of brands",
    weight: 1.5,
    async read(folder) {
      const schema = z.array(
        z.object({
          title: z.string(),
          slug: z.string(),
          aliases: z
            .object({
              aka: words.optional(),
              old: words.optional(),
              dup: z.array(z.object({ title: z.string() })).optional(),
            })
            .optional(),
        }),
      );
      return readJson(schema, folder, "data/simple-icons.json").map(({ slug, title, aliases }) => ({
        concept: slug,
        tags: [
          title,
          ...(aliases?.aka ?? []),
          ...(aliases?.old ?? []),
          ...(aliases?.dup?.map((twin) => twin.title) ?? []),
        ],
        isBrand: true,
      }));
    },
  },
  {
    code: "devicon",
    release: {
      name: "devicon",
      version: "2.17.0",
      integrity: "sha512-2nKUdjobJlmRSaCHa50PGsVq0VDURnq9gVzQoJggsM/NKN0tLhC/Uq2zmy2pH36Q/1q3gvYwp/GjTgv/R0Ysbg==",
    },
    license: "MIT",
    author: "Devicon contributors",
    files: ["devicon.json"],
    purpose: "other names and tags of programming tools",
    weight: 1,
    async read(folder) {
      const schema = z.array(z.object({ name: z.string(), altnames: words, tags: words }));
      return readJson(schema, folder, "devicon.json").map(({ name, altnames, tags }) => ({
        concept: name,
        tags: [...altnames, ...tags],
        isBrand: true,
      }));
    },
  },
  {
    code: "cryptocurrency-icons",
    release: {
      name: "cryptocurrency-icons",
      version: "0.18.1",
      integrity: "sha512-dvR5O8JOmav3559Yb0Igpkia+3vpt/aeNvMu5ZIVUG2Bzpq9wNcOJRIQas49XJrPjtZ98GAEn3aDQO+w7uhS2w==",
    },
    license: "CC0-1.0",
    author: "Christopher Downer",
    files: ["manifest.json"],
    purpose: "names of coins by ticker",
    weight: 1,
    async read(folder) {
      const schema = z.array(z.object({ symbol: z.string(), name: z.string() }));
      return readJson(schema, folder, "manifest.json").map(({ symbol, name }) => ({
        concept: kebabCase(symbol),
        tags: [name],
        isBrand: true,
      }));
    },
  },
  {
    code: "web3icons",
    release: {
      name: "@web3icons/common",
      version: "0.11.51",
      integrity: "sha512-ZXaTW/P6ReLHmkYQcxP8OcPoUrSmgPlsFKVboiG/cVSIkz0mHNP1tIFhf9zPOQaQm20yqTc+uuNuXb2ywHzI1A==",
    },
    license: "MIT",
    author: "0xa3k5",
    files: ["dist/metadata/tokens.js", "package.json"],
    purpose: "names of coins by ticker",
    weight: 0.9,
    async read(folder) {
      const schema = z.object({ tokens: z.array(z.object({ symbol: z.string(), name: z.string() })) });
      const { tokens } = schema.parse(await import(pathToFileURL(join(folder, "dist/metadata/tokens.js")).href));
      return tokens.map(({ symbol, name }) => ({
        concept: kebabCase(symbol),
        tags: [name.replace(/[:(].*$/, "")],
        isBrand: true,
      }));
    },
  },
];
