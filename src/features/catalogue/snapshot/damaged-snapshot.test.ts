import { execFile } from "node:child_process";
import {
  closeSync,
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import * as fc from "fast-check";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { prepareFixtureData } from "../../../../tests/harness/site/fixture-catalogue.ts";
import { amount, isSoak } from "../../../../tests/harness/soak.ts";
import { findDamage, snapshotFiles } from "./check-snapshot.server.ts";
import { compileCatalogue, isCatalogueCurrent, type CompileProgress } from "../compile/compile.server.ts";
import { writeColumns } from "../../../core/columns/columns.ts";
import type { SnapshotFacts } from "../../../core/catalogue/snapshot.ts";
import { createCatalogueHost } from "../service.server.ts";
import { adoptSnapshot, catalogueFolder, findCurrentSnapshot, publishSnapshot } from "./snapshot-folder.server.ts";

const sets = ["duo-icons"];
const earlierSets = ["svg-spinners"];
let compiled: string;
let version: string;
let earlier: string;
let dataDir: string;
const lines: string[] = [];
const log = pino({ level: "warn" }, { write: (line) => void lines.push(line) });

beforeAll(async () => {
  compiled = mkdtempSync(join(tmpdir(), "iconarium-damage-"));
  const [first, second] = [await prepareFixtureData(earlierSets), await prepareFixtureData(sets)];
  cpSync(catalogueFolder(second), catalogueFolder(compiled), { recursive: true });
  [earlier, version] = [basename(findCurrentSnapshot(first)!), basename(findCurrentSnapshot(second)!)];
  cpSync(findCurrentSnapshot(first)!, join(catalogueFolder(compiled), earlier), { recursive: true });
});
afterAll(() => rmSync(compiled, { recursive: true }));
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "iconarium-damage-"));
  linkAll(catalogueFolder(compiled), catalogueFolder(dataDir));
  makeOwn(join(catalogueFolder(dataDir), "current"));
  // Folders are all made now.
  utimesSync(join(catalogueFolder(dataDir), earlier), 1, 1);
  lines.length = 0;
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const current = () => join(catalogueFolder(dataDir), version);

/** Copying a catalogue for every test would take longer than the tests. */
function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkAll(source, target);
    else linkSync(source, target);
  }
}

/** Makes a file one that can be changed without changing that of the other tests. */
function makeOwn(path: string): void {
  copyFileSync(path, `${path}.own`);
  renameSync(`${path}.own`, path);
}

function flipBit(path: string, place: number, bit: number): void {
  const file = openSync(path, "r+");
  const byte = Buffer.alloc(1);
  readSync(file, byte, 0, 1, place);
  byte[0]! ^= 1 << bit;
  writeSync(file, byte, 0, 1, place);
  closeSync(file);
}

const damages = {
  "cut short": (path) => truncateSync(path, statSync(path).size - 1),
  emptied: (path) => truncateSync(path, 0),
  "changed in one bit": (path) => flipBit(path, statSync(path).size >> 1, 3),
  removed: (path) => rmSync(path),
  "replaced by a folder": (path) => {
    rmSync(path);
    mkdirSync(path);
  },
} as const satisfies Record<string, (path: string) => void>;

function damageFile(path: string, damage: keyof typeof damages): void {
  makeOwn(path);
  damages[damage](path);
}

const damageNames = Object.keys(damages) as (keyof typeof damages)[];
/** Each file and each damage at least once, or all of them together. */
const cases = Object.values(snapshotFiles).flatMap((file, place) =>
  damageNames
    .filter((_, number) => isSoak || number === place % damageNames.length)
    .map((damage) => ({ file, damage })),
);

describe.each(cases)("a snapshot whose $file is $damage", ({ file, damage }) => {
  beforeEach(() => damageFile(join(current(), file), damage));

  test("is detected and not used", () => {
    expect(findDamage(current())).toContain(file);
    expect(isCatalogueCurrent({ dataDir, sets })).toBe(false);
  });

  test("isn't served: the previous one is, and the log has one line", async () => {
    const host = createCatalogueHost({ dataDir, log });
    expect(host.current().catalogue.version).toBe(earlier);
    await host.close();
    expect(lines).toHaveLength(1);
    const { msg, err } = JSON.parse(lines[0]!) as { msg: string; err?: unknown };
    expect(msg).toContain(`The compiled catalogue ${version} is damaged (${file}`);
    expect(err).toBeUndefined();
  });
});

