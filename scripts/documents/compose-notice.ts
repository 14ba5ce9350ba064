import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { curatedFolder, readCurated } from "../../src/features/catalogue/compile/curated.server.ts";

interface UpstreamSet {
  name: string;
  version?: string;
  total?: number;
  author: { name: string; url?: string };
  license: { title: string; url?: string };
}

interface WordSource {
  package: string;
  version: string;
  license: string;
  author: string;
}

/** The text of NOTICE: whose work the catalogue is made of. */
export function composeNotice(): string {
  const { sets, licenses } = readCurated();
  const upstream = createRequire(import.meta.url)("@iconify/json/collections.json") as Record<string, UpstreamSet>;
  const titles = new Map(licenses.map(({ code, title }) => [code, title]));
  const entries = sets
    .flatMap(({ prefix, license }) => {
      const set = upstream[prefix];
      return set ? [{ prefix, title: titles.get(license) ?? license, ...set }] : [];
    })
    .toSorted((left, right) => (left.prefix < right.prefix ? -1 : 1));
  return [
    "Iconarium",
    "",
    "The program is available under the MIT license; see LICENSE. It serves icons from the icon sets below, collected by",
    "the Iconify project (npm package @iconify/json). They are the work of their authors, each under the license named here,",
    "which is included in every download. Logos are trademarks of their owners.",
    "",
    "Icon sets",
    "=========",
    ...entries.flatMap(({ prefix, name, version, total, author, license, title }) => [
      "",
      `${name} (${[prefix, version, total && `${total} icons`].filter(Boolean).join(", ")})`,
      `  by ${author.name}${author.url ? `, ${author.url}` : ""}`,
      `  ${title}${license.url ? `, ${license.url}` : ""}`,
    ]),
    "",
    "Tags",
    "====",
    "",
    "Search terms in data/tags are based on these npm packages:",
    "",
    ...listSources("tags"),
    "",
    "Words in other languages",
    "========================",
    "",
    "Search terms in data/lexicon/imported are based on these npm packages; their license texts are in the same folder:",
    "",
    ...listSources("lexicon/imported"),
    "",
    "Frequencies and forms of words",
    "==============================",
    "",
    "Files in data/lexicon/vocabulary, data/lexicon/forms and data/lexicon/romanized are based on these packages, see",
    "data/lexicon/vocabulary/README.md; frequencies are available under CC-BY-SA-4.0:",
    "",
    ...listSources("lexicon/vocabulary"),
    "",
    "Meanings",
    "========",
    "",
    "Vectors in data/meaning were distilled from these packages; their license texts are in the same folder:",
    "",
    ...listSources("meaning"),
    "",
    "Meanings of Japanese and Chinese words",
    "======================================",
    "",
    "Files in data/meaning/imported are based on the dictionaries in these packages, and available under CC-BY-SA-4.0:",
    "",
    ...listSources("meaning/imported"),
    "",
  ].join("\n");
}

function listSources(folder: string): string[] {
  const sources = JSON.parse(readFileSync(join(curatedFolder, folder, "sources.json"), "utf8")) as WordSource[];
  return sources.map((source) => `${source.package} ${source.version}, ${source.author}, ${source.license}`);
}
