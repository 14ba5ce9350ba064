import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ColumnFile, type Columns } from "../src/core/columns/columns.ts";
import type { Raster } from "../src/core/pictures/raster.ts";
import { techniques } from "../src/core/icons/vocabulary.ts";
import { openSearchIndex } from "../src/core/search/open-search-index.ts";
import type { SearchIndex } from "../src/core/search/search.ts";
import { openCatalogue } from "../src/features/catalogue/service.server.ts";
import { snapshotFiles } from "../src/features/catalogue/snapshot/check-snapshot.server.ts";
import { findCurrentSnapshot } from "../src/features/catalogue/snapshot/snapshot-folder.server.ts";
import { formatNumber, printTable } from "./measure/report.ts";
import { renderIcon } from "./pictures/recall.ts";
import { areTwins, drawForComparison } from "./pictures/twins.ts";
import { readJudgedQueries } from "./relevance/judged-queries.ts";

const dataDir = resolve(import.meta.dirname, "../.data");
const words = 200;
const firstIcons = 48;
/** What a first screen of results shows, and words that fill it. */
const screenIcons = 96;
const screenWords = 60;

/** Drawings among the first results that look like one before them, with and without moving them behind the others, and how the first ones are drawn. */
export async function benchTwins(): Promise<void> {
  const folder = findCurrentSnapshot(dataDir);
  if (folder === undefined) throw new Error("The catalogue isn’t compiled. Run `npm run catalogue -- compile` first.");
  const opened = openCatalogue(folder);
  const columns = new ColumnFile(Uint8Array.from(readFileSync(join(folder, snapshotFiles.search))));
  const judged = readJudgedQueries().filter(({ language }) => language === "en");
  const everyday = ["head", "synonym", "tail"].flatMap((wanted) => judged.filter(({ kind }) => kind === wanted));
  const terms = [...new Set(everyday.map(({ term }) => term))].slice(0, words);
  const drawn = new Map<number, Promise<Raster>>();
  const draw = (ordinal: number) => {
    const picture = drawn.get(ordinal) ?? drawForComparison(renderIcon(opened, ordinal));
    drawn.set(ordinal, picture);
    return picture;
  };
  const rows = [];
  for (const [name, read] of [
    ["as they are ranked", withoutTwins(columns)],
    ["as they are shown", columns],
  ] as const) {
    const index = openSearchIndex(read, opened.catalogue);
    let [icons, twins] = [0, 0];
    for (const term of terms) {
      const { ordinals } = index.search({ term, amount: firstIcons });
      const pictures = await Promise.all(Array.from(ordinals, draw));
      icons += pictures.length;
      twins += pictures.filter((one, place) => pictures.slice(0, place).some((other) => areTwins(one, other))).length;
      drawn.clear();
    }
    rows.push([name, formatNumber(icons), formatNumber(twins), `${formatNumber((twins / icons) * 100)} %`]);
  }
  printTable(
    `First ${firstIcons} icons of ${terms.length} frequent words`,
    ["", "icons", "like one before", "share"],
    rows,
  );
  printTechniques(openSearchIndex(columns, opened.catalogue), terms.slice(0, screenWords));
  opened.close();
}

/** How the icons are drawn that a first screen shows. */
function printTechniques(index: SearchIndex, terms: readonly string[]): void {
  const screens = terms.map((term) => index.search({ term, amount: screenIcons }).ordinals);
  const shown = screens.flatMap((ordinals) => [...ordinals]);
  const rows = techniques.map((technique) => {
    const all = index.search({ term: "", filters: { technique: [technique] }, amount: Infinity }).ordinals;
    const drawn = new Set(all);
    const shares = screens.map((ordinals) => ordinals.filter((each) => drawn.has(each)).length / ordinals.length);
    const icons = shown.filter((each) => drawn.has(each)).length;
    const aboveHalf = shares.filter((share) => share > 0.5).length;
    return [technique, formatNumber(icons), `${formatNumber((icons / shown.length) * 100)} %`, String(aboveHalf)];
  });
  printTable(
    `First ${screenIcons} icons of ${terms.length} everyday words by technique`,
    ["", "icons", "share", "words with more than half"],
    rows,
  );
}

/** The same index, which does not know what looks alike. */
function withoutTwins(columns: Columns): Columns {
  return new Proxy(columns, {
    get: (target, key) => {
      if (key === "has") return (name: string) => name !== "icon.twins" && target.has(name);
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

if (import.meta.main) await benchTwins();
