import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { ColumnFile } from "../../../core/columns/columns.ts";

/** Reads a whole file into memory of its own, so that its columns are aligned. */
export function readColumnFile(path: string): ColumnFile {
  const file = openSync(path, "r");
  try {
    const bytes = new Uint8Array(fstatSync(file).size);
    for (let offset = 0; offset < bytes.length;) {
      const count = readSync(file, bytes, offset, bytes.length - offset, offset);
      if (count === 0) throw new Error(`${path} is truncated`);
      offset += count;
    }
    return new ColumnFile(bytes);
  } finally {
    closeSync(file);
  }
}
