import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import type { Services } from "../../../src/context.ts";
import { readConfig } from "../../../src/platform/config/config.server.ts";
import { createDatabase, type Database } from "../../../src/platform/db/database.server.ts";
import { createLog } from "../../../src/platform/log.server.ts";
import { createApp } from "../../../src/server/app.ts";
import type { Site } from "../../../src/server/pages.ts";
import { createServices } from "../../../src/server/services.ts";
import { createRenderingPools, type RenderingPools } from "../../../src/server/wiring/open-rendering.ts";
import { logResponses } from "../calls/response-log.ts";
import { openShared, prepareFixtureData } from "./fixture-catalogue.ts";
import { quickCaptcha } from "../people/solve-captcha.ts";
import { placeCluster } from "../database/postgres-template.ts";
import { createTestDatabase } from "../database/shared-postgres.ts";

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  dataDir: string;
  /** The same database by connections of somebody else, who closes them. */
  openDatabase: () => Database;
  close: () => Promise<void>;
}

/** A database server in the data folder, for tests that do to it what others must not notice. */
export const withOwnServer = { DATABASE_URL: "" };

const defaults = { NODE_ENV: "test", PICTURE_SEARCH: "false", METRICS_TOKEN: "only-for-tests-of-this-site" };

/**
 * Calls and pictures over the fixture catalogue (or one of other sets), without pages, with a data folder and a database of
 * its own. Icons are not found by how they look, unless `PICTURE_SEARCH` is asked for: describing them all takes a while.
 *
 * @param prepare puts into the data folder what a server before would have left there
 */
export async function startTestApp(
  environment: Record<string, string> = {},
  sets?: readonly string[],
  foreign: Parameters<typeof createServices>[2] = {},
  prepare: (dataDir: string) => Promise<void> = async () => undefined,
): Promise<TestApp> {
  return startApp({ environment, sets, foreign, prepare });
}

const buildPath = join(import.meta.dirname, "../../../build/server/index.js");

/** The same with the built pages, and with something done to the services before anything is asked of them. */
export async function startWholeSite(
  environment: Record<string, string>,
  change: (services: Services) => Services = (services) => services,
): Promise<TestApp> {
  const site = (await import(/* @vite-ignore */ pathToFileURL(buildPath).href)) as Site;
  return startApp({ environment, change, loadSite: async () => site });
}

let sharedPools: RenderingPools | undefined;

/** Processes that render and convert take a second to start: they stay for the next site, and end with this process. */
function shareRenderingPools(): RenderingPools {
  sharedPools ??= createRenderingPools({ workers: 2 });
  const { pictures, large, files, bundles } = sharedPools;
  return {
    pictures: leaveOpen(pictures),
    large: leaveOpen(large),
    files: leaveOpen(files),
    bundles: leaveOpen(bundles),
  };
}

const leaveOpen = <Pool extends { close: () => void }>(pool: Pool): Pool =>
  Object.create(pool, { close: { value: () => undefined } }) as Pool;

interface AppParts {
  environment: Record<string, string>;
  sets?: readonly string[] | undefined;
  foreign?: Parameters<typeof createServices>[2];
  prepare?: (dataDir: string) => Promise<void>;
  change?: (services: Services) => Services;
  loadSite?: () => Promise<Site>;
}

async function startApp({ environment, sets, foreign, prepare, change, loadSite }: AppParts): Promise<TestApp> {
  const fixture = await prepareFixtureData(sets);
  const dataDir = await mkdtemp(join(tmpdir(), "iconarium-"));
  await symlink(join(fixture, "catalogue"), join(dataDir, "catalogue"), "junction");
  const { DATABASE_URL: given } = environment;
  if (given === "") await placeCluster(dataDir);
  const shared = given === undefined ? await createTestDatabase() : undefined;
  const databaseUrl = given ?? shared?.url ?? "";
  await prepare?.(dataDir);
  const config = readConfig({ ...defaults, DATA_DIR: dataDir, ...environment, DATABASE_URL: databaseUrl });
  const log = createLog("silent");
  const { services: made, close } = await createServices(config, log, {
    captchaTries: quickCaptcha,
    openSnapshot: openShared,
    ...(environment["RENDER_WORKERS"] === undefined && { renderingPools: shareRenderingPools() }),
    ...foreign,
  });
  const services = change?.(made) ?? made;
  const app = await createApp({ config, services, log, ...(loadSite && { loadSite }) });
  await app.ready();
  return {
    app,
    services,
    dataDir,
    openDatabase: () => createDatabase({ url: databaseUrl || undefined, dataDir, log, isVisitor: true }),
    async close() {
      await app.close();
      // Streams have their end by now, and with it their answer.
      if (services.metrics) await logResponses(services.metrics);
      await close();
      await shared?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
