import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { renderDocument } from "../../src/core/svg/document/render-document.ts";
import { openCatalogue } from "../../src/features/catalogue/service.server.ts";
import { findCurrentSnapshot } from "../../src/features/catalogue/snapshot/snapshot-folder.server.ts";
import { createRandom } from "../measure/random.ts";

/**
 * `node bench/filters/draw-sheets.ts <folder> <seed> color red orange …`: for each value a sheet of a hundred icons that it
 * shows, drawn by chance, and the list of their names, to be judged by eye. Another seed draws others.
 */
const [folder = ".", seed = "1", filter = "color", ...values] = process.argv.slice(2);
const columns = 10;
const cellPx = 92;
const iconPx = 72;

const snapshot = findCurrentSnapshot(resolve(import.meta.dirname, "../../.data"));
if (snapshot === undefined) throw new Error("The catalogue isn’t compiled. Run `npm run catalogue -- compile` first.");
const opened = openCatalogue(snapshot);
const { catalogue, drawings, index } = opened;
mkdirSync(folder, { recursive: true });
for (const value of values) {
  const wanted = filter === "color" ? value : [value];
  const { ordinals } = index.search({ term: "", filters: { [filter]: wanted }, amount: catalogue.listedCount });
  const random = createRandom(Number(seed));
  const keyed = Array.from(ordinals, (ordinal) => ({ ordinal, key: random() }));
  const drawn = keyed.toSorted((left, right) => left.key - right.key).slice(0, columns ** 2);
  const chosen = drawn.map(({ ordinal }) => ordinal);
  writeFileSync(join(folder, `${value}.png`), await drawSheet(chosen));
  writeFileSync(join(folder, `${value}.txt`), chosen.map((icon) => catalogue.icon(icon).iconifyName).join("\n"));
}
opened.close();

async function drawSheet(ordinals: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(
    ordinals.map(async (ordinal, place) => {
      const { viewBox } = catalogue.details(ordinal);
      const svg = renderDocument(drawings.read(ordinal), viewBox);
      const density = Math.max(1, (2 * 72 * iconPx) / Math.max(viewBox[2], viewBox[3]));
      const picture = sharp(Buffer.from(svg), { density }).resize(iconPx, iconPx, {
        fit: "contain",
        background: "#0000",
      });
      const margin = (cellPx - iconPx) / 2;
      const left = (place % columns) * cellPx + margin;
      const top = Math.floor(place / columns) * cellPx + margin;
      return { input: await picture.png().toBuffer(), left, top };
    }),
  );
  const sizePx = columns * cellPx;
  const ground = { width: sizePx, height: sizePx, channels: 3 as const, background: "#d9d9d9" };
  return sharp({ create: ground }).composite(pictures).png().toBuffer();
}
