import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { renderZip, type ZipFile } from "./write-zip.server.ts";

const date = new Date("2026-03-04T05:06:08Z");
const noise = randomBytes(300_000);

describe("a ZIP", () => {
  it("contains its files byte by byte, small and large, compressed and stored", async () => {
    const files: ZipFile[] = [
      { path: "a.txt", bytes: "short" },
      { path: "svg/größe-图标.svg", bytes: "<svg/>".repeat(20_000) },
      { path: "noise.bin", bytes: noise },
      { path: "png/kept.png", bytes: noise.subarray(7, 5_000), isPacked: true },
      { path: "nothing", bytes: "" },
    ];
    const zip = await buffer(renderZip(files));
    const read = unzipSync(zip);
    expect(Object.keys(read)).toEqual(files.map(({ path }) => path));
    for (const { path, bytes } of files) {
      if (typeof bytes === "string") expect(strFromU8(read[path]!)).toBe(bytes);
      else expect(Buffer.from(read[path]!).equals(bytes)).toBe(true);
    }
    expect(zip.length).toBeLessThan(noise.length + 5_000 + 2_000);
  });

  it("is identical when files and date are, and empty without files", async () => {
    const files = [{ path: "a", bytes: "b" }];
    const once = await buffer(renderZip(files, date));
    expect(once.equals(await buffer(renderZip(files, date)))).toBe(true);
    expect(once.equals(await buffer(renderZip(files, new Date("2026-03-04T05:06:10Z"))))).toBe(false);
    expect(unzipSync(await buffer(renderZip([])))).toEqual({});
  });

  it("puts the size of a file before it, for clients that unpack while it arrives", async () => {
    const zip = await buffer(renderZip([{ path: "kept.png", bytes: noise, isPacked: true }]));
    const [flags, packedBytes, bytes] = [zip.readUInt16LE(6), zip.readUInt32LE(18), zip.readUInt32LE(22)];
    expect([flags & 8, packedBytes, bytes]).toEqual([0, noise.length, noise.length]);
  });

  it("yields to other requests while available files are compressed", async () => {
    const files = Array.from({ length: 400 }, (_, index) => ({ path: `${index}`, bytes: noise.subarray(0, 1_000) }));
    let turns = 0;
    let isDone = false;
    const yieldToRequests = () => {
      turns++;
      if (!isDone) setImmediate(yieldToRequests);
    };
    setImmediate(yieldToRequests);
    await buffer(renderZip(files));
    isDone = true;
    expect(turns).toBeGreaterThan(20);
  });

  it("requests no more files than the client reads, and cancels them when the client disconnects", async () => {
    let made = 0;
    let isEnded = false;
    async function* makeFiles(): AsyncGenerator<ZipFile> {
      try {
        for (;;) yield { path: `${made++}`, bytes: noise.subarray(0, 100_000), isPacked: true };
      } finally {
        isEnded = true;
      }
    }
    const pieces = renderZip(makeFiles());
    await pieces.next();
    await pieces.next();
    expect(made).toBe(2);
    await pieces.return(undefined);
    expect(isEnded).toBe(true);
  });
});
