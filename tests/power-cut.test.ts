import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addFolder, removeFolder } from "../src/features/catalogue/added-folders.server.ts";
import { findDamage, snapshotFiles } from "../src/features/catalogue/snapshot/check-snapshot.server.ts";
import { createRemovalReasons } from "../src/features/catalogue/publishing/removal-reasons.server.ts";
import { findCurrentSnapshot, publishSnapshot } from "../src/features/catalogue/snapshot/snapshot-folder.server.ts";
import { listFolders, listSvgFiles } from "../src/features/catalogue/sources/folder.server.ts";
import { openFlagFile } from "../src/features/flags/flag-file.server.ts";
import { openVectorFile } from "../src/features/picture-search/index/vector-file.server.ts";
import { createDiskCache } from "../src/platform/files/disk-cache.server.ts";
import { createLog } from "../src/platform/log.server.ts";
import { createOutbox } from "../src/platform/mail/outbox.server.ts";
import { createKeyMaker } from "../src/platform/secret-key.server.ts";

const { power } = await vi.hoisted(async () => {
  const { createCrashSimulator } = await import("./harness/crashes/crash-simulator.ts");
  return { power: createCrashSimulator() };
});
vi.mock("node:fs", () => ({ ...power.fs, default: power.fs }));
vi.mock("node:fs/promises", () => ({ ...power.fsPromises, default: power.fsPromises }));

const log = createLog("silent");
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "iconarium-power-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

interface Writer {
  /** Writes a state; done when it may be told to people that it is kept. */
  write: (dataDir: string, state: "old" | "new") => unknown;
  /** What a site that starts finds. */
  read: (dataDir: string) => unknown;
  /** Only what can be made again. */
  mayForget?: boolean;
}

const acknowledgedKeys = new Map<string, string>();
const makeKey = (dataDir: string) => Buffer.from(createKeyMaker({ given: undefined, dataDir })("test")).toString("hex");

const flag = (state: string) => ({ features: { one: { defaultValue: state } } });
const openFlags = (dataDir: string) =>
  openFlagFile({ file: join(dataDir, "flags.json"), log, onRead: () => undefined });

