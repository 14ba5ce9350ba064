import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openFixtureCatalogue, pictureSets } from "../../../../tests/harness/site/fixture-catalogue.ts";
import { pictureDimensions } from "../../../core/pictures/describe-picture.ts";
import { createLog } from "../../../platform/log.server.ts";
import { changeCatalogue } from "../../catalogue/snapshot/change-catalogue.server.ts";
import type { OpenCatalogue } from "../../catalogue/contract.ts";
import { createAddedVectors, listAddedDrawings } from "./added-vectors.server.ts";
import type { DrawingDescriber } from "../contract.ts";

const folder = mkdtempSync(join(tmpdir(), "iconarium-looks-"));
let opened: OpenCatalogue;
let keys: number[];

beforeAll(async () => {
  const snapshot = await openFixtureCatalogue(pictureSets);
  const { compiled } = snapshot;
  // The first repeats of drawings that are taken down.
  const gone = [0, 1, 2].map((place) => compiled.id(compiled.originalOf(compiled.distinctCount + place)));
  const nothing = { styles: [], families: [], authors: [], sets: [], licenses: [], icons: [] };
  opened = await changeCatalogue(snapshot, { version: "test", ...nothing, gone: new Set(gone) }, {});
  keys = listAddedDrawings(opened).map((ordinal) => opened.catalogue.drawingKeys()[ordinal]!);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const vector = new Int8Array(pictureDimensions).fill(7);
const seeing: DrawingDescriber = { version: "1", describe: async (all) => ({ vectors: all.map(() => [vector]) }) };
const blind: DrawingDescriber = {
  version: "1",
  describe: () => Promise.reject(new Error("No process can be started.")),
};
const open = (describer: DrawingDescriber) => createAddedVectors({ describer, folder, log: createLog("silent") });

test("SVGs are indexed once: a second start reuses the vectors, and another model starts over", async () => {
  expect(keys).toHaveLength(3);
  const first = open(seeing);
  first.follow(opened);
  await vi.waitFor(() => expect(first.isReady).toBe(true));
  first.close();
  const second = open(blind);
  second.follow(opened);
  expect(second.isReady).toBe(true);
  for (const key of keys) expect(second.vectorsOf(key)).toEqual([vector]);
  second.close();
  const third = open({ ...blind, version: "2" });
  third.follow(opened);
  expect([third.isReady, third.vectorsOf(keys[0]!)]).toEqual([false, []]);
  third.close();
});
