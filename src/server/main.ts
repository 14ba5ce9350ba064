import { ConfigError, applyEnvironment, readConfig, type Config } from "../platform/config/config.server.ts";
import { explainStartFault } from "./start-fault.ts";

/** `node src/server/main.ts [--dev]`: reads the configuration, then starts the site. */
/** After running requests have had their 25 seconds, what was begun is written; then the process ends in any case. */
const longestEndMs = 28_000;
let config: Config | undefined;
try {
  const isDevelopment = process.argv.includes("--dev");
  config = readConfig();
  if (isDevelopment) config.NODE_ENV = "development";
  applyEnvironment(config);
  const { startSite } = await import("./start-site.ts");
  const { url, stop } = await startSite(config);
  process.stdout.write(`Iconarium is running at ${url}\n`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), longestEndMs).unref();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  const line = error instanceof ConfigError ? error.message : explainStartFault(error, config);
  if (line === undefined) throw error;
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
