import { existsSync, readdirSync } from "node:fs";
import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { pictureSets } from "./fixture-catalogue.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

const cache = join(import.meta.dirname, "../../../.cache");
const vectorsIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".vectors")) : [];

/** A test app that finds icons by how they look. What they look like takes seconds to find out, and is kept for the next one. */
export async function startPictureApp(
  environment: Record<string, string> = {},
  sets: readonly string[] = pictureSets,
): Promise<TestApp> {
  const kept = join(cache, `pictures-${sets.join("-")}`);
  let folder = "";
  const site = await startTestApp({ PICTURE_SEARCH: "true", ...environment }, sets, {}, async (dataDir) => {
    folder = join(dataDir, "pictures");
    if (existsSync(kept)) await cp(kept, folder, { recursive: true });
  });
  await waitForPictures(site);
  // Vectors of another version of the program are removed by a site, and found out again.
  if (vectorsIn(kept).join() !== vectorsIn(folder).join()) await keep(folder, kept);
  return site;
}

/** Until it is known how all icons look. */
export async function waitForPictures({ services }: TestApp): Promise<void> {
  await vi.waitFor(() => expect(services.pictures.progress().isReady).toBe(true), { timeout: 120_000, interval: 50 });
}

/** Another process may do so at the same time. */
async function keep(folder: string, kept: string): Promise<void> {
  const draft = await mkdtemp(`${kept}.new-`);
  await cp(folder, draft, { recursive: true });
  await rm(kept, { recursive: true, force: true });
  await rename(draft, kept).catch(() => rm(draft, { recursive: true, force: true }));
}
