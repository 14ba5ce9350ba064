import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** Lists of words in metadata; now and then one is written as a number. */
export const words = z.array(z.coerce.string());

/** @throws if the file is not of the expected shape */
export function readJson<T>(schema: z.ZodType<T>, ...path: string[]): T {
  return schema.parse(JSON.parse(readFileSync(join(...path), "utf8")));
}

/** `Trash can`, `3D--Cursor` → `trash-can`, `3d-cursor` */
export function kebabCase(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
