import { randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "./sync-folder.server.ts";

/**
 * Writes a file in place of the one before, if any. A crash or a power cut leaves the old one or the new one, and when this
 * has resolved, the new one.
 *
 * @throws Error when it cannot be written; the old one stays then
 */
export async function replaceFile(
  path: string,
  content: string | Uint8Array,
  options: { mode?: number } = {},
): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(draft, content, { ...options, flush: true });
    await rename(draft, path);
    syncFolder(dirname(path));
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}
