import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { Client } from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { makeDataDir } from "../../../tests/harness/database/database.ts";
import { hasOwnPostgres, startOwnPostgres } from "../../../tests/harness/database/own-postgres.ts";
import { createRequestCallers, drawing, makePng } from "../../../tests/harness/people/request-callers.ts";
import type { Member } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, withOwnServer, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { collectionsPath } from "../../core/urls/paths/collection-paths.ts";
import { requestsPath } from "../../features/requests/contract.ts";
import { createDatabase } from "../../platform/db/database.server.ts";
import { startEmbeddedServer } from "../../platform/db/embedded-server.server.ts";
import { createLog } from "../../platform/log.server.ts";
import { openObjectStore } from "../../platform/files/open-object-store.server.ts";
import { readConfig } from "../../platform/config/config.server.ts";
import { runBackup } from "../commands/backup-cli.ts";
import { runRestore } from "../commands/restore-cli.ts";
import { openObjects } from "../wiring/open-objects.ts";
import { openDump, openRestore } from "./dump-database.ts";

const environment = { TEST_MODE: "true", ...withOwnServer };
let site: TestApp;
let callers: ReturnType<typeof createRequestCallers>;
let anna: Member;
let files: Awaited<ReturnType<typeof makeDataDir>>;
/** What anybody can ask for, and who. */
let questions: { by?: Member | undefined; url: string; headers?: Record<string, string> }[];

type Cli = typeof runBackup;
async function run(cli: Cli, words: string[], given: Record<string, string>) {
  const said: string[] = [];
  const write = (text: string) => void said.push(text);
  const code = await cli(words, { environment: given, write, writeError: write });
  return { code, text: said.join("") };
}

beforeAll(async () => {
  files = await makeDataDir();
  site = await startTestApp(environment);
  callers = createRequestCallers(site);
  anna = await callers.join();
  const { call } = callers;
  const ask = async <Answer>(method: "PUT" | "POST", url: string, body?: object, headers?: Record<string, string>) => {
    const answer = await call(method, url, { by: anna, ...(body && { body }), ...(headers && { headers }) });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Answer>();
  };
  const { catalogue } = site.services.catalogue.current();
  const icons = ["house", "user"].map((name) => catalogue.id(catalogue.findByIconifyName("lucide", name)!));
  const { collection } = await ask<{ collection: { id: string } }>("PUT", collectionsPath, {
    name: "Our\tBrand \\ “ö” 🦔\n",
    access: "public",
    icons,
  });
  const svg = Buffer.from(drawing).toString("base64");
  await ask("PUT", `/siteApi/icons/collections/${collection.id}/icons`, {
    collectionId: collection.id,
    icons: [{ name: "own.svg", svg }],
  });
  const published = await ask<{ name: string }>("POST", `${collectionsPath}/${collection.id}/versions`);
  const picture = await callers.uploadOne(anna, "photo.png", await makePng(300, 200));
  const sketch = await callers.uploadOne(anna, "sketch.svg", drawing);
  const request = await callers.make(anna, { title: "Hedgehog", attachments: [picture.id, sketch.id] });
  const made = await ask<{ key: string }>("POST", "/api/user/v2/api-keys", {
    name: "CI",
    scopes: ["collections:read"],
  });
  const withKey = { authorization: `Bearer ${made.key}` };
  await call("GET", `${collectionsPath}/${collection.id}`, { headers: withKey });
  // When it was used last is noted in the background, and not again within the next minute.
  const listKeys = async () => (await call("GET", "/api/user/v2/api-keys", { by: anna })).body;
  await vi.waitFor(async () => expect(await listKeys()).toContain('"usedAt":"'), { timeout: 60_000 });
  const order = { addProducts: ["pro-month"], currency: "USD" };
  const { url } = await ask<{ url: string }>("POST", "/billing/v2/subscriptions", order, await callers.proof());
  await site.app.inject({
    method: "POST",
    url: new URL(url).pathname,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ number: "4242 4242 4242 4242", expiry: "12/39", cvc: "123" }).toString(),
  });
  const readLicenses = async () => (await call("GET", "/user/v2/subscriptions", { by: anna })).body;
  await vi.waitFor(async () => expect(await readLicenses()).toContain('"isSetupFinished":true'), { timeout: 60_000 });
  const packument = (await call("GET", `/npm/${published.name}`)).json<{
    versions: Record<string, { dist: { tarball: string } }>;
  }>();
  const tarball = new URL(Object.values(packument.versions)[0]!.dist.tarball).pathname;
  questions = [
    { by: anna, url: "/api/user/v2/export" },
    { by: anna, url: "/user/v2/subscriptions" },
    { by: anna, url: "/billing/v2/purchases" },
    { by: anna, url: "/api/user/v2/api-keys" },
    { by: anna, url: `${collectionsPath}/${collection.id}/icons` },
    { url: `${collectionsPath}/${collection.id}`, headers: withKey },
    { url: `/npm/${published.name}` },
    { url: tarball },
    { url: picture.url },
    { url: sketch.url },
    { url: `${requestsPath}/${request.id}` },
  ];
});
afterAll(async () => {
  await site.close();
  await files.remove();
});

