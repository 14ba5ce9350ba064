import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import { sharedReleases } from "../packages/releases.ts";
import { kebabCase, readJson, words } from "../packages/source-metadata.ts";
import type { SourceEntry, TagSource } from "./tag-source.ts";

function generic(concept: string, tags: readonly string[]): SourceEntry {
  return { concept, tags, isBrand: false };
}

/** Splits names such as `brand-github` and `github-logo` into the brand and the fact that it is one. */
function entryOf(name: string, tags: readonly string[]): SourceEntry {
  const brand = /^(?:brand|logo)-(.+)$/.exec(name)?.[1] ?? /^(.+)-logo$/.exec(name)?.[1];
  return brand === undefined ? generic(name, tags) : { concept: brand, tags, isBrand: true };
}

/** The packages that tag or name icons of general use; the order settles ties between equally well supported tags. */
export const tagSources: readonly TagSource[] = [
  {
    code: "font-awesome",
    release: {
      name: "@fortawesome/fontawesome-free",
      version: "7.3.1",
      integrity: "sha512-wmglKKPDIkgV3aWlZzWECCPoGIkYCulzBwxG9+w7rc5BGapZ6cPMpoPOT8k36J0Ni7PPX6c/rsoMWfS4d1MUMg==",
    },
    license: "MIT",
    author: "Fonticons, Inc.",
    files: ["metadata/icon-families.json"],
    purpose: "search terms and aliases of icons and brands",
    weight: 1,
    async read(folder) {
      const schema = z.record(
        z.string(),
        z.object({
          search: z.object({ terms: words }),
          familyStylesByLicense: z.object({ free: z.array(z.object({ style: z.string() })) }),
          aliases: z.object({ names: words.optional() }).optional(),
        }),
      );
      const icons = readJson(schema, folder, "metadata/icon-families.json");
      return Object.entries(icons).flatMap(([name, icon]) => {
        const isBrand = icon.familyStylesByLicense.free.some(({ style }) => style === "brands");
        return [name, ...(icon.aliases?.names ?? [])].map((concept) => ({
          concept,
          tags: [...icon.search.terms, name],
          isBrand,
        }));
      });
    },
  },
  {
    code: "lucide",
    release: {
      name: "lucide-static",
      version: "1.62.0",
      integrity: "sha512-WBZA/m2PvkFpMGHDtsBck5P2A9G4ehLlYu4GwwICcmEm1BvYVgj00lCDxKRWLlbMlOibLaiwdQ88G5pHkSWgwA==",
    },
    license: "ISC",
    author: "Lucide Contributors",
    files: ["tags.json"],
    purpose: "tags of icons",
    weight: 1,
    async read(folder) {
      const icons = readJson(z.record(z.string(), words), folder, "tags.json");
      return Object.entries(icons).map(([name, tags]) => generic(name, tags));
    },
  },
  {
    code: "codicons",
    release: {
      name: "@vscode/codicons",
      version: "0.0.45",
      integrity: "sha512-1KAZ7XCMagp5Gdrlr4bbbcAqgcIL623iO1wW6rfcSVGAVUQvR0WP7bQx1SbJ11gmV3fdQTSEFIJQ/5C+HuVasw==",
    },
    license: "CC-BY-4.0",
    author: "Microsoft Corporation",
    files: ["dist/metadata.json"],
    purpose: "tags of icons",
    weight: 0.9,
    async read(folder) {
      const schema = z.record(z.string(), z.object({ tags: words }));
      return Object.entries(readJson(schema, folder, "dist/metadata.json")).map(([name, { tags }]) =>
        entryOf(name, tags),
      );
    },
  },
  {
    code: "feather",
    release: {
      name: "feather-icons",
      version: "4.29.2",
      integrity: "sha512-0TaCFTnBTVCz6U+baY2UJNKne5ifGh7sMG4ZC2LoBWCZdIyPa+y6UiR4lEYGws1JOFWdee8KAsAIvu0VcXqiqA==",
    },
    license: "MIT",
    author: "Cole Bemis",
    files: ["dist/feather.js"],
    purpose: "tags of icons",
    weight: 0.6,
    async read(folder) {
      const schema = z.object({
        icons: z.record(z.string(), z.object({ name: z.string(), tags: words })),
      });
      const { icons } = schema.parse(createRequire(import.meta.url)(join(folder, "dist/feather.js")));
      return Object.values(icons).map(({ name, tags }) => ({
        concept: name,
        tags,
        isBrand: tags.includes("logo"),
      }));
    },
  },
  {
    code: "octicons",
    release: {
      name: "@primer/octicons",
      version: "19.42.0",
      integrity: "sha512-MEcHxVxNHu1I2Ndk5Mcwp7tfBiDk/EpytDJgKOfE2ldqIczWucVrZNeNU4wtEN5mnNudZ0YL5G0spax3bSMT4w==",
    },
    license: "MIT",
    author: "GitHub Inc.",
    files: ["build/data.json"],
    purpose: "keywords of icons",
    weight: 0.9,
    async read(folder) {
      const schema = z.record(z.string(), z.object({ name: z.string(), keywords: words }));
      return Object.values(readJson(schema, folder, "build/data.json")).map(({ name, keywords }) =>
        entryOf(name.replace(/-fill$/, ""), keywords),
      );
    },
  },
  {
    code: "phosphor",
    release: {
      name: "@phosphor-icons/core",
      version: "2.1.1",
      integrity: "sha512-v4ARvrip4qBCImOE5rmPUylOEK4iiED9ZyKjcvzuezqMaiRASCHKcRIuvvxL/twvLpkfnEODCOJp5dM4eZilxQ==",
    },
    license: "MIT",
    author: "Tobias Fried",
    files: ["dist/index.mjs", "package.json"],
    purpose: "tags of icons",
    weight: 0.9,
    async read(folder) {
      const schema = z.object({ icons: z.array(z.object({ name: z.string(), tags: words })) });
      const { icons } = schema.parse(await import(pathToFileURL(join(folder, "dist/index.mjs")).href));
      return icons.map(({ name, tags }) => entryOf(name, tags));
    },
  },
  {
    code: "material-design-icons",
    release: {
      name: "@mdi/svg",
      version: "7.4.47",
      integrity: "sha512-WQ2gDll12T9WD34fdRFgQVgO8bag3gavrAgJ0frN4phlwdJARpE6gO1YvLEMJR0KKgoc+/Ea/A0Pp11I00xBvw==",
    },
    license: "Apache-2.0",
    author: "Pictogrammers",
    files: ["meta.json"],
    purpose: "aliases of icons",
    weight: 1,
    async read(folder) {
      const schema = z.array(z.object({ name: z.string(), aliases: words, tags: words }));
      return readJson(schema, folder, "meta.json").map(({ name, aliases, tags }) => ({
        concept: name.replace(/-outline(?=-|$)/, ""),
        tags: aliases.map((alias) => alias.replace(/-outline(?=-|$)/, "")),
        isBrand: tags.includes("Brand / Logo"),
      }));
    },
  },
  {
    code: "carbon",
    release: {
      name: "@carbon/icons",
      version: "11.89.0",
      integrity: "sha512-M54u+J19d+nUSp2mpRqc1Opcsqx/bv5oLLk8ECVwE0PGWmUiUlJkfl6NbWHcA2pOIyvJoEwv686KsCO1Q7RSlQ==",
    },
    license: "Apache-2.0",
    author: "IBM Corp.",
    files: ["metadata.json"],
    purpose: "aliases of icons",
    weight: 0.6,
    async read(folder) {
      const schema = z.object({
        icons: z.array(z.object({ name: z.string(), aliases: words.optional() })),
      });
      return readJson(schema, folder, "metadata.json").icons.map(({ name, aliases = [] }) =>
        entryOf(kebabCase(name).replace(/-filled(-alt)?$/, ""), aliases),
      );
    },
  },
  {
    code: "ionicons",
    release: {
      name: "ionicons",
      version: "8.1.0",
      integrity: "sha512-XSM2gYWTXxSYTwjmKWAoy4yR7AbAFDjpc5ZIivAiGXskM0fe5CdMPfs6InQRUcrYtVb2WZ/0HQ1/jeh3JW78SA==",
    },
    license: "MIT",
    author: "Ben Sperry, Adam Bradley",
    files: ["dist/ionicons.json"],
    purpose: "tags of icons",
    weight: 0.5,
    async read(folder) {
      const schema = z.object({ icons: z.array(z.object({ name: z.string(), tags: words })) });
      return readJson(schema, folder, "dist/ionicons.json")
        .icons.filter(({ name }) => !/-(outline|sharp)$/.test(name))
        .map(({ name, tags }) => entryOf(name, tags));
    },
  },
  {
    code: "tabler",
    release: {
      name: "@tabler/icons",
      version: "3.51.0",
      integrity: "sha512-0pinvPZz7YeX+OSfxuEAbnEPWbocVXW5iU8h5lh41pYG8sZuQfpWECC980lxOT0clGIcNGn8xsBr+zKaRGdA/g==",
    },
    license: "MIT",
    author: "Paweł Kuna",
    files: ["icons.json"],
    purpose: "tags of icons",
    weight: 0.6,
    async read(folder) {
      const schema = z.record(z.string(), z.object({ name: z.string(), tags: words }));
      return Object.values(readJson(schema, folder, "icons.json")).map(({ name, tags }) => entryOf(name, tags));
    },
  },
  {
    code: "openstreetmap",
    release: sharedReleases.openStreetMap,
    license: "ISC",
    author: "iD contributors",
    files: ["dist/presets.json", "dist/translations/en.json"],
    purpose: "search terms of map features that have an icon of their own",
    weight: 0.4,
    async read(folder) {
      const presets = readJson(
        z.record(z.string(), z.object({ icon: z.string().optional() })),
        folder,
        "dist/presets.json",
      );
      const text = z.object({ name: z.string().optional(), terms: words.optional() });
      const schema = z.object({ en: z.object({ presets: z.object({ presets: z.record(z.string(), text) }) }) });
      const texts = readJson(schema, folder, "dist/translations/en.json").en.presets.presets;
      return Object.entries(presets).flatMap(([code, { icon = "" }]) => {
        const [, concept] = /^(?:maki|temaki|roentgen)-(.+)$/.exec(kebabCase(icon)) ?? [];
        const { name = "", terms = [] } = texts[code] ?? {};
        return concept !== undefined && kebabCase(name) === concept ? [generic(concept, terms)] : [];
      });
    },
  },
];
