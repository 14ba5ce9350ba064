import { resolve } from "node:path";
import { readLexicon } from "../src/features/catalogue/compile/curated.server.ts";
import { openCatalogue } from "../src/features/catalogue/service.server.ts";
import { findCurrentSnapshot } from "../src/features/catalogue/snapshot/snapshot-folder.server.ts";
import { createAutocomplete } from "../src/features/search/autocomplete/autocomplete.server.ts";
import { createIconWords } from "../src/features/search/autocomplete/autocomplete-words.server.ts";
import type { Locale } from "../src/i18n/locales.ts";
import { formatNumber, printTable } from "./measure/report.ts";
import { percentile, readHeapMb, time } from "./measure/timing.ts";

const dataDir = resolve(import.meta.dirname, "../.data");
const wordsTyped = 200;
const limit = 10;

/** Typing in process: every letter of two hundred words of a language, each answered with words alone and with all that is suggested. */
export async function benchAutocomplete(): Promise<void> {
  const folder = findCurrentSnapshot(dataDir);
  if (folder === undefined) throw new Error("The catalogue isn’t compiled. Run `npm run catalogue -- compile` first.");
  const opened = openCatalogue(folder);
  const catalogue = { current: () => opened, onSwap: () => () => undefined, close: async () => opened.close() };
  const words = createIconWords({ catalogue, readLexicon });
  const addresses = { categoryPath: (code: string) => `/icons/set/${code}` };
  const autocomplete = createAutocomplete({ catalogue, addresses, words });
  const rows = [];
  for (const locale of ["en", "de", "ja", "ru"] as const) {
    const before = await readHeapMb();
    const start = performance.now();
    const lists = words.listsFor(locale);
    const loadMs = performance.now() - start;
    const memoryMb = (await readHeapMb()) - before;
    const typed = listBeginnings(locale);
    const plain = time((text) => lists.map((list) => list.complete(text, limit)), typed);
    const whole = time((text) => autocomplete.suggest({ typed: text, locale, limit }), typed);
    const figures = [plain, whole].flatMap((times) => [0.5, 0.99, 1].map((share) => percentile(times, share)));
    rows.push([locale, ...[loadMs, memoryMb, ...figures].map(formatNumber)]);
  }
  opened.close();
  printTable(
    "Autocomplete, µs per keystroke (English words are loaded first and shared by all languages)",
    ["", "load ms", "memory MB", "words p50", "p99", "slowest", "all kinds with counts p50", "p99", "slowest"],
    rows,
  );
}

/** What stands in the field while words are typed letter by letter. */
function listBeginnings(locale: Locale): string[] {
  const entries = readLexicon(locale === "en" ? "de" : locale).slice(0, wordsTyped);
  const texts = entries.map(({ english, word }) => (locale === "en" ? english.replaceAll("-", " ") : word));
  return [...new Set(texts.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1))))];
}

if (import.meta.main) await benchAutocomplete();
