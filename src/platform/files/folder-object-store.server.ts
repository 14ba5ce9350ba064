import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { syncFolder } from "../sync-folder.server.ts";
import {
  checkFolder,
  failAsUnavailable,
  splitKey,
  verifyContent,
  type ListedObject,
  type ObjectStore,
} from "./object-store.server.ts";

/** Not a name that a key may begin with. */
const draftFolder = ".drafts";
/** Drafts that are older were left behind by processes that died. */
const draftLastsMs = 24 * 60 * 60 * 1000;
const triesAtMost = 5;

/**
 * Objects as files below a folder, at the path that is their key. They are written beside, brought to the disk, and moved.
 *
 * @param root made when it is missing
 */
export function createFolderObjectStore(root: string): ObjectStore {
  const pathOf = (key: string) => {
    splitKey(key);
    return join(root, ...key.split("/"));
  };
  let drafts: Promise<string> | undefined;

  const openDrafts = () =>
    (drafts ??= prepareDrafts(join(root, draftFolder)).catch((error: unknown) => {
      drafts = undefined;
      throw error;
    }));

  return {
    isShared: false,
    put: (folder, content) =>
      failAsUnavailable(async () => {
        checkFolder(folder);
        const draft = join(await openDrafts(), randomUUID());
        const hash = createHash("sha256");
        const digesting = new Transform({
          transform(piece: Buffer, _encoding, pass) {
            hash.update(piece);
            pass(null, piece);
          },
        });
        try {
          const source = content instanceof Uint8Array ? Readable.from([content]) : createReadStream(content.file);
          await pipeline(source, digesting, createWriteStream(draft, { flush: true, mode: 0o600 }));
          const key = `${folder}/${hash.digest("hex")}`;
          await moveTo(pathOf(key), draft);
          return key;
        } catch (error) {
          await rm(draft, { force: true }).catch(() => undefined);
          throw error;
        }
      }),
    get: (key) =>
      failAsUnavailable(async () => {
        try {
          const file = await open(pathOf(key));
          const { size } = await file.stat();
          return { bytes: size, stream: verifyContent(key, file.createReadStream()) };
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
      }),
    async *list(folder) {
      const start = join(root, ...checkFolder(folder).split("/"));
      for await (const object of listFiles(root, start)) yield object;
    },
    delete: (key) =>
      failAsUnavailable(async () => {
        const path = pathOf(key);
        await rm(path, { force: true });
        await removeEmptyFolders(root, dirname(path));
      }),
    close() {
      // Nothing is open between two calls.
    },
  };
}

/** Every folder on the way to it is on the disk, too. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; ; made = dirname(made)) {
    syncFolder(dirname(made));
    if (made === first) return;
  }
}

/** Who deletes the last object of a folder removes the folder, maybe just now. */
async function moveTo(path: string, draft: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await makeFolder(dirname(path));
      await rename(draft, path);
      syncFolder(dirname(path));
      return;
    } catch (error) {
      if (!isMissing(error) || tries === triesAtMost) throw error;
    }
  }
}

async function prepareDrafts(folder: string): Promise<string> {
  await makeFolder(folder);
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > draftLastsMs) await rm(join(folder, name), { force: true });
  }
  return folder;
}

async function* listFiles(root: string, folder: string): AsyncGenerator<ListedObject> {
  const entries = await failAsUnavailable(() =>
    readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    }),
  );
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      yield* listFiles(root, path);
      continue;
    }
    const found = await stat(path).catch(() => undefined);
    const key = relative(root, path).split(sep).join("/");
    if (found) yield { key, bytes: found.size, storedAt: found.mtime };
  }
}

async function removeEmptyFolders(root: string, folder: string): Promise<void> {
  for (let path = folder; path !== root; path = dirname(path)) {
    try {
      await rmdir(path);
    } catch {
      return;
    }
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code === "ENOENT";
