import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startDatabase } from "../../../../tests/harness/database/database.ts";
import { createDatabase, type Database } from "../../../platform/db/database.server.ts";
import { createLog } from "../../../platform/log.server.ts";
import { createSearchLearning, type SearchLearning, type SearchDownload } from "./learning.server.ts";
import { searchDownloads, visitorKeys } from "../tables.server.ts";

const log = createLog("silent");
let held: Awaited<ReturnType<typeof startDatabase>>;
let today: string;
let learning: SearchLearning;

beforeAll(async () => {
  held = await startDatabase();
});
beforeEach(async () => {
  await held.database.run((db) => db.delete(searchDownloads));
  await held.database.run((db) => db.delete(visitorKeys));
  // The first days of a period.
  today = "2026-04-12";
  learning = open();
  return () => learning.close();
});
afterAll(() => held.close());

function open({ isEnabled = true } = {}): SearchLearning {
  return createSearchLearning({
    database: held.database,
    log,
    isEnabled,
    now: () => new Date(`${today}T12:00:00Z`),
  });
}

const download = (differences: Partial<SearchDownload> = {}): SearchDownload => ({
  term: "bank",
  language: "en",
  concept: "piggy-bank",
  kind: "click",
  network: "203.0.113.1",
  ...differences,
});

function downloadBy(visitors: number, differences: Partial<SearchDownload> = {}): void {
  for (let visitor = 0; visitor < visitors; visitor++)
    learning.note(download({ network: `net ${visitor}`, ...differences }));
}

async function learn(): Promise<void> {
  await learning.flush();
  await learning.refresh();
}

const liftOf = (term = "bank", language = "en", concept = "piggy-bank") =>
  learning.preferred(term, language)?.get(concept);

const countRows = async () =>
  (await held.database.run((db) => db.select({ count: sql<number>`count(*)::int` }).from(searchDownloads)))[0]!.count;

describe("a download after a search", () => {
  it("is preferred once five visitors made it, for that term in that language, in any spelling", async () => {
    downloadBy(4);
    await learn();
    expect(liftOf()).toBeUndefined();
    learning.note(download({ network: "net 4", term: " Bank " }));
    await learn();
    expect([liftOf(), liftOf("BANK"), liftOf("bank", "de"), liftOf("banks")]).toEqual([1, 1, undefined, undefined]);
  });

  it("counts more after a copy, and most after a download", async () => {
    downloadBy(12);
    downloadBy(12, { term: "coin", kind: "copy" });
    downloadBy(12, { term: "safe", kind: "download" });
    await learn();
    expect(["bank", "coin", "safe"].map((term) => liftOf(term))).toEqual([2, 2, 2]);
    const [clicked, copied, downloaded] = await held.database.run((db) =>
      db
        .select({ weight: sql<number>`sum(weight)::int` })
        .from(searchDownloads)
        .groupBy(searchDownloads.term)
        .orderBy(searchDownloads.term),
    );
    expect([clicked, copied, downloaded]).toEqual([{ weight: 12 }, { weight: 24 }, { weight: 36 }]);
  });

  it("fades within 90 days", async () => {
    downloadBy(40, { kind: "download" });
    await learn();
    const lifts = [liftOf()];
    for (const day of ["2026-05-27", "2026-06-25", "2026-07-10", "2026-07-12"]) {
      today = day;
      await learn();
      lifts.push(liftOf());
    }
    expect(lifts).toEqual([3, 3, 2, 1, undefined]);
    expect(await countRows()).toBe(0);
  });

  it("notifies caches when preferences change and only then", async () => {
    await learn();
    let changes = 0;
    learning.onChange(() => changes++);
    downloadBy(5);
    await learn();
    expect(changes).toBe(1);
    await learn();
    expect(changes).toBe(1);
  });

  it("survives a restart", async () => {
    downloadBy(5);
    await learning.close();
    learning = open();
    await learning.refresh();
    expect(liftOf()).toBe(1);
  });
});

