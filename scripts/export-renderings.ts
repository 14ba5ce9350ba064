/**
 * Renders every different drawing of the current catalogue for training: `node scripts/export-renderings.ts <folder>`.
 * Writes `alpha.bin` (size × size bytes each), `color.bin` (RGB, only of drawings in more than one color, or white) and `drawings.jsonl`.
 */
import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { drawingSizePx } from "../src/core/pictures/describe-picture.ts";
import { renderDocument } from "../src/core/svg/document/render-document.ts";
import { openCatalogue } from "../src/features/catalogue/service.server.ts";
import { findCurrentSnapshot } from "../src/features/catalogue/snapshot/snapshot-folder.server.ts";
import { createRenderPool } from "../src/platform/workers/render-pool.server.ts";

const folder = process.argv[2];
const snapshot = findCurrentSnapshot(join(import.meta.dirname, "../.data"));
if (folder === undefined || snapshot === undefined) {
  throw new Error("Usage: node scripts/export-renderings.ts <folder>. The catalogue must be compiled first.");
}
mkdirSync(folder, { recursive: true });
const opened = openCatalogue(snapshot);
const { catalogue, drawings } = opened;
const pool = createRenderPool({ workers: availableParallelism() });
const alphaFile = openSync(join(folder, "alpha.bin"), "w");
const colorFile = openSync(join(folder, "color.bin"), "w");
const listFile = openSync(join(folder, "drawings.jsonl"), "w");

function* listJobs() {
  for (let ordinal = 0; ordinal < catalogue.distinctCount; ordinal++) {
    yield { svg: renderDocument(drawings.read(ordinal), catalogue.viewBox(ordinal)), sizePx: drawingSizePx };
  }
}

let ordinal = 0;
let colorCount = 0;
for await (const rendering of pool.renderAll(listJobs())) {
  const { commonName: concept, platform: style, iconifyName } = catalogue.icon(ordinal);
  const [set] = iconifyName.split(":");
  if ("png" in rendering) {
    const rgba = await sharp(rendering.png)
      .ensureAlpha()
      .resize(drawingSizePx, drawingSizePx, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .raw()
      .toBuffer();
    const color = readColor(rgba);
    writeSync(
      alphaFile,
      rgba.filter((_, place) => place % 4 === 3),
    );
    if (color) writeSync(colorFile, color);
    const line = { ordinal, concept, style, set, color: color ? colorCount++ : null };
    writeSync(listFile, `${JSON.stringify(line)}\n`);
  }
  ordinal++;
  if (ordinal % 10_000 === 0) process.stderr.write(`${ordinal} of ${catalogue.distinctCount}\n`);
}
for (const file of [alphaFile, colorFile, listFile]) closeSync(file);
pool.close();
opened.close();

/** The colors, where they say more than the shape: drawings in one dark color have none. */
function readColor(rgba: Uint8Array): Uint8Array | undefined {
  const color = new Uint8Array((rgba.length / 4) * 3);
  let isPlain = true;
  for (let pixel = 0; pixel < rgba.length / 4; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      const value = rgba[pixel * 4 + channel]!;
      color[pixel * 3 + channel] = value;
      if (value > 8 && rgba[pixel * 4 + 3]! > 8) isPlain = false;
    }
  }
  return isPlain ? undefined : color;
}
