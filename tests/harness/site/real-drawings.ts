import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname } from "node:path";
import { freezeMotion } from "../../../src/core/svg/freeze-motion.ts";
import { renderDocument } from "../../../src/core/svg/document/render-document.ts";
import { repairMarkup } from "../../../src/core/svg/document/repair-markup.ts";

/** Sets that between them are drawn in every way: strokes, areas, masks, gradients, filters, uses, movement, odd boxes. */
const prefixes = [
  "bi",
  "circle-flags",
  "cif",
  "devicon",
  "duo-icons",
  "emojione",
  "flag",
  "flagpack",
  "fluent-color",
  "gis",
  "icon-park-solid",
  "jam",
  "lets-icons",
  "line-md",
  "logos",
  "lucide",
  "meteocons",
  "openmoji",
  "skill-icons",
  "streamline-ultimate-color",
  "svg-spinners",
  "thesvg-color",
] as const;

export interface RealDrawing {
  /** In the Iconify scheme. */
  name: string;
  svg: string;
}

interface Box {
  left?: number;
  top?: number;
  width?: number;
  height?: number;
}

interface IconSetFile extends Box {
  icons: Record<string, Box & { body: string }>;
}

const require = createRequire(import.meta.url);

/** Complete documents of real icons, evenly spread over sets of every kind, or over all sets; the same each time. */
export function readRealDrawings({
  perSet,
  largest = 20_000,
  ofAll = false,
}: {
  perSet: number;
  largest?: number;
  ofAll?: boolean;
}): RealDrawing[] {
  return (ofAll ? listPrefixes() : prefixes).flatMap((prefix) => {
    const set = readSet(prefix);
    const icons = Object.entries(set.icons).filter(([, { body }]) => body.length <= largest);
    const step = icons.length / perSet;
    return Array.from({ length: Math.min(perSet, icons.length) }, (_, index) => {
      const [name] = icons[Math.floor(index * Math.max(1, step))]!;
      return renderDrawing(set, prefix, name);
    });
  });
}

/** So many icons of each of 22 sets as they are at rest. */
export const readStillDrawings = (perSet = 9): RealDrawing[] =>
  readRealDrawings({ perSet, largest: 60_000 }).map(freeze);

/** The heaviest there are: 100 to 900 KB. */
export const readHeavyDrawings = (): RealDrawing[] =>
  ["cif:rs", "emojione-v1:flag-for-vatican-city", "noto:lizard", "fluent-emoji:woman-curly-hair", "flag:bo-4x3"].map(
    readRealDrawing,
  );

const freeze = ({ name, svg }: RealDrawing): RealDrawing => ({ name, svg: freezeMotion(svg) });

/** One icon of any set, by its name in the Iconify scheme. */
export function readRealDrawing(iconifyName: string): RealDrawing {
  const [prefix = "", name = ""] = iconifyName.split(":");
  return renderDrawing(readSet(prefix), prefix, name);
}

function listPrefixes(): string[] {
  const folder = dirname(require.resolve("@iconify/json/json/lucide.json"));
  return readdirSync(folder).map((file) => basename(file, ".json"));
}

const readSet = (prefix: string) =>
  JSON.parse(readFileSync(require.resolve(`@iconify/json/json/${prefix}.json`), "utf8")) as IconSetFile;

function renderDrawing(set: IconSetFile, prefix: string, name: string): RealDrawing {
  const icon = set.icons[name]!;
  const { left = 0, top = 0, width = 16, height = 16 } = { ...set, ...icon };
  const svg = renderDocument(repairMarkup(icon.body), [left, top, width, height]);
  return { name: `${prefix}:${name}`, svg };
}
