import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { ZipFile } from "../write-zip.server.ts";
import { streamZip } from "./stream-zip.server.ts";

test("contains every file", async () => {
  const files = Array.from({ length: 300 }, (_, at) => ({ path: `${at}.txt`, bytes: `file ${at} `.repeat(at) }));
  async function* make(): AsyncGenerator<ZipFile> {
    yield* files;
  }
  const unpacked = unzipSync(await buffer(streamZip(make())));
  expect(Object.keys(unpacked)).toHaveLength(300);
  expect(Buffer.from(unpacked["299.txt"]!).toString()).toBe(files[299]!.bytes);
});

test("closes immediately when the client disconnects, even while a file is in progress, and requests no more", async () => {
  const maker = Promise.withResolvers<ZipFile>();
  let asked = 0;
  let isLeft = false;
  async function* make(): AsyncGenerator<ZipFile> {
    try {
      for (;;) {
        asked++;
        yield await maker.promise;
      }
    } finally {
      isLeft = true;
    }
  }
  const stream = streamZip(make());
  stream.resume();
  await expect.poll(() => asked).toBe(1);
  stream.destroy();
  await once(stream, "close");
  expect(isLeft).toBe(false);
  maker.resolve({ path: "late.txt", bytes: "late" });
  await expect.poll(() => isLeft).toBe(true);
  expect(asked).toBeLessThanOrEqual(2);
});

async function* failAfterOne(): AsyncGenerator<ZipFile> {
  yield { path: "a.txt", bytes: "a" };
  throw new Error("no b");
}

test("fails with the error of a file", async () => {
  await expect(buffer(streamZip(failAfterOne()))).rejects.toThrow("no b");
});
