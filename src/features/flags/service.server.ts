import { readFile, stat } from "node:fs/promises";
import { GrowthBookClient } from "@growthbook/growthbook";
import { z } from "zod";
import type { Log } from "../../platform/log.server.ts";
import type { Flags, FlagVisitor } from "./contract.ts";

/** How often a file is looked at for changes. */
const lookedAtMs = 2_000;
const payload = z.looseObject({ features: z.record(z.string(), z.looseObject({})) });

/**
 * Flags out of a file in GrowthBook's format. A changed file counts within seconds; a faulty one is told of, and what stood in it
 * before goes on to count.
 */
export function createFlags({ file, log }: { file: string; log: Log }): Flags {
  let client = new GrowthBookClient();
  let keys: string[] = [];
  let lookedAt = -Infinity;
  let looking = Promise.resolve();
  let version = "";

  /** Who asks meanwhile waits for the same look. */
  function refresh(): Promise<void> {
    if (performance.now() - lookedAt >= lookedAtMs) {
      lookedAt = performance.now();
      looking = look();
    }
    return looking;
  }

  async function look(): Promise<void> {
    try {
      const { mtimeMs, size } = await stat(file);
      if (`${mtimeMs} ${size}` === version) return;
      version = `${mtimeMs} ${size}`;
      const given = payload.parse(JSON.parse(await readFile(file, "utf8")));
      client = new GrowthBookClient().initSync({ payload: given });
      keys = Object.keys(given.features);
    } catch (error) {
      log.error({ err: error, file }, "The flags cannot be read; those from before go on");
    }
  }

  return {
    async isOn(flag, visitor) {
      await refresh();
      return client.isOn(flag, contextOf(visitor));
    },
    async listGroups(visitor) {
      await refresh();
      const context = contextOf(visitor);
      return keys.flatMap((key) => {
        const { experiment, experimentResult } = client.evalFeature(key, context);
        if (!experiment || !experimentResult?.inExperiment) return [];
        return [{ experiment: experiment.key, group: experimentResult.name ?? experimentResult.key }];
      });
    },
  };
}

const contextOf = (visitor: FlagVisitor) => ({ attributes: { ...visitor } });
