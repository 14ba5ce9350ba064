import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createRequestCallers, drawing, makePng } from "../../../tests/harness/people/request-callers.ts";
import type { Member } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { readConfig } from "../config/config.server.ts";
import type { Database } from "../db/database.server.ts";
import { createLog } from "../log.server.ts";
import { openObjects } from "../../server/wiring/open-objects.ts";
import { listAll } from "./object-store.suite.ts";

let site: TestApp;
let callers: ReturnType<typeof createRequestCallers>;
let anna: Member;
let database: Database;
let opened: ReturnType<typeof openObjects>;

beforeAll(async () => {
  site = await startTestApp({ TEST_MODE: "true" });
  callers = createRequestCallers(site);
  anna = await callers.join();
  database = site.openDatabase();
  const config = readConfig({ DATA_DIR: site.dataDir });
  opened = openObjects(config, { database, dataDir: site.dataDir, log: createLog("silent") });
});
afterAll(async () => {
  await opened.close();
  await database.close();
  await site.close();
});

const run = (query: ReturnType<typeof sql>) => database.run(async (db) => (await db.execute(query)).rows);
const listKeys = async () => (await listAll(opened.objects.list("attachments"))).map(({ key }) => key);
const readFile = async (url: string) => (await callers.call("GET", url, { by: anna })).rawPayload;

/** Stores a file as the release before this one did: in its row. */
async function storeAsBefore(content: Buffer): Promise<string> {
  const [row] = await run(sql`
    insert into request_files (person_id, place, name, type, content, width_px, height_px)
    values (${anna.id}, 0, 'before.svg', 'image/svg+xml', ${content}, 24, 24) returning id`);
  return String(row!["id"]);
}

beforeEach(async () => {
  await run(sql`delete from request_files`);
  while ((await opened.jobs.deleteGone()) > 0);
});

test("a file is an object, and no longer in the database", async () => {
  const file = await callers.uploadOne(anna, "photo.png", await makePng(64, 64));
  const [row] = await run(sql`select content, object_key as key, bytes from request_files where id = ${file.id}`);
  expect(row).toEqual({ content: null, key: expect.stringMatching(/^attachments\//), bytes: file.bytes });
  expect(await listKeys()).toEqual([row!["key"]]);
  expect((await readFile(file.url)).length).toBe(file.bytes);
});

test("an object goes after its row: with the request, with the account, and with nothing else", async () => {
  const ben = await callers.join();
  const one = await callers.uploadOne(anna, "a.svg", drawing);
  await callers.uploadOne(ben, "b.svg", drawing);
  const { id } = await callers.make(anna, { title: "Hedgehog", attachments: [one.id] });
  expect(await opened.jobs.deleteGone()).toBe(0);
  expect(await listKeys()).toHaveLength(2);
  await run(sql`delete from icon_requests where id = ${id}`);
  expect(await opened.jobs.deleteGone()).toBe(1);
  expect(await listKeys()).toHaveLength(1);
  await run(sql`delete from people where id = ${ben.id}`);
  expect(await opened.jobs.deleteGone()).toBe(1);
  expect(await listKeys()).toEqual([]);
});

test("an object without a row is deleted a day later, and one with a row never", async () => {
  const { url } = await callers.uploadOne(anna, "a.svg", drawing);
  await opened.objects.put(`attachments/${randomUUID()}`, Buffer.from("of a server that died"));
  expect(await opened.jobs.deleteOrphans()).toBe(0);
  expect(await opened.jobs.deleteOrphans(0)).toBe(1);
  expect(await opened.jobs.deleteOrphans(0)).toBe(0);
  expect((await readFile(url)).length).toBeGreaterThan(0);
});

test("files of the release before are read and listed, moved, and the same after that", async () => {
  const contents = Array.from({ length: 45 }, (_, number) => Buffer.from(`<svg>${number}</svg>`));
  const ids: string[] = [];
  for (const content of contents) ids.push(await storeAsBefore(content));
  const readAll = () => Promise.all(ids.map((id) => readFile(`/api/uploadFiles/${id}`)));
  const { attachments } = await callers.make(anna, { title: "Before", attachments: ids.slice(0, 5) });
  expect(attachments.map(({ bytes }) => bytes)).toEqual(contents.slice(0, 5).map(({ length }) => length));
  const before = await readAll();
  // Two servers at once, one of which dies in the middle.
  const progress: number[] = [];
  const dying = opened.jobs.moveAll((_folder, count) => {
    progress.push(count);
    throw new Error("died");
  });
  await Promise.all([expect(dying).rejects.toThrow("died"), opened.jobs.moveAll()]);
  await opened.jobs.moveAll();
  expect(await readAll()).toEqual(before);
  expect(before.map(String)).toEqual(contents.map(String));
  const [left] = await run(sql`select count(*)::int as count from request_files where content is not null`);
  expect(left).toEqual({ count: 0 });
  expect(await opened.jobs.deleteOrphans(0)).toBe(0);
  expect(await listKeys()).toHaveLength(ids.length);
});

test("until files may be moved, new ones are stored as the release before reads them", async () => {
  await run(sql`delete from object_jobs where name = 'move attachments'`);
  const file = await callers.uploadOne(anna, "a.svg", drawing);
  const [row] = await run(
    sql`select octet_length(content) as content, object_key as key from request_files where id = ${file.id}`,
  );
  expect(row).toEqual({ content: file.bytes, key: null });
  const before = await readFile(file.url);
  await opened.jobs.moveAll();
  expect(await readFile(file.url)).toEqual(before);
  const next = await callers.uploadOne(anna, "b.svg", drawing);
  const rows = await run(sql`select content from request_files where id = ${next.id}`);
  expect(rows).toEqual([{ content: null }]);
});

test("an object that is missing makes the file unavailable, and nothing else", async () => {
  const file = await callers.uploadOne(anna, "a.svg", drawing);
  const { id } = await callers.make(anna, { title: "Lost", attachments: [file.id] });
  for (const key of await listKeys()) await opened.objects.delete(key);
  expect((await callers.call("GET", file.url, { by: anna })).statusCode).toBe(503);
  expect((await callers.readAs(anna, id)).attachments).toMatchObject([{ id: file.id }]);
});
