import { readFileSync, unwatchFile, watchFile } from "node:fs";
import { AppError } from "../../core/errors.ts";
import type { Log } from "../../platform/log.server.ts";
import { replaceFile } from "../../platform/replace-file.server.ts";
import type { FlagDefinition } from "./contract.ts";
import { flagsSchema, type FlagsPayload } from "./flag-schema.ts";

/** How often a file is looked at for changes. */
const lookedAtMs = 1_000;

/** The file of flags, which may change at any time, by hand or from here. */
export interface FlagFile {
  change(flag: string, definition: FlagDefinition): Promise<void>;
  close(): void;
}

/** @param options.onRead told at once, and whenever the file has changed; a faulty one is told of in the log, and left alone */
export function openFlagFile(options: { file: string; log: Log; onRead: (payload: FlagsPayload) => void }): FlagFile {
  const { file, log, onRead } = options;
  let writing = Promise.resolve();

  const parse = (): FlagsPayload => flagsSchema.parse(JSON.parse(readFileSync(file, "utf8")));

  function read(): void {
    try {
      onRead(parse());
    } catch (error) {
      log.error({ err: error, file }, "Can’t read the flags; the previous ones stay active");
    }
  }

  async function write(flag: string, definition: FlagDefinition): Promise<void> {
    const payload = readWhole();
    if (!Object.hasOwn(payload.features, flag)) throw new AppError("not_found", `Flag ${flag} not found.`);
    const features = { ...payload.features, [flag]: { ...payload.features[flag], ...definition } };
    const json = `${JSON.stringify({ ...payload, features }, undefined, 2)}\n`;
    try {
      // Whoever reads meanwhile reads the old file or the new one.
      await replaceFile(file, json);
    } catch (error) {
      log.error({ err: error, file }, "Can’t write the flags");
      throw new AppError("unavailable", "The flag file isn’t writable. Check its permissions.");
    }
    read();
  }

  function readWhole(): FlagsPayload {
    try {
      return parse();
    } catch {
      throw new AppError("unavailable", "The flag file is invalid. Fix it by hand first.");
    }
  }

  read();
  watchFile(file, { interval: lookedAtMs, persistent: false }, read);
  return {
    change(flag, definition) {
      // One after another: each starts from what the one before has written.
      const next = writing.then(() => write(flag, definition));
      writing = next.catch(() => undefined);
      return next;
    },
    close: () => unwatchFile(file, read),
  };
}
