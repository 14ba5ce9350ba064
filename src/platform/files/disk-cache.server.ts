import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Log } from "../log.server.ts";

/** Files that can be made again, least recently used out first. A disk that fails or damages them only costs the making. */
export interface DiskCache {
  get(key: string): Promise<Buffer | undefined>;
  /** Never throws: what cannot be kept is not kept. */
  set(key: string, bytes: Buffer): Promise<void>;
  /** What all files take together, as far as it is known. */
  readonly bytes: number;
}

const sealBytes = 4;

/** Files end with a checksum: nothing waits for the disk, so a power cut may leave any part of one. */
function seal(bytes: Buffer): Buffer {
  const end = Buffer.alloc(sealBytes);
  end.writeUInt32LE(crc32(bytes));
  return Buffer.concat([bytes, end]);
}

function unseal(file: Buffer | undefined): Buffer | undefined {
  if (file === undefined || file.length <= sealBytes) return undefined;
  const bytes = file.subarray(0, -sealBytes);
  return file.readUInt32LE(bytes.length) === crc32(bytes) ? bytes : undefined;
}

/** Letters, digits, hyphens and underscores, at least three: a key is also a file name. */
const validKey = /^[\w-]{3,128}$/;

/**
 * @param options.folder made when it is missing; what earlier runs left in it is used
 * @param options.maxBytes files beyond this are removed
 */
export function createDiskCache(options: { folder: string; maxBytes: number; log: Log }): DiskCache {
  const { folder, log } = options;
  const sizes = new LRUCache<string, number>({
    maxSize: options.maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose(_bytes, key, reason) {
      if (reason === "evict") void rm(pathOf(key), { force: true }).catch(() => undefined);
    },
  });
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);
  let counted: Promise<void> | undefined;
  let written = 0;

  async function countFiles() {
    const found: { key: string; bytes: number; changedMs: number }[] = [];
    for (const name of await readdir(folder, { recursive: true }).catch(() => [])) {
      const key = name.slice(3);
      if (!validKey.test(key)) continue;
      const file = await stat(join(folder, name)).catch(() => undefined);
      if (file?.isFile()) found.push({ key, bytes: file.size, changedMs: file.mtimeMs });
    }
    for (const { key, bytes } of found.toSorted((a, b) => a.changedMs - b.changedMs)) sizes.set(key, bytes);
  }

  return {
    get bytes() {
      return sizes.calculatedSize;
    },
    async get(key) {
      counted ??= countFiles();
      await counted;
      if (sizes.get(key) === undefined) return undefined;
      const bytes = unseal(await readFile(pathOf(key)).catch(() => undefined));
      if (bytes === undefined) sizes.delete(key);
      return bytes;
    },
    async set(key, bytes) {
      if (!validKey.test(key)) throw new RangeError(`not a cache key: ${key}`);
      const path = pathOf(key);
      const draft = `${path}.${process.pid}.${written++}`;
      try {
        const sealed = seal(bytes);
        await writeFile(draft, sealed).catch(async () => {
          await mkdir(join(path, ".."), { recursive: true });
          await writeFile(draft, sealed);
        });
        await rename(draft, path);
        sizes.set(key, sealed.length);
      } catch (error) {
        log.debug({ err: error }, "Couldn’t write a file to the cache");
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
  };
}