test("a change of any bit of any file is detected", () => {
  const files = readdirSync(current()).map((name) => ({ path: join(current(), name) }));
  for (const { path } of files) makeOwn(path);
  const places = fc.constantFrom(...files).chain(({ path }) =>
    fc.record({
      path: fc.constant(path),
      place: fc.nat({ max: statSync(path).size - 1 }),
      bit: fc.nat({ max: 7 }),
    }),
  );
  expect(findDamage(current())).toBeUndefined();
  fc.assert(
    fc.property(places, ({ path, place, bit }) => {
      flipBit(path, place, bit);
      try {
        expect(findDamage(current())).toBeDefined();
      } finally {
        flipBit(path, place, bit);
      }
    }),
    { numRuns: amount(6, 200) },
  );
});

test("a server whose only snapshot is damaged starts, reports it, and serves the next compiled one", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    rmSync(join(catalogueFolder(dataDir), earlier), { recursive: true });
    damageFile(join(current(), snapshotFiles.drawings), "changed in one bit");
    const host = createCatalogueHost({ dataDir, log });
    expect(() => host.current()).toThrow("isn’t ready");
    expect(() => host.current()).toThrow("isn’t ready");
    expect(lines).toHaveLength(1);
    const messages: string[] = [];
    const next = isSoak ? version : earlier;
    const nextSets = isSoak ? sets : earlierSets;
    // A sample takes one that was compiled before.
    if (!isSoak)
      cpSync(join(catalogueFolder(compiled), earlier), join(catalogueFolder(dataDir), earlier), { recursive: true });
    await compileCatalogue({ dataDir, sets: nextSets, onDamage: (sentence) => messages.push(sentence) });
    expect(messages).toEqual([
      `The compiled catalogue ${version} is damaged (${snapshotFiles.drawings} has a wrong checksum) and was moved aside.`,
    ]);
    expect(findDamage(join(catalogueFolder(dataDir), next))).toBeUndefined();
    // The next start removes what was moved aside.
    await compileCatalogue({ dataDir, sets: nextSets });
    expect(readdirSync(catalogueFolder(dataDir)).toSorted()).toEqual([next, "current"].toSorted());
    vi.advanceTimersByTime(10_000);
    expect(host.current().catalogue.version).toBe(next);
    await host.close();
  } finally {
    vi.useRealTimers();
  }
});

test("a server keeps serving its snapshot when a damaged one becomes current", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const pointer = join(catalogueFolder(dataDir), "current");
    writeFileSync(pointer, `${earlier}\n`);
    const host = createCatalogueHost({ dataDir, log });
    damageFile(join(current(), snapshotFiles.search), "emptied");
    writeFileSync(pointer, `${version}\n`);
    vi.advanceTimersByTime(10_000);
    expect(host.current().catalogue.version).toBe(earlier);
    expect(lines).toHaveLength(1);
    await host.close();
  } finally {
    vi.useRealTimers();
  }
});

type Rewrite = (content: Buffer) => Uint8Array;

/** Publishes the current snapshot as it would be if another version of the program had written one of its files. */
function rewriteFile(file: string, rewrite: Rewrite): void {
  const contents = Object.values(snapshotFiles)
    .filter((name) => name !== snapshotFiles.manifest)
    .map((name): [string, Buffer] => [name, readFileSync(join(current(), name))]);
  const files = contents.map(([name, content]) => [name, [name === file ? rewrite(content) : content]] as const);
  rmSync(current(), { recursive: true });
  publishSnapshot({ dataDir, version, files: new Map(files) });
  expect(findDamage(current())).toBeUndefined();
}