const letter = { to: "ada@example.org", subject: "A letter", text: "text", html: "<p>text" };
const drawing = (state: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h${state === "old" ? 9 : 11}v9z"/></svg>`;

/** A folder that somebody brings, outside of the data folder. */
function copyFolder(state: string): string {
  const folder = mkdtempSync(join(root, "brought-"));
  writeFileSync(join(folder, "icons.json"), JSON.stringify({ prefix: "acme", name: "Acme" }));
  mkdirSync(join(folder, "arrows"));
  for (const path of ["one.svg", "two.svg", "arrows/left.svg"]) writeFileSync(join(folder, path), drawing(state));
  return folder;
}
const copied = { old: "", new: "" };
const known = { sets: [], licenses: [] } as unknown as Parameters<typeof addFolder>[0]["known"];
const readAdded = (dataDir: string) =>
  listFolders(dataDir).flatMap((folder) => listSvgFiles(folder).map((path) => readFileSync(path, "utf8")));

const drawings = (state: "old" | "new") => [{ key: state === "old" ? 1 : 2, vectors: [Int8Array.from([1, 2])] }];
const openVectors = (dataDir: string, keys: number[] = []) =>
  openVectorFile({ folder: dataDir, version: "a", dimensions: 2 }, ({ key }) => keys.push(key));

const writers: Readonly<Record<string, Writer>> = {
  "the secret of the site": {
    write(dataDir, state) {
      if (state === "new") acknowledgedKeys.set(dataDir, makeKey(dataDir));
    },
    read(dataDir) {
      if (!existsSync(join(dataDir, "secret.key"))) return "none";
      return (acknowledgedKeys.get(dataDir) ?? makeKey(dataDir)) === makeKey(dataDir)
        ? "a key"
        : "another key than before";
    },
  },
  "a compiled catalogue": {
    write(dataDir, state) {
      const { manifest: _written, ...files } = snapshotFiles;
      publishSnapshot({
        dataDir,
        version: (state === "old" ? "a" : "b").repeat(16),
        files: new Map(Object.values(files).map((name) => [name, [Buffer.from(`${state} ${name}`), Buffer.alloc(9)]])),
      });
    },
    read(dataDir) {
      const folder = findCurrentSnapshot(dataDir)!;
      return findDamage(folder) ?? readFileSync(join(folder, snapshotFiles.columns), "utf8");
    },
  },
  "an added folder": {
    write: (dataDir, state) => addFolder({ folder: copied[state], dataDir, known }),
    read: readAdded,
  },
  "the removal of an added folder": {
    write(dataDir, state) {
      if (state === "old") addFolder({ folder: copied.old, dataDir, known });
      else removeFolder({ prefix: "acme", dataDir });
    },
    read: readAdded,
  },
  "the flags": {
    async write(dataDir, state) {
      if (state === "old") writeFileSync(join(dataDir, "flags.json"), JSON.stringify(flag("old")), { flush: true });
      const file = openFlags(dataDir);
      try {
        await file.change("one", flag(state).features.one as never);
      } finally {
        file.close();
      }
    },
    read: (dataDir) => JSON.parse(readFileSync(join(dataDir, "flags.json"), "utf8")) as unknown,
  },
  "what was taken down": {
    write: (dataDir, state) => createRemovalReasons({ folder: dataDir, log }).store(new Map([["id", state]])),
    read: (dataDir) => createRemovalReasons({ folder: dataDir, log }).read(),
  },
  "letters of a site for trying": {
    write: (dataDir, state) => createOutbox({ folder: dataDir, now: () => new Date(0) }).send({ ...letter, id: state }),
    read: async (dataDir) => (await createOutbox({ folder: dataDir }).list()).map(({ id, text }) => [id, text]),
  },
  "pictures that are kept": {
    write: (dataDir, state) =>
      createDiskCache({ folder: dataDir, maxBytes: 10_000, log }).set("abc", Buffer.from(`a picture, ${state}`)),
    read: async (dataDir) => String(await createDiskCache({ folder: dataDir, maxBytes: 10_000, log }).get("abc")),
    mayForget: true,
  },
  "how icons look": {
    write(dataDir, state) {
      const file = openVectors(dataDir);
      try {
        file.append(drawings(state));
      } finally {
        file.close();
      }
    },
    read(dataDir) {
      const keys: number[] = [];
      openVectors(dataDir, keys).close();
      return keys;
    },
    mayForget: true,
  },
};
const forgotten = [[], "undefined"];

test.each(Object.keys(writers))(
  "%s: after a power cut at any moment, either the old or the new state exists",
  async (name) => {
    const { write, read, mayForget = false } = writers[name]!;
    Object.assign(copied, { old: copyFolder("old"), new: copyFolder("new") });
    const before = join(root, "before");
    mkdirSync(before);
    await write(before, "old");
    const old = await read(before);

    const whole = join(root, "whole");
    cpSync(before, whole, { recursive: true });
    power.lastFor(Infinity);
    await write(whole, "new");
    const { calls } = power;
    power.restart(whole, 1);
    const fresh = await read(whole);

    for (const share of [0, 0.5]) {
      for (let lasting = 0; lasting <= calls; lasting++) {
        const dataDir = join(root, `${lasting}-${share}`);
        cpSync(before, dataDir, { recursive: true });
        power.lastFor(lasting);
        try {
          await write(dataDir, "new");
        } catch {
          // Nobody was told that it is kept.
        }
        power.restart(dataDir, share);
        const found = await read(dataDir);
        const allowed = lasting === calls ? [fresh] : [old, fresh];
        expect(mayForget ? [old, fresh, ...forgotten] : allowed, `after ${lasting} of ${calls} calls`).toContainEqual(
          found,
        );
        if (isDeepStrictEqual(found, fresh)) continue;
        await write(dataDir, "new");
        expect(await read(dataDir), `written again after ${lasting} of ${calls} calls`).toEqual(fresh);
      }
    }
  },
);
