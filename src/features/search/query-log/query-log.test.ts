import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eq, sql } from "drizzle-orm";
import { startDatabase } from "../../../../tests/harness/database/database.ts";
import { createDatabase } from "../../../platform/db/database.server.ts";
import { createLog } from "../../../platform/log.server.ts";
import { searchTerms } from "../tables.server.ts";
import { createTermLog, type TermLog } from "./query-log.server.ts";

const log = createLog("silent");
let held: Awaited<ReturnType<typeof startDatabase>>;

beforeAll(async () => {
  held = await startDatabase();
});
beforeEach(() => held.database.run((db) => db.delete(searchTerms)));
afterAll(() => held.close());

function readAll() {
  return held.database.run((db) => db.select().from(searchTerms).orderBy(searchTerms.day, searchTerms.term));
}

test("a term is counted per day and language, regardless of case and spaces", async () => {
  const terms = createTermLog({ database: held.database, log, now: () => new Date("2026-03-01T23:59:00Z") });
  terms.record("Home", "en", 12);
  terms.record("  home ", "en", 12);
  terms.record("home", "de", 0);
  await terms.flush();
  terms.record("home", "en", 12);
  await terms.close();
  expect(await readAll()).toEqual(
    expect.arrayContaining([
      { term: "home", language: "en", day: "2026-03-01", searches: 3, emptySearches: 0, visitors: 0 },
      { term: "home", language: "de", day: "2026-03-01", searches: 1, emptySearches: 1, visitors: 0 },
    ]),
  );
});

test("popular terms are those of the last 30 days with results, most searched first", async () => {
  let today = "2026-01-01";
  const terms = createTermLog({ database: held.database, log, now: () => new Date(`${today}T12:00:00Z`) });
  for (let count = 0; count < 9; count += 1) terms.record("old", "en", 1);
  today = "2026-03-01";
  for (let count = 0; count < 3; count += 1) terms.record("arrow", "en", 40);
  for (let count = 0; count < 2; count += 1) terms.record("cat", count === 0 ? "en" : "fr", 7);
  for (let count = 0; count < 5; count += 1) terms.record("qwxz", "en", 0);
  for (const term of ["old", "arrow", "cat", "qwxz"]) countVisitors(terms, term, 3);
  await terms.close();
  expect(await terms.popularTerms(10, "en")).toEqual(["arrow", "cat"]);
  expect(await terms.popularTerms(1, "en")).toEqual(["arrow"]);
});

test("popular terms of the language come first, and rare ones are left out", async () => {
  const terms = createTermLog({ database: held.database, log });
  for (let count = 0; count < 9; count += 1) terms.record("home", "en-US", 40);
  for (let count = 0; count < 50; count += 1) terms.record("my secret", "de", 40);
  for (let count = 0; count < 2; count += 1) terms.record("haus", "de", 40);
  countVisitors(terms, "home", 3);
  countVisitors(terms, "haus", 3);
  countVisitors(terms, "my secret", 2);
  await terms.close();
  expect(await terms.popularTerms(10, "de")).toEqual(["haus", "home"]);
  expect(await terms.popularTerms(10, "fr")).toEqual(["home", "haus"]);
});

function countVisitors(terms: TermLog, term: string, visitors: number): void {
  for (let count = 0; count < visitors; count += 1) terms.countVisitor(term, "de");
}

test("hostile terms are stored safely or not at all: control characters, lone surrogates, endless words, SQL", async () => {
  const terms = createTermLog({ database: held.database, log });
  terms.record("a\u0000b\u001b", "en", 1);
  terms.record("\ud83d", "en", 1);
  terms.record("x".repeat(10_000), "en", 1);
  terms.record("'; drop table search_terms; --", "en", 1);
  terms.record(" \n\t ", "en", 1);
  await terms.close();
  const stored = (await readAll()).map((row) => row.term).toSorted();
  expect(stored).toEqual(["' drop table search terms", "a b"]);
});