const otherForms: Readonly<Record<string, { file: string; rewrite: Rewrite }>> = {
  "lacks facts": {
    file: snapshotFiles.facts,
    rewrite(content) {
      const facts: Partial<SnapshotFacts> = JSON.parse(content.toString()) as SnapshotFacts;
      delete facts.licenses;
      return Buffer.from(JSON.stringify(facts));
    },
  },
  "lacks a number among the facts": {
    file: snapshotFiles.facts,
    rewrite(content) {
      const facts: Partial<SnapshotFacts> = JSON.parse(content.toString()) as SnapshotFacts;
      delete facts.distinctCount;
      return Buffer.from(JSON.stringify(facts));
    },
  },
  "lacks columns": { file: snapshotFiles.columns, rewrite: () => writeColumns(new Map()) },
  "has another container": { file: snapshotFiles.search, rewrite: (content) => content.fill("OLD!", 0, 4) },
};

describe.each(Object.keys(otherForms))("a catalogue of another version of the program, which %s", (form) => {
  beforeEach(() => {
    const { file, rewrite } = otherForms[form]!;
    rewriteFile(file, rewrite);
  });

  test("isn’t served: the log has one line that tells what to do, and the one before is served", async () => {
    const host = createCatalogueHost({ dataDir, log });
    expect(host.current().catalogue.version).toBe(earlier);
    await host.close();
    expect(lines).toHaveLength(1);
    const { msg, err } = JSON.parse(lines[0]!) as { msg: string; err?: unknown };
    expect(msg).toContain(`The compiled catalogue ${version} was made by another version of the program`);
    expect(msg).toContain("npm run catalogue -- compile");
    expect(err).toBeUndefined();
  });

  test("lets a server start that has no other, and serve the next compiled one", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      rmSync(join(catalogueFolder(dataDir), earlier), { recursive: true });
      const host = createCatalogueHost({ dataDir, log });
      expect(() => host.current()).toThrow("isn’t ready");
      expect(() => host.current()).toThrow("isn’t ready");
      expect(lines).toHaveLength(1);
      // Beside a damaged one, the next one is compiled above; a sample takes one that was compiled before.
      if (isSoak) await compileCatalogue({ dataDir, sets: earlierSets });
      else {
        cpSync(join(catalogueFolder(compiled), earlier), join(catalogueFolder(dataDir), earlier), { recursive: true });
        expect(adoptSnapshot(dataDir, earlier)).toBe(true);
      }
      vi.advanceTimersByTime(10_000);
      expect(host.current().catalogue.version).toBe(earlier);
      await host.close();
    } finally {
      vi.useRealTimers();
    }
  });
});

const pointers: Readonly<Record<string, (path: string) => void>> = {
  ...damages,
  "cut short": (path) => truncateSync(path, 5),
  "leading elsewhere": (path) => writeFileSync(path, "../../..\n"),
};
test.each(Object.keys(pointers))(
  "with a pointer to the current snapshot that is %s the latest intact one is served, without compiling again",
  async (damage) => {
    pointers[damage]!(join(catalogueFolder(dataDir), "current"));
    const host = createCatalogueHost({ dataDir, log });
    expect(host.current().catalogue.version).toBe(version);
    await host.close();
    const steps: CompileProgress[] = [];
    await compileCatalogue({ dataDir, sets, onProgress: (step) => steps.push(step) });
    expect(steps).toEqual([]);
    expect(findCurrentSnapshot(dataDir)).toBe(current());
  },
);

test("the command that verifies says in one line that another version of the program made the catalogue", async () => {
  rewriteFile(snapshotFiles.facts, () => Buffer.from("{}"));
  expect(await verify()).toMatch(/^The compiled catalogue [0-9a-f]+ was made by another version of the program .*\n$/);
});

test("the command that verifies names the damaged file in one line", async () => {
  damageFile(join(current(), snapshotFiles.meaning), "cut short");
  expect(await verify()).toMatch(
    /^The compiled catalogue is damaged \(meaning\.bin has \d+ bytes instead of \d+\)\. Run .*\n$/,
  );
});

/** What the command tells; empty where nothing is wrong. */
async function verify(): Promise<string> {
  const command = join(import.meta.dirname, "../cli.server.ts");
  const run = promisify(execFile)(process.execPath, [command, "verify"], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return run.then(
    () => "",
    ({ stderr }: { stderr: string }) => stderr,
  );
}
