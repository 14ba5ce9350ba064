import { fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { prepareFixtureData } from "../../../../tests/harness/site/fixture-catalogue.ts";
import { amount } from "../../../../tests/harness/soak.ts";
import { addFolder, removeFolder } from "../added-folders.server.ts";
import { compileCatalogue, isCatalogueCurrent, type CompileProgress } from "./compile.server.ts";
import { readCurated } from "./curated.server.ts";
import { createCatalogueHost, openCatalogue } from "../service.server.ts";
import { listFolders, listSvgFiles } from "../sources/folder.server.ts";
import { adoptSnapshot, catalogueFolder, findCurrentSnapshot } from "../snapshot/snapshot-folder.server.ts";

const sets = ["svg-spinners", "octicon", "duo-icons"];
const otherSets = ["duo-icons"];
/** Compiling takes seconds: what only begins with a compiled catalogue, or switches to another, takes over one of these. */
let [compiledDir, otherDir]: [string, string] = ["", ""];
beforeAll(async () => {
  compiledDir = await prepareFixtureData(sets);
  otherDir = await prepareFixtureData(otherSets);
});
const takeOver = () =>
  cpSync(catalogueFolder(compiledDir), catalogueFolder(dataDir), { recursive: true, preserveTimestamps: true });
/** Makes the other catalogue the current one. @returns its version */
function takeOverOther(): string {
  const snapshot = findCurrentSnapshot(otherDir)!;
  const version = basename(snapshot);
  cpSync(snapshot, join(catalogueFolder(dataDir), version), { recursive: true });
  expect(adoptSnapshot(dataDir, version)).toBe(true);
  return version;
}
function expectIdenticalSnapshots(...dataDirs: [string, string]): void {
  const [first, second] = dataDirs.map((each) => findCurrentSnapshot(each)!) as [string, string];
  expect(first).not.toBe(second);
  expect(basename(first)).toBe(basename(second));
  expect(readdirSync(first)).toEqual(readdirSync(second));
  for (const file of readdirSync(first)) {
    expect(readFileSync(join(first, file)).equals(readFileSync(join(second, file))), file).toBe(true);
  }
}

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "iconarium-compile-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe("a snapshot", () => {
  test("is compiled once for the same input, and again for a different one", async () => {
    expect(isCatalogueCurrent({ dataDir, sets })).toBe(false);
    takeOver();
    expect(isCatalogueCurrent({ dataDir, sets })).toBe(true);
    const steps: CompileProgress[] = [];
    await compileCatalogue({ dataDir, sets, onProgress: (step) => steps.push(step) });
    expect(steps).toEqual([]);
    expect(isCatalogueCurrent({ dataDir, sets: otherSets })).toBe(false);
  });
});