test("a term that may reveal personal data isn't stored", async () => {
  const terms = createTermLog({ database: held.database, log });
  for (const term of ["ada@example.com", "+49 170 1234567", "4111-1111-1111-1111", "a".repeat(51)]) {
    terms.record(term, "en", 0);
    terms.countVisitor(term, "en");
  }
  terms.record("route 66", "en", 0);
  terms.record("日本".repeat(25), "ja", 0);
  await terms.close();
  expect((await readAll()).map((row) => row.term)).toEqual(["route 66", "日本".repeat(25)]);
});

test("searches with no results are those of several visitors of a language, most visitors first", async () => {
  let today = "2026-01-01";
  const terms = createTermLog({ database: held.database, log, now: () => new Date(`${today}T12:00:00Z`) });
  const search = (term: string, visitors: number, { total = 0, language = "de" } = {}) => {
    for (let count = 0; count < visitors; count += 1) {
      terms.record(term, language, total);
      terms.countVisitor(term, language);
    }
  };
  search("vergessen", 9);
  today = "2026-06-01";
  search("lochsäge", 3);
  search("abakus", 4);
  search("einer allein", 1);
  for (let count = 0; count < 50; count += 1) terms.record("einer allein", "de", 0);
  search("haus", 5, { total: 12 });
  search("haus", 1);
  search("abacus", 8, { language: "en" });
  today = "2026-06-03";
  search("lochsäge", 2);
  await terms.flush();
  expect(await terms.unansweredTerms(10, "de")).toEqual([
    { term: "lochsäge", searches: 5, visitors: 5, lastDay: "2026-06-03" },
    { term: "abakus", searches: 4, visitors: 4, lastDay: "2026-06-01" },
  ]);
  expect(await terms.unansweredTerms(1, "de")).toHaveLength(1);
  await terms.close();
});

test("expired terms are deleted, and beyond the limit those with the fewest searches", async () => {
  let today = "2026-01-01";
  const now = () => new Date(`${today}T12:00:00Z`);
  const terms = createTermLog({ database: held.database, log, now, mostRows: 2 });
  countVisitors(terms, "old", 9);
  today = "2026-06-01";
  for (const [index, term] of ["few", "many", "more"].entries()) countVisitors(terms, term, index + 1);
  await terms.flush();
  await terms.tidy();
  await terms.close();
  expect((await readAll()).map((row) => row.term)).toEqual(["many", "more"]);
});

test("a flood of invented words is stored up to a limit and then dropped", async () => {
  const terms = createTermLog({ database: held.database, log });
  for (let count = 0; count < 12_000; count += 1) terms.record(`word ${count}`, "en", 0);
  await terms.close();
  const [row] = await held.database.run((db) => db.select({ count: sql<number>`count(*)::int` }).from(searchTerms));
  expect(row?.count).toBe(5_000);
});

test("two concurrent writers of the same terms lose nothing", async () => {
  const writers = [1, 2, 3, 4].map(() => createTermLog({ database: held.database, log }));
  for (let round = 0; round < 5; round += 1) {
    for (const writer of writers)
      for (let word = 0; word < 200; word += 1) writer.record(`w${(word * 7 * round) % 200}`, "en", 1);
    await Promise.all(writers.map((writer) => writer.flush()));
  }
  await Promise.all(writers.map((writer) => writer.close()));
  const [row] = await held.database.run((db) => db.select({ sum: sql<number>`sum(searches)::int` }).from(searchTerms));
  expect(row?.sum).toBe(4 * 5 * 200);
});

test("while the database is unavailable recording never fails and the terms wait", async () => {
  const away = createDatabase({ url: "postgres://nobody@127.0.0.1:1/none", dataDir: "/", log });
  const terms = createTermLog({ database: away, log });
  terms.record("patient", "en", 3);
  await terms.flush();
  await expect(terms.popularTerms(5, "en")).rejects.toMatchObject({ code: "unavailable" });
  await terms.close();
  await away.close();
  expect(await held.database.run((db) => db.select().from(searchTerms).where(eq(searchTerms.term, "patient")))).toEqual(
    [],
  );
});
