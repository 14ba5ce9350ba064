import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Log } from "../../../platform/log.server.ts";
import { replaceFile } from "../../../platform/replace-file.server.ts";

/** A copy of what was taken down, for a start at which the database cannot be reached yet: ids of icons, and why. */
export interface RemovalReasons {
  /** As it was kept last; nothing where nothing was. */
  read(): Map<string, string>;
  store(reasons: ReadonlyMap<string, string>): Promise<void>;
}

const fileName = "taken-down.json";
const shape = z.record(z.string(), z.string());

/** @param deps.folder the data folder, which exists */
export function createRemovalReasons({ folder, log }: { folder: string; log: Log }): RemovalReasons {
  const path = join(folder, fileName);
  return {
    read() {
      try {
        return new Map(Object.entries(shape.parse(JSON.parse(readFileSync(path, "utf8")))));
      } catch (error) {
        const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
        if (!isMissing)
          log.error({ err: error }, `Can’t read ${path}; the list of removed icons comes from the database`);
        return new Map();
      }
    },
    async store(reasons) {
      try {
        await replaceFile(path, JSON.stringify(Object.fromEntries(reasons)));
      } catch (error) {
        log.error({ err: error }, `Can’t write ${path}`);
      }
    },
  };
}
