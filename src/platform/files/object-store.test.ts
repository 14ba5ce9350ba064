import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDataDir } from "../../../tests/harness/database/database.ts";
import { hasS3, startS3, type OwnS3 } from "../../../tests/harness/database/own-s3.ts";
import { createLog } from "../log.server.ts";
import { createFolderObjectStore } from "./folder-object-store.server.ts";
import { readObject } from "./object-store.server.ts";
import { describeObjectStore, listAll } from "./object-store.suite.ts";
import { createS3ObjectStore } from "./s3-object-store.server.ts";

const log = createLog("silent");

describeObjectStore("a folder", async () => {
  const { dataDir, remove } = await makeDataDir();
  const folder = join(dataDir, "objects");
  return { store: createFolderObjectStore(folder), folder, close: remove };
});

describeObjectStore(
  "an S3 bucket",
  async () => {
    const server = await startS3();
    return { store: createS3ObjectStore(server.settings, { log }), folder: server.folder, close: server.stop };
  },
  { isHere: hasS3 },
);

describe("a folder that can’t be used", () => {
  it("is unavailable", async () => {
    const { dataDir, remove } = await makeDataDir();
    const place = join(dataDir, "objects");
    await writeFile(place, "a file");
    const store = createFolderObjectStore(place);
    const unavailable = { code: "unavailable" };
    await expect(store.put("a", Buffer.from("1"))).rejects.toMatchObject(unavailable);
    await expect(store.get(`a/${"0".repeat(64)}`)).rejects.toMatchObject(unavailable);
    await expect(listAll(store.list("a"))).rejects.toMatchObject(unavailable);
    await remove();
  });
});

describe.skipIf(!hasS3)("an S3 server in trouble", () => {
  const patience = { connectMs: 500, idleMs: 1_000, shortMs: 3_000 };
  const content = Buffer.alloc(30 * 1024 * 1024, "x");
  let server: OwnS3;

  beforeAll(async () => void (server = await startS3()));
  afterAll(() => server.stop());

  it("is unavailable while it is away, and works as soon as it is back", async () => {
    const store = createS3ObjectStore(server.settings, { log, patience });
    const key = await store.put("a", Buffer.from("1"));
    await server.kill();
    const unavailable = { code: "unavailable" };
    await expect(store.put("a", Buffer.from("2"))).rejects.toMatchObject(unavailable);
    await expect(store.get(key)).rejects.toMatchObject(unavailable);
    await expect(store.delete(key)).rejects.toMatchObject(unavailable);
    await expect(listAll(store.list("a"))).rejects.toMatchObject(unavailable);
    await server.start();
    expect(String(await readObject(store, key))).toBe("1");
    store.close();
  });

  it("doesn’t hold anybody up when it stands still", async () => {
    const store = createS3ObjectStore(server.settings, { log, patience });
    const key = await store.put("still", content);
    server.pause();
    const begun = performance.now();
    await expect(store.get(key)).rejects.toMatchObject({ code: "unavailable" });
    await expect(store.put("still", Buffer.from("2"))).rejects.toMatchObject({ code: "unavailable" });
    expect(performance.now() - begun).toBeLessThan(30_000);
    server.goOn();
    expect((await readObject(store, key))?.equals(content)).toBe(true);
    store.close();
  });

  it("ends a stream that stands still in the middle with an error", async () => {
    const store = createS3ObjectStore(server.settings, { log, patience });
    const key = await store.put("middle", content);
    const { stream } = (await store.get(key))!;
    server.pause();
    await expect(buffer(stream)).rejects.toThrow();
    server.goOn();
    store.close();
  });

  it("tells in the log what is wrong with keys and buckets", async () => {
    const told: string[] = [];
    const listening = { error: ({ err }: { err: Error }) => void told.push(err.name) } as unknown as typeof log;
    const { settings } = server;
    const wrongKey = { accessKeyId: "tests", secretAccessKey: "wrong" };
    const faulty = [
      { ...settings, keys: wrongKey },
      { ...settings, bucket: "missing" },
    ];
    for (const each of faulty) {
      const store = createS3ObjectStore(each, { log: listening, patience });
      await expect(store.put("a", Buffer.from("1"))).rejects.toMatchObject({ code: "unavailable" });
      store.close();
    }
    expect(told).toEqual(["SignatureDoesNotMatch", "NoSuchBucket"]);
  });
});
