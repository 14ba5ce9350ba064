import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startDatabase } from "../../../../tests/harness/database/database.ts";
import { createDatabase, type Database } from "../../../platform/db/database.server.ts";
import { createLog } from "../../../platform/log.server.ts";
import { createRowCache, mostRows, type RowCache } from "./row-cache.server.ts";
import { createRedirectLookup } from "../redirects/redirect-lookup.server.ts";
import type { Redirect } from "../redirects/redirect-rules.ts";
import { importPlaceholders, importRedirects, listPlaceholders, listRedirects } from "./row-repository.server.ts";
import { placeholders, redirects } from "../tables.server.ts";

const log = createLog("silent");
const merge = { isReplacing: false };
let held: Awaited<ReturnType<typeof startDatabase>>;
let cache: RowCache;

beforeAll(async () => {
  held = await startDatabase();
});
beforeEach(async () => {
  await held.database.run((db) => db.delete(placeholders));
  await held.database.run((db) => db.delete(redirects));
  cache = createRowCache({ database: held.database, log });
  await cache.refresh();
});
afterEach(() => cache.close());
afterAll(() => held.close());

const words = { projectId: "icons", locale: "en", h1: null, t1: null, mt: null, md: null };
const home = { ...words, uri: "/icons/set/home", h1: "Homes" };
const moved = (path: string, target: string, status: Redirect["status"] = 301): Redirect => ({
  path,
  target,
  status,
  note: "",
});

test("a repeated import changes nothing, another one adds and changes", async () => {
  const rows = [home, { ...home, locale: "de" }];
  expect(await importPlaceholders(held.database, rows, merge)).toEqual({
    added: 2,
    changed: 0,
    unchanged: 0,
    removed: 0,
  });
  expect(await importPlaceholders(held.database, rows, merge)).toEqual({
    added: 0,
    changed: 0,
    unchanged: 2,
    removed: 0,
  });
  const next = [
    { ...home, h1: null, md: "All homes" },
    { ...home, uri: "/icons" },
  ];
  expect(await importPlaceholders(held.database, next, merge)).toEqual({
    added: 1,
    changed: 1,
    unchanged: 0,
    removed: 0,
  });
  expect(await listPlaceholders(held.database)).toHaveLength(3);
});

test("replacing removes rows that the file lacks", async () => {
  await importPlaceholders(held.database, [home, { ...home, uri: "/icons" }], merge);
  expect(await importPlaceholders(held.database, [home], { isReplacing: true })).toMatchObject({
    unchanged: 1,
    removed: 1,
  });
  expect(await listPlaceholders(held.database)).toEqual([home]);
});

test("many rows are stored together, up to the limit of a server", async () => {
  const rows = Array.from({ length: 1_234 }, (_, index) => ({ ...home, uri: `/icons/set/home-${index}` }));
  expect(await importPlaceholders(held.database, rows, merge)).toMatchObject({ added: 1_234 });
  const flood = Array.from({ length: mostRows }, (_, index) => moved(`/old-${index}`, "/icons"));
  await expect(importRedirects(held.database, [...flood, moved("/one-more", "/icons")], merge)).rejects.toThrow(
    `Too many rows: ${mostRows + 1}`,
  );
  expect(await listRedirects(held.database)).toEqual([]);
});

test("concurrent imports wait for each other and lose nothing", async () => {
  const imports = Array.from({ length: 8 }, (_, index) =>
    importRedirects(held.database, [moved(`/${index}`, `/${index + 1}`)], merge),
  );
  await Promise.all(imports);
  const stored = await listRedirects(held.database);
  expect(stored.map(({ path, target }) => `${path} ${target}`)).toEqual(
    Array.from({ length: 8 }, (_, index) => `/${index} /8`),
  );
});

test("a redirect to a moved path leads directly to its target, whichever was added first", async () => {
  await importRedirects(held.database, [moved("/a", "/b")], merge);
  await importRedirects(held.database, [moved("/b", "/c", 302)], merge);
  expect(await listRedirects(held.database)).toMatchObject([
    { path: "/a", target: "/c", status: 302 },
    { path: "/b", target: "/c", status: 302 },
  ]);
});