describe("one visitor", () => {
  it("changes nothing, whatever they download, however often and over however many days", async () => {
    const event = fc.record({
      term: fc.constantFrom("bank", "coin", "safe"),
      concept: fc.constantFrom("piggy-bank", "bank", "coin"),
      kind: fc.constantFrom("click", "copy", "download"),
      day: fc.integer({ min: 10, max: 30 }),
      month: fc.constantFrom("04", "05", "06", "07"),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 60 }), async (events) => {
        await held.database.run((db) => db.delete(searchDownloads));
        for (const { day, month, ...rest } of events) {
          today = `2026-${month}-${day}`;
          learning.note(download(rest));
          await learning.flush();
        }
        await learn();
        for (const term of ["bank", "coin", "safe"]) expect(learning.preferred(term, "en")).toBeUndefined();
      }),
      { numRuns: 15 },
    );
  });

  it("counts once, with their latest and strongest action", async () => {
    for (const kind of ["click", "download", "copy"] as const) {
      learning.note(download({ kind }));
      await learning.flush();
    }
    const rows = await held.database.run((db) => db.select().from(searchDownloads));
    expect(rows).toEqual([expect.objectContaining({ weight: 3, day: "2026-04-12" })]);
  });

  it("can't weaken others' preferences by downloading many icons", async () => {
    downloadBy(5);
    await learn();
    for (let count = 0; count < 500; count++) learning.note(download({ concept: `other-${count}`, kind: "download" }));
    await learn();
    expect(liftOf()).toBe(1);
  });

  it("counts in one period only where periods meet", async () => {
    today = "2026-06-20";
    downloadBy(4);
    await learning.flush();
    today = "2026-07-11";
    downloadBy(4);
    await learn();
    expect(liftOf()).toBeUndefined();
  });

  it("isn't named in the database, and can't be identified by their IP address afterwards", async () => {
    learning.note(download());
    await learning.flush();
    const [row] = await held.database.run((db) => db.select().from(searchDownloads));
    expect(JSON.stringify(row)).not.toContain("203.0.113");
    const keysOf = () => held.database.run((db) => db.select({ period: visitorKeys.period }).from(visitorKeys));
    const [first] = await keysOf();
    today = "2026-07-11";
    learning.note(download());
    await learn();
    expect(await keysOf()).toEqual([{ period: first!.period + 1 }]);
  });
});

describe("forged reports", () => {
  it("of terms that may reveal personal data aren't counted", async () => {
    for (const term of ["ada@example.com", "+49 170 1234567", "x".repeat(51), " ", "\u0000"]) downloadBy(5, { term });
    await learning.flush();
    expect(await countRows()).toBe(0);
  });

  it("are limited by the size of the write queue", async () => {
    for (let count = 0; count < 6_000; count++) learning.note(download({ concept: `c${count}` }));
    await learning.flush();
    expect(await countRows()).toBe(5_000);
  });
});

it("nothing is counted and nothing preferred when learning is off", async () => {
  downloadBy(5);
  await learn();
  const off = open({ isEnabled: false });
  off.note(download({ network: "another" }));
  await off.flush();
  expect(off.preferred("bank", "en")).toBeUndefined();
  expect(await countRows()).toBe(5);
  await off.close();
});

it("a refresh after reports were stored includes them, although an earlier one is in progress", async () => {
  const hasRead = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  const slow: Database = {
    ...held.database,
    async run(work) {
      const result = await held.database.run(work);
      if (Array.isArray(result)) {
        hasRead.resolve();
        await mayAnswer.promise;
      }
      return result;
    },
  };
  const other = createSearchLearning({
    database: slow,
    log,
    isEnabled: true,
    now: () => new Date(`${today}T12:00:00Z`),
  });
  await hasRead.promise;
  downloadBy(8);
  await learning.flush();
  const refreshed = other.refresh();
  mayAnswer.resolve();
  await refreshed;
  expect(other.preferred("bank", "en")?.get("piggy-bank")).toBeGreaterThan(0);
  await other.close();
});

it("while the database is unavailable nothing fails, and reports wait", async () => {
  const away = createDatabase({ url: "postgres://nobody@127.0.0.1:1/none", dataDir: "/", log });
  const patient = createSearchLearning({ database: away, log, isEnabled: true });
  patient.note(download());
  await patient.flush();
  await patient.refresh();
  expect(patient.preferred("bank", "en")).toBeUndefined();
  await patient.close();
  await away.close();
});