async function askAll({ app }: TestApp) {
  const answers: Record<string, string> = {};
  for (const { by, url, headers } of questions) {
    const answer = await app.inject({ method: "GET", url, headers: { ...by?.headers, ...headers } });
    expect(answer.statusCode, `${url} ${answer.body}`).toBe(200);
    answers[url] = answer.rawPayload.length > 2_000 ? digest(answer.rawPayload) : answer.body;
  }
  return answers;
}

const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** All rows of all tables, as PostgreSQL writes them. */
async function readRows(dataDir: string): Promise<Record<string, string>> {
  const server = await startEmbeddedServer(dataDir);
  const dump = await openDump(server.connection);
  try {
    const rows: Record<string, string> = {};
    for (const table of dump.facts.tables) {
      let text = "";
      for await (const piece of dump.readTable(table)) text += String(piece);
      rows[table.name] = text.split("\n").toSorted().join("\n");
    }
    return rows;
  } finally {
    await dump.close();
    if (!server.wasRunning) await server.stop();
  }
}

async function emptyFolder(): Promise<string> {
  const { dataDir, remove } = await makeDataDir();
  onTestFinished(remove);
  return dataDir;
}

test("a backup that was made while the site served brings back everything that people see", async () => {
  await mkdir(join(site.dataDir, "sources", "mine"), { recursive: true });
  await writeFile(join(site.dataDir, "sources", "mine", "icons.json"), "{}");
  const file = join(files.dataDir, "backup.tar.gz");
  const seen = await askAll(site);
  const before = await readRows(site.dataDir);
  const { code, text } = await run(runBackup, [file], { DATA_DIR: site.dataDir });
  expect([code, text]).toEqual([0, expect.stringMatching(/tables and 3 stored files\.\nIt isn’t encrypted/)]);
  expect((await stat(file)).mode & 0o077).toBe(0);
  const after = await readRows(site.dataDir);
  // What happens after a backup is not in it.
  await callers.make(anna, { title: "Later" });

  const dataDir = await emptyFolder();
  const restored = await run(runRestore, [file], { DATA_DIR: dataDir });
  expect([restored.code, restored.text]).toEqual([0, expect.stringContaining("3 stored files as of")]);
  const rows = await readRows(dataDir);
  expect(Object.keys(rows)).toEqual(Object.keys(before));
  // The site notes in the background what was asked.
  for (const [name, lines] of Object.entries(rows)) expect([before[name], after[name]], name).toContain(lines);
  expect(await readFile(join(dataDir, "sources", "mine", "icons.json"), "utf8")).toBe("{}");
  expect((await readdir(dataDir)).toSorted()).toEqual(["objects", "postgres-18", "secret.key", "sources"]);

  const again = await startTestApp(environment, undefined, {}, async (folder) => {
    await run(runRestore, [file, "--replace"], { DATA_DIR: folder });
  });
  onTestFinished(() => again.close());
  expect(await askAll(again)).toEqual(seen);
  // It goes on: new rows get new numbers.
  expect((await createRequestCallers(again).make(anna, { title: "New" })).title).toBe("New");
});

