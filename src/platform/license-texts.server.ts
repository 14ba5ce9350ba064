import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { uploadedSet, uploadedText } from "../core/svg-sanitizer/uploaded-set.ts";

const folder = join(dirname(fileURLToPath(import.meta.resolve("spdx-license-list"))), "licenses");
const texts = new Map([[uploadedSet.license, Promise.resolve(uploadedText)]]);

/** The standard's text of a license, by its SPDX code, or what is known of uploaded drawings. */
export function readLicenseText(code: string): Promise<string> {
  const known = texts.get(code) ?? load(code);
  texts.set(code, known);
  return known;
}

async function load(code: string): Promise<string> {
  const path = join(folder, `${code}.json`);
  return (JSON.parse(await readFile(path, "utf8")) as { licenseText: string }).licenseText;
}
