import { mkdir, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { makeDataDir } from "../../../tests/harness/database/database.ts";
import { createLog } from "../log.server.ts";
import { createDiskCache } from "./disk-cache.server.ts";

const log = createLog("silent");

async function freshFolder() {
  const { dataDir, remove } = await makeDataDir();
  onTestFinished(() => remove());
  return dataDir;
}

const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

it("returns stored entries, also in a later run", async () => {
  const folder = await freshFolder();
  const cache = createDiskCache({ folder, maxBytes: 1_000, log });
  expect(await cache.get("abc")).toBeUndefined();
  await cache.set("abc", Buffer.from("picture"));
  expect(String(await cache.get("abc"))).toBe("picture");
  expect(String(await createDiskCache({ folder, maxBytes: 1_000, log }).get("abc"))).toBe("picture");
});

it("stays within its size and evicts the least recently used entries", async () => {
  const folder = await freshFolder();
  const cache = createDiskCache({ folder, maxBytes: 250, log });
  for (const key of ["one", "two", "one", "three"]) {
    if (!(await cache.get(key))) await cache.set(key, Buffer.alloc(100));
  }
  await expect.poll(() => filesIn(folder)).toHaveLength(2);
  expect(await cache.get("two")).toBeUndefined();
  expect(await cache.get("one")).toHaveLength(100);
});

it("stores nothing and doesn't fail where it can't write", async () => {
  const folder = join(await freshFolder(), "file");
  await writeFile(folder, "in the way");
  const cache = createDiskCache({ folder, maxBytes: 1_000, log });
  await cache.set("abc", Buffer.from("picture"));
  expect(await cache.get("abc")).toBeUndefined();
});

it("ignores a file damaged by a power cut, and replaces it", async () => {
  const folder = await freshFolder();
  const picture = Buffer.from("a picture of some bytes");
  const path = join(folder, "ab", "abc");
  await createDiskCache({ folder, maxBytes: 1_000, log }).set("abc", picture);
  const whole = await readFile(path);
  const flipped = (place: number) => Buffer.from(whole.map((byte, at) => (at === place ? byte ^ 4 : byte)));
  const leavings: (() => Promise<unknown>)[] = [
    ...Array.from(whole, (_, length) => () => truncate(path, length)),
    ...Array.from(whole, (_, place) => () => writeFile(path, flipped(place))),
    () => writeFile(path, Buffer.alloc(whole.length)),
    () => writeFile(path, Buffer.concat([whole, Buffer.alloc(8)])),
  ];
  for (const leave of leavings) {
    await leave();
    const cache = createDiskCache({ folder, maxBytes: 1_000, log });
    expect(await cache.get("abc")).toBeUndefined();
    await cache.set("abc", picture);
    expect(await cache.get("abc")).toEqual(picture);
  }
  await rm(path);
  await mkdir(path);
  const cache = createDiskCache({ folder, maxBytes: 1_000, log });
  await cache.set("abc", picture);
  expect(await cache.get("abc")).toBeUndefined();
});