test("a backup that is encrypted for a public key opens with its secret key only", async () => {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const file = join(files.dataDir, "sealed.tar.gz.age");
  const { text } = await run(runBackup, [file], { DATA_DIR: site.dataDir, BACKUP_KEY: recipient });
  expect(text).not.toContain("isn’t encrypted");
  expect((await readFile(file)).subarray(0, 21).toString()).toBe("age-encryption.org/v1");
  const other = await generateX25519Identity();
  const dataDir = await emptyFolder();
  for (const key of [undefined, recipient, other, "a passphrase that is wrong"]) {
    const given = { DATA_DIR: dataDir, ...(key !== undefined && { BACKUP_KEY: key }) };
    await expect(run(runRestore, [file], given), key).rejects.toThrow(/BACKUP_KEY/);
    expect(await readdir(dataDir)).toEqual([]);
  }
  const { code } = await run(runRestore, [file], { DATA_DIR: dataDir, BACKUP_KEY: identity });
  expect(code).toBe(0);
  expect(Object.keys(await readRows(dataDir)).length).toBeGreaterThan(30);
});

test("what was changed or cut off is not restored, and leaves the folder as it was", async () => {
  const file = join(files.dataDir, "whole.tar.gz");
  await run(runBackup, [file], { DATA_DIR: site.dataDir });
  const bytes = await readFile(file);
  const dataDir = await emptyFolder();
  const broken = join(files.dataDir, "broken.tar.gz");
  const flipped = Buffer.from(bytes);
  flipped[Math.floor(bytes.length / 2)]! ^= 1;
  for (const content of [bytes.subarray(0, bytes.length / 2), flipped, Buffer.from("text"), Buffer.alloc(0)]) {
    await writeFile(broken, content);
    await expect(run(runRestore, [broken], { DATA_DIR: dataDir })).rejects.toThrow(/damaged|whole|no backup/);
    expect(await readdir(dataDir)).toEqual([]);
  }
});

test("what is there is kept unless --replace says otherwise, and then put aside", async () => {
  const file = join(files.dataDir, "again.tar.gz");
  await run(runBackup, [file], { DATA_DIR: site.dataDir });
  await expect(run(runBackup, [file], { DATA_DIR: site.dataDir })).rejects.toThrow("exists already");
  await expect(run(runRestore, [file, "--replace"], { DATA_DIR: site.dataDir })).rejects.toThrow("Stop the site first");
  const dataDir = await emptyFolder();
  await writeFile(join(dataDir, "secret.key"), "of another site");
  await expect(run(runRestore, [file], { DATA_DIR: dataDir })).rejects.toThrow(/isn’t empty \(secret\.key\)/);
  expect(await readdir(dataDir)).toEqual(["secret.key"]);
  const { text } = await run(runRestore, [file, "--replace"], { DATA_DIR: dataDir });
  const aside = /before is in (.*)\.\n/.exec(text)![1]!;
  expect(await readFile(join(aside, "secret.key"), "utf8")).toBe("of another site");
  expect(existsSync(join(dataDir, "postgres-18"))).toBe(true);
});

test.runIf(hasOwnPostgres)("a backup moves a site to a PostgreSQL server of one’s own", async () => {
  const server = await startOwnPostgres();
  onTestFinished(() => server.stop());
  const file = join(files.dataDir, "moved.tar.gz");
  await run(runBackup, [file], { DATA_DIR: site.dataDir });
  const dataDir = await emptyFolder();
  const given = { DATA_DIR: dataDir, DATABASE_URL: server.url };
  expect((await run(runRestore, [file], given)).code).toBe(0);
  await expect(
    run(runRestore, [file, "--replace"], { ...given, DATA_DIR: await emptyFolder() }),
  ).resolves.toMatchObject({
    code: 0,
  });
  await expect(run(runRestore, [file], { ...given, DATA_DIR: await emptyFolder() })).rejects.toThrow("isn’t empty");
  const moved = await startTestApp({ ...environment, DATABASE_URL: server.url }, undefined, {}, async (folder) => {
    for (const part of ["secret.key"]) await copyFile(join(dataDir, part), join(folder, part));
    const config = readConfig({ DATA_DIR: folder });
    const from = openObjectStore(readConfig({ DATA_DIR: dataDir }), { dataDir, log: createLog("silent") });
    const to = openObjectStore(config, { dataDir: folder, log: createLog("silent") });
    for (const kind of ["attachments", "packages"])
      for await (const { key } of from.list(kind))
        await to.put(key.slice(0, key.lastIndexOf("/")), { file: join(dataDir, "objects", key) });
  });
  onTestFinished(() => moved.close());
  const seen = await askAll(site);
  expect(await askAll(moved)).toEqual(seen);
});

