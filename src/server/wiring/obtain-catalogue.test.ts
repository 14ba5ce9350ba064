import { cp, readdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { makeDataDir } from "../../../tests/harness/database/database.ts";
import { hasS3, startS3, type OwnS3 } from "../../../tests/harness/database/own-s3.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/harness/database/shared-postgres.ts";
import { prepareFixtureData } from "../../../tests/harness/site/fixture-catalogue.ts";
import { isCatalogueCurrent } from "../../features/catalogue/compile/compile.server.ts";
import { openCatalogue } from "../../features/catalogue/service.server.ts";
import { findCurrentSnapshot } from "../../features/catalogue/snapshot/snapshot-folder.server.ts";
import { createFolderObjectStore } from "../../platform/files/folder-object-store.server.ts";
import { digestContent, type ObjectStore } from "../../platform/files/object-store.server.ts";
import { createS3ObjectStore } from "../../platform/files/s3-object-store.server.ts";
import { createLog } from "../../platform/log.server.ts";
import { obtainCatalogue } from "./obtain-catalogue.ts";

const sets = ["duo-icons"];
let database: TestDatabase;
let s3: OwnS3 | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  if (hasS3) s3 = await startS3();
});
afterAll(async () => {
  await s3?.stop();
  await database.drop();
});

async function makeFolder(): Promise<string> {
  const { dataDir, remove } = await makeDataDir();
  onTestFinished(remove);
  return dataDir;
}

const openFolderStore = async () => createFolderObjectStore(await makeFolder());
const openBucket = async () => createS3ObjectStore(s3!.settings, { log: createLog("silent") });
const stores = [["a folder", openFolderStore] as const, ...(hasS3 ? [["a bucket", openBucket] as const] : [])];

/** Brings what was compiled once for all tests. */
async function compile({ dataDir }: { dataDir: string }): Promise<void> {
  await cp(join(await prepareFixtureData(sets), "catalogue"), join(dataDir, "catalogue"), { recursive: true });
}

const obtain = (dataDir: string, store: ObjectStore | undefined, onAway?: (sentence: string) => void) =>
  obtainCatalogue({ dataDir, sets }, { store, compile, DATABASE_URL: database.url, ...(onAway && { onAway }) });
/** SHA-256 of its files. */
const readSnapshot = async (dataDir: string) => {
  const folder = findCurrentSnapshot(dataDir)!;
  const names = await readdir(folder);
  return Promise.all(names.toSorted().map((name) => digestContent({ file: join(folder, name) })));
};

test.each(stores)("of three servers that start at once one compiles, and the others fetch from %s", async (_, open) => {
  const store = await open();
  const folders = [await makeFolder(), await makeFolder(), await makeFolder()];
  const origins = await Promise.all(folders.map((dataDir) => obtain(dataDir, store)));
  expect(origins.toSorted()).toEqual(["compiled", "store", "store"]);
  const [first, ...others] = await Promise.all(folders.map(readSnapshot));
  for (const other of others) expect(other).toEqual(first);
  expect(isCatalogueCurrent({ dataDir: folders[2]!, sets })).toBe(true);
  openCatalogue(findCurrentSnapshot(folders[2]!)!).close();
  expect(await obtain(folders[0]!, store)).toBe("here");
  store.close();
});

test("a snapshot that is half in the store, or damaged there, is compiled and stored again", async () => {
  const place = await makeFolder();
  const store = createFolderObjectStore(place);
  expect(await obtain(await makeFolder(), store)).toBe("compiled");
  const paths = (await readdir(place, { recursive: true })).map((path) => join(place, path));
  const search = paths.find((path) => /search\.bin.[0-9a-f]{64}$/.test(path))!;
  const digest = basename(search);
  await writeFile(search, "damaged");
  const away: string[] = [];
  const third = await makeFolder();
  expect(await obtain(third, store, (sentence) => away.push(sentence))).toBe("compiled");
  expect(await readSnapshot(third)).toContain(digest);
  expect(away).toHaveLength(2);
  expect(await digestContent({ file: search })).toBe(digest);
  const list = paths.find((path) => /list.[0-9a-f]{64}$/.test(path))!;
  await rm(list);
  expect(await obtain(third, store)).toBe("here");
  expect(await obtain(await makeFolder(), store)).toBe("store");
});

test("a server whose store is away compiles by itself and says so", async () => {
  const place = join(await makeFolder(), "file");
  await writeFile(place, "");
  const sentences: string[] = [];
  const dataDir = await makeFolder();
  expect(await obtain(dataDir, createFolderObjectStore(place), (sentence) => sentences.push(sentence))).toBe(
    "compiled",
  );
  expect(findCurrentSnapshot(dataDir)).toBeDefined();
  expect(sentences[0]).toContain("object store is away");
});
