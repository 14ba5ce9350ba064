import { mkdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Config } from "../platform/config/config.server.ts";

/**
 * Tries in advance what a start needs, so that a minute of preparation is not spent on a start that must fail.
 * @throws the system's error, for `explainStartFault`
 */
export async function checkStart(config: Pick<Config, "DATA_DIR" | "HOST" | "PORT">): Promise<void> {
  await checkWritable(config.DATA_DIR);
  await checkFree(config.HOST, config.PORT);
}

/** Makes the folder if need be. */
export async function checkWritable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // One name for all: where a start is killed here, the next one removes it.
  const probe = join(folder, ".writable");
  await writeFile(probe, "probe");
  await rm(probe, { force: true });
}

function checkFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
