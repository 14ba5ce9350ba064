import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Config } from "../platform/config/config.server.ts";
import type { ErrorTracker } from "../features/error-reports/error-tracker.server.ts";
import { createLog, type Log } from "../platform/log.server.ts";
import { passTraceOn } from "../platform/trace/pass-trace-on.server.ts";
import { createApp, type AppOptions } from "./app.ts";
import { listenOnLoopback } from "./listen-on-loopback.ts";
import type { Site } from "./pages.ts";
import { checkWritable } from "./check-start.ts";
import { createServices } from "./services.ts";

export interface RunningSite {
  url: string;
  stop: () => Promise<void>;
}

const warmUpAfterMs = 1_000;
const buildPath = join(import.meta.dirname, "../../build/server/index.js");

/** Opens everything and listens; whatever was opened is closed again when a later step fails. */
export async function startSite(config: Config): Promise<RunningSite> {
  await checkWritable(config.DATA_DIR);
  const pages = await choosePages(config);
  const build = await pages.loadSite?.();
  const { log, tracker } = await openLog(config, build);
  const graph = await createServices(config, log);
  const { services } = graph;
  const close = async () => {
    await graph.close();
    await tracker?.close();
  };
  try {
    const app = await createApp({ config, services, log, ...pages });
    await app.ready();
    passTraceOn();
    // It takes a moment in which nobody is answered: before anybody asks.
    services.developers.renderDocument();
    await app.listen({ port: config.PORT, host: config.HOST });
    if (config.HOST === "localhost") await listenOnLoopback(app.server, { until: app.draining });
    // The first who ask for pages go first.
    const warmUp = setTimeout(() => void graph.warmUp(), warmUpAfterMs).unref();
    return {
      url: config.ORIGIN ?? formatAddress(config.HOST, app.server.address() as AddressInfo),
      async stop() {
        clearTimeout(warmUp);
        await app.drain();
        await app.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The log, of whose errors Sentry hears where it is set up, also of the one that ends the process. */
async function openLog(
  { LOG_LEVEL, SENTRY_DSN, NODE_ENV }: Config,
  build: Site | undefined,
): Promise<{ log: Log; tracker?: ErrorTracker }> {
  if (SENTRY_DSN === undefined) return { log: createLog(LOG_LEVEL) };
  const { createErrorTracker } = await import("../features/error-reports/error-tracker.server.ts");
  const { nameRelease } = await import("../features/error-reports/contract.ts");
  const release = build && nameRelease(build.assets.version);
  const tracker = createErrorTracker({ dsn: SENTRY_DSN, environment: NODE_ENV, release });
  const log = createLog(LOG_LEVEL, tracker.report);
  const end = async (error: unknown) => {
    log.fatal({ err: error }, "The site is shutting down");
    await tracker.close();
    process.exit(1);
  };
  process.once("uncaughtException", (error) => void end(error));
  return { log, tracker };
}

async function choosePages(config: Config): Promise<Pick<AppOptions, "loadSite" | "startDevelopment">> {
  if (config.NODE_ENV === "development") {
    const { startDevelopment } = await import("./development.ts");
    return { startDevelopment };
  }
  if (!existsSync(buildPath)) throw new Error("The pages aren’t built. Run `npm run build` first.");
  const site = (await import(pathToFileURL(buildPath).href)) as Site;
  return { loadSite: async () => site };
}

function formatAddress(host: string, { port }: AddressInfo): string {
  const isAnywhere = host === "0.0.0.0" || host === "::";
  return `http://${isAnywhere ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`;
}
