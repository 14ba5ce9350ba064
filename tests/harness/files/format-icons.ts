import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import type { IconifyJSON } from "@iconify/types";
import type { IconToExport } from "../../../src/core/formats/export-format.ts";
import { simplifyDrawing } from "../../../src/core/formats/native/simplify-drawing.ts";
import type { SimplifiedDrawing } from "../../../src/core/formats/native/simplified-drawing.ts";
import { renderDocument } from "../../../src/core/svg/document/render-document.ts";
import { repairMarkup } from "../../../src/core/svg/document/repair-markup.ts";
import { whitenMasks } from "../../../src/core/svg/colors/whiten-masks.ts";

const root = join(import.meta.dirname, "../../..");
export const fixtureFolder = join(root, "src/core/formats/fixtures");

/** Titles that mean something in one language or another. */
const titles: Readonly<Record<string, string>> = {
  class: `It's "<b>{{ 1 + 1 }}</b>" & {x} @if \${y} $z \\n \``,
  new: "Novità – 新しい 🎉",
  gradients: "*/ --> %22 #{z} </title>",
};

/** One icon for each thing that drawings may have. */
export const oddIcons: readonly IconToExport[] = readdirSync(join(fixtureFolder, "icons"))
  .toSorted()
  .map((file) => {
    const name = file.replace(".svg", "");
    const svg = readFileSync(join(fixtureFolder, "icons", file), "utf8").trim();
    const icon: IconToExport = { svg, name, iconifyName: `odd:${name}` };
    if (titles[name] !== undefined) icon.title = titles[name];
    return icon;
  });

const sampledSets = `akar-icons arcticons basil cif circle-flags codex cryptocurrency-color devicon eos-icons
  fluent-emoji-flat iconoir line-md lucide mdi meteocons skill-icons streamline-stickies-color svg-spinners token-branded`;
const sampledPerSet = 2;

/** Icons of real sets, some of each or every so many-th of them, always the same. */
export function sampleIcons(every = 1): IconToExport[] {
  const icons = sampledSets.split(/\s+/).flatMap((prefix) => {
    const path = join(root, "node_modules/@iconify/json/json", `${prefix}.json`);
    const set = JSON.parse(readFileSync(path, "utf8")) as IconifyJSON;
    const { width = 16, height = 16 } = set;
    const names = Object.keys(set.icons);
    return Array.from({ length: sampledPerSet }, (_, index): IconToExport => {
      const name = names[Math.floor((names.length * (index + 0.5)) / sampledPerSet)]!;
      const icon = set.icons[name]!;
      const box = [icon.left ?? 0, icon.top ?? 0, icon.width ?? width, icon.height ?? height] as const;
      return { svg: renderDocument(repairMarkup(icon.body), box), name, iconifyName: `${prefix}:${name}` };
    });
  });
  return icons.filter((_, place) => place % every === 0);
}

export const simplify = (svg: string): Promise<SimplifiedDrawing> =>
  simplifyDrawing(svg, (text) => new Resvg(text, { font: { loadSystemFonts: false } }).toString());

const edgePx = 96;
const visibleStep = 24;

/** Share of the pixels that look different in two drawings, each 96 px wide. */
export function pixelDifference(svg: string, other: string): number {
  const [a, b] = [svg, other].map((text) => {
    const options = { fitTo: { mode: "width" as const, value: edgePx }, font: { loadSystemFonts: false } };
    return new Resvg(whitenMasks(text), options).render();
  }) as [ReturnType<Resvg["render"]>, ReturnType<Resvg["render"]>];
  if (a.width !== b.width || a.height !== b.height) return 1;
  return comparePixels(a.pixels, b.pixels);
}

/** The same for two pictures of equal size, four bytes a pixel. */
export function comparePixels(a: Uint8Array, b: Uint8Array): number {
  let different = 0;
  for (let place = 0; place < a.length; place += 4) {
    const steps = [0, 1, 2, 3].map((channel) => Math.abs(a[place + channel]! - b[place + channel]!));
    if (Math.max(...steps) > visibleStep) different++;
  }
  return different / (a.length / 4);
}
