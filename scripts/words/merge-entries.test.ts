import { expect, test } from "vitest";
import { parseLexicon } from "../../src/core/lexicon/parse-lexicon.ts";
import { mergeEntries, writeEntry } from "./merge-entries.ts";

function merge(sources: string, written = ""): string {
  const known = new Map(parseLexicon(written).map((entry) => [entry.english, entry]));
  return mergeEntries(parseLexicon(sources), { language: "de", written: known }).map(writeEntry).join("");
}

test("the first source names a thing, the others add synonyms", () => {
  expect(merge("fox\tFuchs\t\tTier\nfox\tRotfuchs\t\tWald,tier\nant\tAmeise\n")).toBe(
    "ant\tAmeise\nfox\tFuchs\tRotfuchs\tTier,Wald\n",
  );
});

test("an overly long first name is replaced by the next", () => {
  expect(merge("fox\tein roter Fuchs im Wald\nfox\tFuchs\n")).toBe("fox\tFuchs\n");
});

test("handwritten entries aren't repeated", () => {
  expect(merge("bus-stop\tHaltestelle\tBushalt\tHalt,Bus\n", "bus-stop\tBushaltestelle\thaltestelle\tBus\n")).toBe(
    "bus-stop\t\tBushalt\tHalt\n",
  );
  expect(merge("fox\tFuchs\n", "fox\tFuchs\n")).toBe("");
  expect(merge("orange-heart\toranges Herz\t\tHerz,Liebe\n", "heart\tHerz\n")).toBe(
    "orange-heart\toranges Herz\t\tLiebe\n",
  );
});

test("for a single handwritten word, all words are related ones", () => {
  expect(merge("bug\tRaupe\t\tgefräßig\n", "bug\tKäfer\n")).toBe("bug\t\t\tRaupe,gefräßig\n");
});

test("every list is short", () => {
  const many = "Aal Bär Dachs Esel Fink Gans Hase Igel".split(" ").join(",");
  const [entry] = parseLexicon(merge(`animal\tTier\t${many}\t${many.toLowerCase()},Kuh,Lama,Maus,Pfau,Reh,Uhu,Wal\n`));
  expect(entry).toMatchObject({ others: { length: 6 }, related: { length: 6 } });
});