describe("an interrupted compilation", () => {
  test("killed in any phase leaves nothing in use; the next one replaces the previous snapshot by one identical to the byte to one made without", async () => {
    const compiler = new URL("compile.server.ts", import.meta.url).href;
    for (const phase of ["drawings", "write", "index"].slice(0, amount(1, 3))) {
      const script = join(dataDir, `${phase}.ts`);
      writeFileSync(
        script,
        `import { compileCatalogue } from ${JSON.stringify(compiler)};
       await compileCatalogue({ dataDir: ${JSON.stringify(dataDir)}, sets: ${JSON.stringify(sets)},
         onProgress: ({ phase }) => { if (phase === ${JSON.stringify(phase)}) process.kill(process.pid, "SIGKILL"); } });`,
      );
      const child = fork(script, { stdio: "ignore" });
      const [, signal] = (await once(child, "exit")) as [number | null, string | null];
      expect(signal, phase).toBe("SIGKILL");
      expect(findCurrentSnapshot(dataDir), phase).toBeUndefined();
    }
    takeOverOther();
    const steps: CompileProgress[] = [];
    const version = await compileCatalogue({ dataDir, sets, onProgress: (step) => steps.push({ ...step }) });
    openCatalogue(findCurrentSnapshot(dataDir)!).close();
    expectIdenticalSnapshots(dataDir, compiledDir);
    // The next start removes what nobody reads any more.
    await compileCatalogue({ dataDir, sets });
    expect(readdirSync(catalogueFolder(dataDir)).toSorted()).toEqual([version, "current"].toSorted());
    expect([...new Set(steps.map(({ phase }) => phase))]).toEqual(["drawings", "order", "index", "write"]);
    for (const phase of ["drawings", "order", "index", "write"]) {
      const last = steps.findLast((step) => step.phase === phase)!;
      expect(last.done, phase).toBe(last.total);
    }
  });

  test("that is canceled says so", async () => {
    const controller = new AbortController();
    const running = compileCatalogue({
      dataDir,
      sets,
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    await expect(running).rejects.toThrow();
    expect(findCurrentSnapshot(dataDir)).toBeUndefined();
  });
});

describe("a folder of icons", () => {
  const path = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24z"/></svg>';
  let folder: string;
  beforeEach(() => {
    folder = join(dataDir, "mine");
    mkdirSync(join(folder, "arrows"), { recursive: true });
    writeFileSync(join(folder, "icons.json"), JSON.stringify({ prefix: "acme", name: "Acme" }));
    writeFileSync(join(folder, "constructor.svg"), path);
    writeFileSync(join(folder, "arrows", "Go Left.svg"), path.replace("M0 0", "M1 1"));
  });

  test("becomes a style with its icons, including author, license and category, and disappears when it is removed", async () => {
    addFolder({ folder, dataDir, known: readCurated() });
    await compileCatalogue({ dataDir, sets: [...otherSets, "acme"] });
    const snapshot = openCatalogue(findCurrentSnapshot(dataDir)!);
    const { catalogue, drawings, index } = snapshot;
    expect(catalogue.findStyle("acme")).toMatchObject({ title: "Acme", iconCount: 2, author: "acme" });
    expect(catalogue.findAuthor("acme")).toMatchObject({ isExternal: false });
    expect(catalogue.findLicense("LicenseRef-acme")).toBeDefined();
    const left = catalogue.icon(catalogue.findByIconifyName("acme", "go-left")!);
    expect(left).toMatchObject({ name: "Go Left", categoryApiCode: "arrows", isColor: false });
    const constructor = catalogue.findByIconifyName("acme", "constructor")!;
    expect(catalogue.listByConcept("constructor")).toEqual([constructor]);
    expect(drawings.read(constructor)).toContain("currentColor");
    expect([...index.search({ term: "constructor" }).ordinals]).toContain(constructor);
    snapshot.close();

    removeFolder({ prefix: "acme", dataDir });
    expect(isCatalogueCurrent({ dataDir, sets: [...otherSets, "acme"] })).toBe(false);
    // This is what is compiled then.
    takeOverOther();
    expect(isCatalogueCurrent({ dataDir, sets: [...otherSets, "acme"] })).toBe(true);
    const after = openCatalogue(findCurrentSnapshot(dataDir)!);
    expect(after.catalogue.findStyle("acme")).toBeUndefined();
    after.close();
    expect(() => removeFolder({ prefix: "acme", dataDir })).toThrow("acme");
  });

  test.each([
    [{ prefix: "lucide", name: "Mine" }, "belongs to a set"],
    [{ prefix: "acme", name: "Mine", license: "Unheard-Of" }, "Unknown license"],
    [{ prefix: "Acme!", name: "Mine" }, "prefix"],
  ])("with the manifest %o is rejected", (manifest, reason) => {
    writeFileSync(join(folder, "icons.json"), JSON.stringify(manifest));
    expect(() => addFolder({ folder, dataDir, known: readCurated() })).toThrow(reason);
  });

  test.each(["secret.svg", "icons.json"])("with a link out of it is rejected, and nothing is read: %s", (name) => {
    const outside = join(dataDir, "outside.svg");
    writeFileSync(outside, name === "icons.json" ? JSON.stringify({ prefix: "acme", name: "Acme" }) : path);
    rmSync(join(folder, name), { force: true });
    symlinkSync(outside, join(folder, name));
    expect(() => addFolder({ folder, dataDir, known: readCurated() })).toThrow(`${name} is a link`);
    expect(listFolders(dataDir)).toEqual([]);
  });

  test("with a link to a folder is rejected, and the linked files aren't listed", () => {
    const outside = join(dataDir, "outside");
    mkdirSync(outside);
    writeFileSync(join(outside, "secret.svg"), path);
    symlinkSync(outside, join(folder, "more"), "junction");
    expect(() => addFolder({ folder, dataDir, known: readCurated() })).toThrow("more is a link");
    expect(listFolders(dataDir)).toEqual([]);
    expect(listSvgFiles(folder)).toHaveLength(2);
  });

  test("with an invalid SVG is rejected as a whole, and the error names the file", () => {
    writeFileSync(join(folder, "broken.svg"), "<svg");
    expect(() => addFolder({ folder, dataDir, known: readCurated() })).toThrow("broken.svg");
    expect(isCatalogueCurrent({ dataDir, sets: ["acme"] })).toBe(false);
  });
});

test("a server switches to the next snapshot, and an open one can still be read", async () => {
  takeOver();
  const host = createCatalogueHost({ dataDir });
  const before = host.current();
  const swapped = new Promise<string>((resolve) => host.onSwap(({ catalogue }) => resolve(catalogue.version)));
  const version = takeOverOther();
  expect(await swapped).toBe(version);
  expect(host.current().catalogue.version).toBe(version);
  expect(before.drawings.read(0)).toContain("<path");
  await host.close();
});

test("a change made while the server switches is served once it is complete", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    takeOver();
    const host = createCatalogueHost({ dataDir });
    const { catalogue } = host.current();
    const id = catalogue.id(catalogue.findByIconifyName("duo-icons", "bell")!);
    takeOverOther();
    const nothing = { styles: [], families: [], authors: [], sets: [], licenses: [], icons: [] };
    const changed = host.change({ version: "one", ...nothing, gone: new Set([id]) });
    // The change has begun, and takes some turns.
    await new Promise((resolve) => void setImmediate(resolve));
    vi.advanceTimersByTime(10_000);
    await changed;
    const { compiled, catalogue: changedOne } = host.current();
    expect(compiled.version).toBe(basename(findCurrentSnapshot(dataDir)!));
    expect(compiled.findById(id)).toBeDefined();
    expect(changedOne.findById(id)).toBeUndefined();
    await host.close();
  } finally {
    vi.useRealTimers();
  }
});

test("without a snapshot the host reports that the catalogue is unavailable", async () => {
  const host = createCatalogueHost({ dataDir });
  expect(() => host.current()).toThrow("isn’t ready");
  await host.close();
});
