import { cldrLocales, readEmojiWords, readTerritoryWords, territoryFile } from "./cldr-words.ts";
import { iconParkFile, readIconParkWords } from "./icon-park-words.ts";
import { mapFiles, readMapWords } from "./map-words.ts";
import { sharedReleases } from "../packages/releases.ts";
import type { WordSource } from "./word-source.ts";

const locales = ["en", ...Object.values(cldrLocales).flat()];
const annotationFile = (locale: string) => `annotations/${locale}/annotations.json`;
const derivedFile = (locale: string) => `annotationsDerived/${locale}/annotations.json`;
const unicode = {
  license: "Unicode-3.0",
  licenseFile: "LICENSE",
  author: "Unicode, Inc.",
  url: "https://cldr.unicode.org",
};

/** The packages that words are drawn from; of several that name the same thing, the first has precedence. */
export const wordSources: readonly WordSource[] = [
  {
    ...unicode,
    release: sharedReleases.annotations,
    files: locales.map(annotationFile),
    purpose: "names and keywords of emoji",
    read: (folder, icons) => readEmojiWords(folder, annotationFile, icons),
  },
  {
    ...unicode,
    release: sharedReleases.derivedAnnotations,
    files: locales.map(derivedFile),
    purpose: "names and keywords of emoji sequences",
    read: (folder, icons) => readEmojiWords(folder, derivedFile, icons),
  },
  {
    ...unicode,
    release: {
      name: "cldr-localenames-full",
      version: "48.2.0",
      integrity: "sha512-4o0paYDz0UXhfhChAVFkmVl2CP0YTSEqE6WrC0fNafaSC5u5DAXphxH3SZ1Ujczarikr8DToKZfiok6EqWLdNQ==",
    },
    files: locales.map(territoryFile),
    purpose: "names of countries and territories",
    read: readTerritoryWords,
  },
  {
    release: sharedReleases.openStreetMap,
    license: "ISC",
    licenseFile: "LICENSE.md",
    author: "iD contributors",
    url: "https://github.com/openstreetmap/id-tagging-schema",
    files: mapFiles,
    purpose: "names and search terms of map features",
    read: readMapWords,
  },
  {
    release: {
      name: "@icon-park/svg",
      version: "1.4.2",
      integrity: "sha512-1X0DA+1e0R0liYvw+Nb2BQmF1oEo/wS3o/JYkQYifPJXCGYij2vN9sJf/NNhbzDsJWTg4W2bbzZjJvC7Q4w4oQ==",
    },
    license: "Apache-2.0",
    licenseFile: "LICENSE",
    author: "Bytedance Inc.",
    url: "https://github.com/bytedance/IconPark",
    files: [iconParkFile],
    purpose: "Chinese titles and tags of icons",
    read: readIconParkWords,
  },
];
