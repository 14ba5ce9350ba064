/**
 * Regenerates `data/lexicon/imported/` from the packages in `scripts/words/`: `node scripts/import-words.ts`.
 * Needs `npm`, `tar` and the network (or a warm npm cache); nothing is installed. The same packages give the same files.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toFlagConcept } from "../src/core/catalogue/concept.ts";
import { lexiconLanguages } from "../src/core/lexicon/language-rules.ts";
import { parseLexicon } from "../src/core/lexicon/parse-lexicon.ts";
import { curatedFolder, readCurated } from "../src/features/catalogue/compile/curated.server.ts";
import { readSetNames } from "./packages/catalogue-names.ts";
import { unpackRelease } from "./packages/package-file.ts";
import { describeSources } from "./packages/package-source.ts";
import { mergeEntries, writeEntry } from "./words/merge-entries.ts";
import { wordSources } from "./words/word-sources.ts";
import type { IconNames } from "./words/word-source.ts";

const lexicon = join(curatedFolder, "lexicon");
const target = join(lexicon, "imported");
const mostWordsOfName = 7;

const work = mkdtempSync(join(tmpdir(), "iconarium-words-"));
try {
  importWords();
} finally {
  rmSync(work, { recursive: true, force: true });
}

function importWords(): void {
  const written = new Map(
    lexiconLanguages.map((language) => {
      const entries = parseLexicon(readFileSync(join(lexicon, `${language}.tsv`), "utf8"));
      return [language, new Map(entries.map((entry) => [entry.english, entry]))];
    }),
  );
  const icons = readIconNames((english) => written.get("zh")!.has(english));

  mkdirSync(join(target, "licenses"), { recursive: true });
  const readers = wordSources.map((source) => {
    process.stdout.write(`Reading ${source.release.name}@${source.release.version}\n`);
    const folder = unpackRelease(source.release, [...source.files, source.licenseFile], work);
    cpSync(join(folder, source.licenseFile), join(target, "licenses", `${source.license}.txt`));
    return source.read(folder, icons);
  });
  for (const language of lexiconLanguages) {
    const entries = readers
      .flatMap((readWords) => readWords(language))
      .filter(({ english }) => icons.isPhrase(english));
    const merged = mergeEntries(entries, { language, written: written.get(language)! });
    writeFileSync(join(target, `${language}.tsv`), merged.map(writeEntry).join(""));
    process.stdout.write(`${language}.tsv: ${merged.length} entries\n`);
  }
  writeFileSync(join(target, "sources.json"), describeSources(wordSources));
}

function readIconNames(isWritten: IconNames["isWritten"]): IconNames {
  const sets = [...readSetNames(join(curatedFolder, "sets/included.jsonl"))];
  const phrases = new Set(sets.flatMap(({ concepts }) => Array.from(concepts, listPhrases).flat()));
  const { flags } = readCurated();
  for (const { name } of flags) for (const phrase of listPhrases(toFlagConcept(name))) phrases.add(phrase);
  return {
    sets: sets.filter(({ kind }) => kind === "emoji"),
    isPhrase: (english) => phrases.has(english),
    isWritten,
    flags,
  };
}

/** `circle-arrow-up` → also `circle-arrow`, `arrow-up`, and each word */
function listPhrases(concept: string): string[] {
  const words = concept.split("-");
  return words.flatMap((_, start) =>
    words.slice(start, start + mostWordsOfName).map((__, length) => words.slice(start, start + length + 1).join("-")),
  );
}
