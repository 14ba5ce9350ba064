import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDataDir, startDatabase } from "../../../tests/harness/database/database.ts";
import { describePackage } from "../../core/packages/package-manifest.ts";
import { createFolderObjectStore } from "../../platform/files/folder-object-store.server.ts";
import { createPackageLedger, type PackageLedger } from "./package-ledger.server.ts";

let started: Awaited<ReturnType<typeof startDatabase>>;
let folder: Awaited<ReturnType<typeof makeDataDir>>;
let ledger: PackageLedger;
beforeAll(async () => {
  started = await startDatabase();
  folder = await makeDataDir();
  ledger = createPackageLedger({ ...started, objects: createFolderObjectStore(folder.dataDir) });
});
afterAll(async () => {
  await started.close();
  await folder.remove();
});

const facts = { description: "", license: "MIT", author: "Anna", homepage: "/", keywords: [] };
const empty = { state: { icons: [], aliases: {}, metadata: "" }, readme: "" };

async function add(number: number) {
  const version = `${number}.0.0`;
  const release = {
    contents: version,
    manifest: describePackage({ name: "@icons/one", version, ...facts }),
    changes: undefined,
    integrity: version,
    shasum: version,
    fileCount: 1,
    unpackedBytes: 1,
    publishedAt: new Date(Date.UTC(2026, 0, number)).toISOString(),
  };
  expect(await ledger.add("one", release, { number, ...empty })).toBe(true);
  return version;
}

test("tarballs of the oldest versions make room for others", async () => {
  const versions = [await add(1), await add(2), await add(3)];
  const tarball = Buffer.alloc(1_000, 7);
  for (const version of versions) await ledger.keepTarball("one", version, { tarball, mostBytes: 2_500 });
  const kept = await Promise.all(versions.map(async (version) => (await ledger.readTarball("one", version))?.length));
  expect(kept).toEqual([undefined, 1_000, 1_000]);
  await ledger.keepTarball("one", versions[1]!, { tarball: Buffer.alloc(1), mostBytes: 2_500 });
  expect((await ledger.readTarball("one", versions[1]!))?.length).toBe(1_000);
});
