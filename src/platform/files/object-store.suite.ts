import { createHash, randomBytes } from "node:crypto";
import { readdir, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { assert, asyncProperty, uint8Array } from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDataDir } from "../../../tests/harness/database/database.ts";
import { readObject, splitKey, type ObjectStore } from "./object-store.server.ts";

/** A store, and the folder in which it keeps objects as files. */
export interface StoreUnderTest {
  store: ObjectStore;
  folder: string;
  close: () => Promise<void>;
}

const megabyte = 1024 * 1024;
const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

export async function listAll<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** What every store of objects does. */
export function describeObjectStore(name: string, open: () => Promise<StoreUnderTest>, { isHere = true } = {}): void {
  describe.skipIf(!isHere)(`objects in ${name}`, () => {
    let opened: StoreUnderTest;
    let store: ObjectStore;
    let files: Awaited<ReturnType<typeof makeDataDir>>;

    beforeAll(async () => {
      files = await makeDataDir();
      opened = await open();
      ({ store } = opened);
    });
    afterAll(async () => {
      store.close();
      await opened.close();
      await files.remove();
    });

    const listKeys = async (folder: string) => {
      const objects = await listAll(store.list(folder));
      return objects.map(({ key }) => key).toSorted();
    };

    it("gives back what was stored, under a key that names its content", async () => {
      await assert(
        asyncProperty(uint8Array({ maxLength: 5_000 }), async (bytes) => {
          const key = await store.put("files/one", bytes);
          expect(key).toBe(`files/one/${digest(bytes)}`);
          const found = await store.get(key);
          expect(found?.bytes).toBe(bytes.length);
          expect(new Uint8Array(await buffer(found!.stream))).toEqual(bytes);
        }),
        { numRuns: 20 },
      );
    });

    it("stores files of any size and reads them as streams", async () => {
      for (const size of [3, 40 * megabyte + 1]) {
        const file = join(files.dataDir, `${size}.bin`);
        const bytes = randomBytes(size);
        await writeFile(file, bytes);
        const key = await store.put("files/large", { file });
        expect(splitKey(key).digest).toBe(digest(bytes));
        const hash = createHash("sha256");
        for await (const piece of (await store.get(key))!.stream) hash.update(piece as Buffer);
        expect(hash.digest("hex")).toBe(digest(bytes));
      }
    });

    it("stores the same twice without a difference", async () => {
      const keys = await Promise.all(Array.from({ length: 8 }, () => store.put("twice", Buffer.from("same"))));
      expect(new Set(keys).size).toBe(1);
      expect(await listKeys("twice")).toEqual([keys[0]]);
      expect(String(await readObject(store, keys[0]!))).toBe("same");
    });

    it("has nothing under a key that nothing was stored under, or no longer", async () => {
      const absent = `files/one/${digest(Buffer.from("never stored"))}`;
      expect(await store.get(absent)).toBeUndefined();
      await store.delete(absent);
      const [one, other] = await Promise.all([
        store.put("gone", Buffer.from("1")),
        store.put("gone", Buffer.from("2")),
      ]);
      await store.delete(one);
      expect(await store.get(one)).toBeUndefined();
      expect(await listKeys("gone")).toEqual([other]);
      await store.delete(other);
      expect(await listKeys("gone")).toEqual([]);
    });

    it("lists the objects of a folder with all folders in it, and of no other one", async () => {
      const stored = await Promise.all(
        ["list", "list/a", "list/a/b", "lists", "list.a"].map((folder) => store.put(folder, Buffer.from(folder))),
      );
      expect(await listKeys("list")).toEqual(stored.slice(0, 3).toSorted());
      const [object] = await listAll(store.list("list/a/b"));
      expect(object).toMatchObject({ key: stored[2], bytes: 8 });
      expect(Math.abs(object!.storedAt.getTime() - Date.now())).toBeLessThan(3_600_000);
      expect(await listKeys("nothing")).toEqual([]);
    });

    it("lists more objects than fit on one page of a list", async () => {
      const numbers = Array.from({ length: 1_010 }, (_, number) => number);
      const keys: string[] = [];
      for (let start = 0; start < numbers.length; start += 50) {
        const some = numbers.slice(start, start + 50);
        keys.push(...(await Promise.all(some.map((number) => store.put("many", Buffer.from(String(number)))))));
      }
      expect(await listKeys("many")).toEqual(keys.toSorted());
    });

    it("keeps objects that are stored while others of their folder are deleted", async () => {
      for (let round = 0; round < 30; round++) {
        const last = await store.put("busy/folder", Buffer.from(`last ${round}`));
        const [next] = await Promise.all([store.put("busy/folder", Buffer.from(`next ${round}`)), store.delete(last)]);
        expect(String(await readObject(store, next))).toBe(`next ${round}`);
        await store.delete(next);
      }
    });

    it.each(["", "/", "a/", "/a", "a//b", "..", "a/../b", ".a", "A", "ä", "a\\b", "a/b/c/d/e/f/g", "a".repeat(101)])(
      "refuses %j as a folder",
      async (folder) => {
        await expect(async () => store.put(folder, Buffer.from("1"))).rejects.toThrow(RangeError);
        await expect(async () => store.get(`${folder}/${digest(Buffer.from("1"))}`)).rejects.toThrow(RangeError);
        await expect(async () => listAll(store.list(folder))).rejects.toThrow(RangeError);
      },
    );

    it("refuses keys without a digest", async () => {
      for (const key of ["a", "a/b", `a/${"0".repeat(63)}`, `a/${"0".repeat(63)}G`, `a/${"0".repeat(64)}/b`]) {
        await expect(async () => store.get(key)).rejects.toThrow(RangeError);
        await expect(async () => store.delete(key)).rejects.toThrow(RangeError);
      }
    });

    it("never gives back an object that was damaged where it lies", async () => {
      const key = await store.put("damaged", Buffer.from("as it should be"));
      const path = join(opened.folder, ...key.split("/"));
      await writeFile(path, "as it shouldn’t");
      await expect(readObject(store, key)).rejects.toMatchObject({ code: "unavailable" });
      await truncate(path, 3);
      await expect(readObject(store, key)).rejects.toMatchObject({ code: "unavailable" });
      // Storing it again repairs it.
      await store.put("damaged", Buffer.from("as it should be"));
      expect(String(await readObject(store, key))).toBe("as it should be");
    });

    it("stores nothing of a file that can’t be read", async () => {
      const missing = join(files.dataDir, "missing");
      await expect(store.put("broken", { file: missing })).rejects.toMatchObject({ code: "unavailable" });
      expect(await listKeys("broken")).toEqual([]);
    });

    it("leaves nothing behind but objects", async () => {
      const names = await readdir(opened.folder, { recursive: true, withFileTypes: true });
      const stray = names.filter((entry) => entry.isFile() && !/^[0-9a-f]{64}$/.test(entry.name));
      expect(stray).toEqual([]);
      await rm(join(files.dataDir, "3.bin"), { force: true });
    });
  });
}
