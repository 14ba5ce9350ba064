import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eq, sql } from "drizzle-orm";
import { startDatabase } from "../../../tests/harness/database.ts";
import { createDatabase } from "../../platform/db/database.server.ts";
import { createLog } from "../../platform/log.server.ts";
import { searchTerms } from "./tables.server.ts";
import { createTermLog, type TermLog } from "./term-log.server.ts";

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

test("a term is counted per day and language, whatever its case and spaces", async () => {
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

test("popular terms are those of the last 30 days that found something, most searched first", async () => {
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

test("popular terms of the language come first, and those that hardly anybody searched for not at all", async () => {
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

test("hostile terms are stored harmlessly: control characters, half characters, endless words, SQL", async () => {
  const terms = createTermLog({ database: held.database, log });
  terms.record("a\u0000b\u001b", "en", 1);
  terms.record("\ud83d", "en", 1);
  terms.record("x".repeat(10_000), "en", 1);
  terms.record("'; drop table search_terms; --", "en", 1);
  terms.record(" \n\t ", "en", 1);
  await terms.close();
  const stored = (await readAll()).map((row) => row.term).toSorted();
  expect(stored).toEqual(["'; drop table search_terms; --", "a b", "x".repeat(64), "\ufffd"]);
});

test("a flood of invented words is written up to a limit and then dropped", async () => {
  const terms = createTermLog({ database: held.database, log });
  for (let count = 0; count < 12_000; count += 1) terms.record(`word ${count}`, "en", 0);
  await terms.close();
  const [row] = await held.database.run((db) => db.select({ count: sql<number>`count(*)::int` }).from(searchTerms));
  expect(row?.count).toBe(5_000);
});

test("two writers of the same terms at once lose nothing", async () => {
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

test("while the database is away recording never fails and the terms wait", async () => {
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