test("a cycle with stored redirects is rejected as a whole", async () => {
  await importRedirects(held.database, [moved("/a", "/b")], merge);
  await expect(importRedirects(held.database, [moved("/z", "/y"), moved("/b", "/a")], merge)).rejects.toThrow(
    "/a redirects to itself\n/b redirects to itself",
  );
  expect(await listRedirects(held.database)).toHaveLength(1);
});

test("running servers apply an import after a notification, and ignore others", async () => {
  let changes = 0;
  cache.onChange(() => changes++);
  expect(cache.placeholder(home)).toBeUndefined();
  await importPlaceholders(held.database, [home], merge);
  await cache.refresh();
  expect(cache.placeholder(home)).toEqual(home);
  await importPlaceholders(held.database, [home], merge);
  await cache.refresh();
  expect(changes).toBe(1);
});

const isRows = (result: unknown) => Array.isArray(result) && result.length === 2 && Array.isArray(result[0]);

test("a refresh after an import includes it, although an earlier one is in progress", async () => {
  const hasRead = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  const slow: Database = {
    ...held.database,
    async run(work) {
      const result = await held.database.run(work);
      if (isRows(result)) {
        hasRead.resolve();
        await mayAnswer.promise;
      }
      return result;
    },
  };
  const other = createRowCache({ database: slow, log });
  await hasRead.promise;
  await importPlaceholders(held.database, [home], merge);
  const refreshed = other.refresh();
  mayAnswer.resolve();
  await refreshed;
  expect(other.placeholder(home)).toEqual(home);
  await other.close();
});

test("a running server is notified of an import without polling", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const other = createRowCache({ database: held.database, log });
  vi.useRealTimers();
  await other.refresh();
  const changed = new Promise<void>((resolve) => void other.onChange(resolve));
  // It may not listen yet; whatever it hears is the last thing that was stored.
  let count = 0;
  const storing = setInterval(() => {
    void importPlaceholders(held.database, [{ ...home, uri: `/icons/${count++}` }], merge);
  }, 50);
  await changed;
  clearInterval(storing);
  await other.close();
});

test("cached rows stay when the database becomes unavailable", async () => {
  const other = await startDatabase();
  await importPlaceholders(other.database, [home], merge);
  const rows = createRowCache({ database: other.database, log });
  await rows.refresh();
  await other.close();
  await rows.refresh();
  expect(rows.placeholder(home)).toEqual(home);
  await rows.close();
});

test("without a database nothing is stored and nothing fails", async () => {
  const away = createDatabase({ url: "postgres://nobody@127.0.0.1:1/none", dataDir: "/", log });
  const rows = createRowCache({ database: away, log });
  await rows.refresh();
  expect(rows.placeholder(home)).toBeUndefined();
  expect(await createRedirectLookup({ rows, hosts: [] }).find("/a")).toBeUndefined();
  await rows.close();
  await away.close();
});

test("a redirect is found by its decoded path, and never leads to a host that is no longer allowed", async () => {
  const rows = [moved("/старое", "/icons?a=b", 308), moved("/out", "https://blog.example.com/x", 307)];
  await importRedirects(held.database, rows, merge);
  await held.database.run((db) =>
    db.insert(redirects).values([
      { path: "/evil", target: "//evil.example", status: 301, note: "" },
      { path: "/odd", target: "/icons", status: 200, note: "" },
    ]),
  );
  await cache.refresh();
  const find = (path: string, hosts: string[] = []) => createRedirectLookup({ rows: cache, hosts }).find(path);
  expect(await find("/старое/")).toEqual({ to: "/icons?a=b", status: 308 });
  expect(await find("/out", ["blog.example.com"])).toEqual({ to: "https://blog.example.com/x", status: 307 });
  for (const path of ["/out", "/evil", "/odd", "/other", "//старое", "/a/../старое"]) {
    expect(await find(path), path).toBeUndefined();
  }
});
