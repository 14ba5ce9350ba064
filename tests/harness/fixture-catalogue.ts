import { join } from "node:path";
import { compileCatalogue } from "../../src/features/catalogue/compile.server.ts";
import { openCatalogue, type OpenSnapshot } from "../../src/features/catalogue/service.server.ts";
import { findCurrentSnapshot } from "../../src/features/catalogue/snapshot-folder.server.ts";

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

const dataDir = join(import.meta.dirname, "../../.cache/fixture");

/** Data folder with the compiled fixture catalogue. */
export async function prepareFixtureData(): Promise<string> {
  await compileCatalogue({ dataDir, sets: fixtureSets });
  return dataDir;
}

/** The fixture catalogue, opened by the code that serves the whole one. */
export async function openFixtureCatalogue(): Promise<OpenSnapshot> {
  return openCatalogue(findCurrentSnapshot(await prepareFixtureData())!);
}
