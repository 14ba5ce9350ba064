import { hash } from "node:crypto";
import { realpathSync } from "node:fs";
import { join } from "node:path";
import type { CatalogueSettings } from "../../../src/core/catalogue/snapshot-catalogue.ts";
import { compileCatalogue } from "../../../src/features/catalogue/compile/compile.server.ts";
import { openCatalogue, type OpenSnapshot } from "../../../src/features/catalogue/service.server.ts";
import { findCurrentSnapshot } from "../../../src/features/catalogue/snapshot/snapshot-folder.server.ts";

/** A few sets that between them have every kind of icon: about 23,000 icons, compiled in a few seconds and kept. */
export const fixtureSets = [
  "ant-design",
  "bx",
  "circle-flags",
  "duo-icons",
  "emojione",
  "fa-brands",
  "fa6-brands",
  "flat-color-icons",
  "fluent-color",
  "heroicons",
  "line-md",
  "logos",
  "lucide",
  "mdi",
  "meteocons",
  "octicon",
  "svg-spinners",
  "tabler",
] as const;

/** Fewer, for tests that look at every drawing: about 1,500, some in color, some moving, some under two styles. */
export const pictureSets = ["duo-icons", "fa-brands", "fa6-brands", "meteocons", "octicon"] as const;

const kept = join(import.meta.dirname, "../../../.cache");
const prepared = new Map<string, Promise<string>>();

/** Data folder with the compiled fixture catalogue, or one of other sets: it is looked at once in a process. */
export function prepareFixtureData(sets: readonly string[] = fixtureSets): Promise<string> {
  const name = sets === fixtureSets ? "fixture" : `fixture-${hash("sha256", sets.join(), "hex").slice(0, 16)}`;
  const dataDir = join(kept, name);
  const ready = prepared.get(name) ?? compileCatalogue({ dataDir, sets }).then(() => dataDir);
  prepared.set(name, ready);
  return ready;
}

/** The fixture catalogue, or one of other sets, opened by the code that serves the whole one. */
export async function openFixtureCatalogue(sets?: readonly string[]): Promise<OpenSnapshot> {
  return openShared(findCurrentSnapshot(await prepareFixtureData(sets))!);
}

const opened = new Map<string, OpenSnapshot>();

/** Nobody changes a snapshot: the tests of a process share what is open of one that is kept. */
export function openShared(folder: string, settings: CatalogueSettings = {}): OpenSnapshot {
  const path = realpathSync(folder);
  if (!path.startsWith(kept)) return openCatalogue(path, settings);
  const key = `${path} ${settings.mainStyle}`;
  const shared = opened.get(key) ?? { ...openCatalogue(path, settings), close: () => undefined };
  opened.set(key, shared);
  return shared;
}