test("objects whose rows go during a backup stay until it ends", async () => {
  const database = site.openDatabase();
  const opened = openObjects(readConfig({ DATA_DIR: site.dataDir }), {
    database,
    dataDir: site.dataDir,
    log: createLog("silent"),
  });
  onTestFinished(async () => {
    await opened.close();
    await database.close();
  });
  const { connection } = await startEmbeddedServer(site.dataDir);
  const ben = await callers.join();
  const { url } = await callers.uploadOne(ben, "a.svg", drawing);
  expect(url).toBeDefined();
  while ((await opened.jobs.deleteGone()) > 0);
  const dump = await openDump(connection);
  const named = await dump.listObjects();
  await database.run((db) => db.$client.query("delete from request_files where person_id = $1", [ben.id]));
  expect(await opened.jobs.deleteGone()).toBe(0);
  for (const key of named) expect(await opened.objects.get(key).then((found) => found?.stream.destroy())).toBeDefined();
  await dump.close();
  await expect.poll(() => opened.jobs.deleteGone()).toBe(1);
});

const journal = JSON.parse(await readFile("migrations/meta/_journal.json", "utf8")) as {
  entries: { when: number; tag: string }[];
};

/** A site of the release whose last migration is this one, with one person. */
async function makeEarlierSite(tag: string): Promise<string> {
  const dataDir = await emptyFolder();
  const server = await startEmbeddedServer(dataDir);
  const migratedAt = journal.entries.find((entry) => entry.tag === tag)!.when;
  const restore = await openRestore(server.connection, { migratedAt, tables: [], sequences: [] });
  await restore.commit();
  await restore.close();
  const client = new Client(server.connection);
  await client.connect();
  await client.query("insert into people (email, name) values ('earlier@example.com', 'Earlier')");
  await client.end();
  await server.stop();
  return dataDir;
}

test("a backup of an earlier release is restored as it was, and brought up to date by the next start", async () => {
  const file = join(files.dataDir, "earlier.tar.gz");
  await run(runBackup, [file], { DATA_DIR: await makeEarlierSite("0016_monthly-usage") });
  const dataDir = await emptyFolder();
  await run(runRestore, [file], { DATA_DIR: dataDir });
  expect(Object.keys(await readRows(dataDir))).not.toContain("object_jobs");
  const database = createDatabase({ url: undefined, dataDir, log: createLog("silent") });
  onTestFinished(() => database.close());
  const { rows } = await database.run((db) => db.$client.query("select name from people"));
  expect(rows).toEqual([{ name: "Earlier" }]);
  expect((await database.run((db) => db.$client.query("select from object_jobs"))).rowCount).toBeGreaterThan(0);
});

test("both explain themselves, and say what they do not find", async () => {
  for (const [cli, name] of [
    [runBackup, "backup"],
    [runRestore, "restore"],
  ] as const) {
    for (const words of [[], ["help"], ["--all"], ["one", "two"]]) {
      const { code, text } = await run(cli, words, {});
      expect([code, text]).toEqual([words[0] === "help" ? 0 : 1, expect.stringContaining(`npm run ${name} -- <file>`)]);
    }
  }
  const dataDir = await emptyFolder();
  await expect(run(runBackup, [join(files.dataDir, "none")], { DATA_DIR: dataDir })).rejects.toThrow(
    "There is no site",
  );
  await expect(run(runRestore, [join(files.dataDir, "none")], { DATA_DIR: dataDir })).rejects.toThrow(
    "There is no file",
  );
  expect(await readdir(dataDir)).toEqual([]);
});

test("a backup of a later release is refused", async () => {
  const server = await startEmbeddedServer(await emptyFolder());
  onTestFinished(() => server.stop());
  const later = { migratedAt: journal.entries.at(-1)!.when + 1, tables: [], sequences: [] };
  await expect(openRestore(server.connection, later)).rejects.toThrow("later release");
});
