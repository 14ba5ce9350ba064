import { closeSync, fsyncSync, openSync } from "node:fs";

/** Puts the names in a folder on the disk: only then does a power cut leave what was made, renamed or removed in it. */
export function syncFolder(path: string): void {
  // Windows opens no folders.
  if (process.platform === "win32") return;
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
