import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { openFixtureCatalogue } from "../../../../tests/harness/site/fixture-catalogue.ts";
import { amount as runs } from "../../../../tests/harness/soak.ts";
import { ChangedColumns } from "../../columns/changed-columns.ts";
import { ColumnFile, type Columns } from "../../columns/columns.ts";
import { openSearchIndex } from "../open-search-index.ts";
import type { SearchIndex, SearchQuery } from "../search.ts";
import { Vocabulary } from "../spelling/vocabulary.ts";
import { answerColumns, keptIcons, KeptAnswers } from "./kept-answers.ts";

let columns: Columns;
let vocabulary: Vocabulary;
let [kept, computed]: [SearchIndex, SearchIndex] = [undefined!, undefined!];
/** The words and phrases whose answers are kept. */
let words: string[];
beforeAll(async () => {
  const { folder, catalogue } = await openFixtureCatalogue();
  columns = new ColumnFile(readFileSync(join(folder, "search.bin")));
  const without = new ChangedColumns(columns);
  for (const each of answerColumns) without.set(each, new Uint32Array());
  kept = openSearchIndex(columns, catalogue);
  computed = openSearchIndex(without, catalogue);
  vocabulary = new Vocabulary(columns);
  const numbers = columns.u32("answers.words");
  words = vocabulary.words.filter((_, id) => numbers[id] !== 0);
});

const expectSame = (query: SearchQuery) =>
  expect(kept.search(query), JSON.stringify(query)).toEqual(computed.search(query));

test("the answer to every word that is kept is the one that would be computed", () => {
  expect(words.length).toBeGreaterThan(10_000);
  for (const term of words) expectSame({ term });
});

test("from any icon on, with any letters and whatever else is asked, the answers are the computed ones", () => {
  const word = fc.nat().map((place) => words[place % words.length]!);
  const written = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => text[0]!.toUpperCase() + text.slice(1),
  );
  const most = 110;
  const asked = fc.record(
    {
      offset: fc.nat(most),
      amount: fc.nat(most),
      language: fc.constantFrom("en", "de", "ja"),
      isLiteral: fc.boolean(),
      sort: fc.constantFrom("relevance" as const, "name" as const),
      pinned: fc.constantFrom([], ["lucide"]),
      filters: fc.constantFrom({}, { style: ["lucide"] }, { isColor: true }),
      preferred: fc.constantFrom(new Map<number, number>(), new Map([[100, 3]])),
      facets: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(word, written, asked, (text, write, others) => {
      expectSame({ term: write(text), ...others });
    }),
    { numRuns: runs(2000, 20_000) },
  );
});

test("an answer that somebody changes does not change the next one", () => {
  const { ordinals } = kept.search({ term: "home" });
  const before = [...ordinals];
  ordinals.fill(0);
  expect([...kept.search({ term: "home" }).ordinals]).toEqual(before);
});

test("an answer is kept for words that few and that many icons have", () => {
  const answers = new KeptAnswers(columns, vocabulary);
  expect(answers.find({ term: "arrow" })?.ordinals).toHaveLength(keptIcons);
  expect(answers.find({ term: "arrow", offset: keptIcons - 1, amount: 2 })).toBeUndefined();
  expect(answers.find({ term: "arrow", facets: true })).toBeUndefined();
  const rare = words.find((term) => computed.search({ term }).total < 10)!;
  expect(answers.find({ term: rare })).toEqual(computed.search({ term: rare }));
});
