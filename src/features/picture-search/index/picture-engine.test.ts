import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { prepareFixtureData } from "../../../../tests/harness/site/fixture-catalogue.ts";
import { createLog } from "../../../platform/log.server.ts";
import { openCatalogue, type OpenSnapshot } from "../../catalogue/service.server.ts";
import { findCurrentSnapshot } from "../../catalogue/snapshot/snapshot-folder.server.ts";
import { startPictureEngine, type PictureEngine } from "./picture-engine.server.ts";

const describing = resolve(import.meta.dirname, "../../../server/describe-drawings.ts");
const nothing = join(import.meta.dirname, "no-such-program.ts");

let snapshot: OpenSnapshot;
let vectorFolder: string;
beforeAll(async () => {
  snapshot = openCatalogue(findCurrentSnapshot(await prepareFixtureData(["duo-icons"]))!);
  vectorFolder = mkdtempSync(join(tmpdir(), "iconarium-vectors-"));
}, 120_000);
afterAll(() => {
  snapshot.close();
  rmSync(vectorFolder, { recursive: true, force: true });
});

/** Serves the first drawings of the snapshot until `use` is through. */
async function withEngine<Result>(
  { script, drawings }: { script: string; drawings: number },
  use: (engine: PictureEngine) => Promise<Result>,
): Promise<Result> {
  const keys = snapshot.catalogue.drawingKeys().slice(0, drawings);
  const engine = startPictureEngine(
    { folder: snapshot.folder, keys, vectorFolder, script, workers: 1 },
    createLog("silent"),
  );
  try {
    return await use(engine);
  } finally {
    await engine.close();
  }
}

const settle = (engine: PictureEngine) =>
  vi.waitFor(() => expect(engine.isReady).toBe(true), { timeout: 60_000, interval: 20 });
const fileBytes = () => statSync(join(vectorFolder, readdirSync(vectorFolder)[0]!)).size;

async function findItself(engine: PictureEngine, drawing: number): Promise<number | undefined> {
  const { matches } = await engine.search({ vectors: engine.vectorsOf(drawing), accepts: undefined, amount: 1 });
  return matches[0]?.drawing;
}

describe("the index of a snapshot's SVGs", { timeout: 120_000 }, () => {
  it("is built once: a second start loads it without rendering", async () => {
    const drawings = snapshot.catalogue.distinctCount;
    await withEngine({ script: describing, drawings: 40 }, async (engine) => {
      await settle(engine);
      expect(engine.done).toBe(40);
      expect(await findItself(engine, 39)).toBe(39);
    });
    const before = fileBytes();
    await withEngine({ script: nothing, drawings: 40 }, async (engine) => {
      await settle(engine);
      expect([engine.done, await findItself(engine, 17)]).toEqual([40, 17]);
    });
    expect(fileBytes()).toBe(before);
    expect(drawings).toBeGreaterThan(80);
  });

  it("adds the SVGs of another snapshot, and only those", async () => {
    const before = fileBytes();
    await withEngine({ script: describing, drawings: 60 }, settle);
    expect(fileBytes() / before).toBeCloseTo(60 / 40, 1);
  });

  it("recovers what a crash cut off", async () => {
    truncateSync(join(vectorFolder, readdirSync(vectorFolder)[0]!), fileBytes() - 100);
    await withEngine({ script: describing, drawings: 60 }, async (engine) => {
      await settle(engine);
      expect([engine.done, await findItself(engine, 59)]).toEqual([60, 59]);
    });
  });

  it("drops removed SVGs when they are the majority", async () => {
    const before = fileBytes();
    await withEngine({ script: nothing, drawings: 20 }, settle);
    expect(fileBytes()).toBeLessThan(before / 2);
  });

  it("serves its entries while the rest can't be described", async () => {
    await withEngine({ script: nothing, drawings: 60 }, async (engine) => {
      await vi.waitFor(() => expect(engine.done).toBe(20), { timeout: 10_000, interval: 20 });
      expect(await findItself(engine, 3)).toBe(3);
      expect(engine.isReady).toBe(false);
    });
  });
});
