import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Icon } from "../../../core/icons/icon.ts";
import type { IconSet } from "../../../core/icons/style.ts";
import { composeScene, type PieceDrawing } from "../../../core/media/compose-scene.ts";
import { grounds, sceneSize, type Scene } from "../../../core/media/scene.ts";
import {
  moods,
  motifs,
  patternSize,
  formatIconPattern,
  renderPattern,
  type Mood,
  type Motif,
} from "../../../core/media/render-pattern.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { MessageKey } from "../../../i18n/source-messages.ts";
import { loadTranslator } from "../../../i18n/translations.server.ts";
import type { OpenCatalogue } from "../../catalogue/contract.ts";
import type { MediaItem } from "../contract.ts";
import { describeLicense } from "../pages/describe-license.ts";
import type { LocalItem } from "./local-item.ts";

/**
 * Color sets that scenes are drawn with, and how much of each edge their icons leave empty. A picture has icons of one set
 * only: so it has one author and one license, and where that asks for it stays under it.
 */
const sets = [
  { prefix: "fluent-emoji-flat", margin: 0.06 },
  { prefix: "noto", margin: 0.02 },
  { prefix: "twemoji", margin: 0 },
  { prefix: "openmoji", margin: 0.13 },
  { prefix: "fluent-emoji", margin: 0.06 },
  { prefix: "emojione", margin: 0 },
] as const;
type DrawnSet = (typeof sets)[number];

/** So many pictures are made of each scene, each with icons of another set. */
const picturesPerScene = 2;
const piecesInPattern = 3;
/** To be raised when pictures change although the catalogue does not. */
const format = 1;

const placedPiece = z
  .string()
  .regex(
    /^[a-z0-9-]+ \d+ \d+ \d+( air)?$/,
    "must look like `house 300 470 260`, followed by `air` for icons that don’t stand on the ground",
  )
  .transform((text) => {
    const [name = "", x, y, sizePx, air] = text.split(" ");
    return { name, x: Number(x), y: Number(y), sizePx: Number(sizePx), isInAir: air !== undefined };
  });

const sceneSchema = z.strictObject({
  code: z.string().regex(/^[a-z-]+$/),
  ground: z.enum(grounds),
  category: z.string(),
  words: z.array(z.string()).min(1),
  pieces: z.array(placedPiece).min(3),
});

const file = join(import.meta.dirname, "../../../../data/media/scenes.jsonl");

/**
 * The scenes that pictures are composed of.
 * @throws Error that names the line and the fault
 */
export function readScenes(): Scene[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, index) => {
    if (line.trim() === "") return [];
    try {
      return [sceneSchema.parse(JSON.parse(line))];
    } catch (cause) {
      throw new Error(`data/media/scenes.jsonl, line ${index + 1}: ${(cause as Error).message}`, { cause });
    }
  });
}

/** Pictures that this site makes itself: illustrations and patterns of icons of the catalogue, and patterns of shapes. */
export function makeStarterSet(opened: OpenCatalogue, scenes: readonly Scene[]): LocalItem[] {
  const illustrations: LocalItem[] = [];
  const iconPatterns: LocalItem[] = [];
  for (const [place, scene] of scenes.entries()) {
    const inTurn = [...sets.slice(place % sets.length), ...sets.slice(0, place % sets.length)];
    const drawable = inTurn.filter((set) => findPieces(opened, scene, set) !== undefined);
    for (const set of drawable.slice(0, picturesPerScene)) illustrations.push(makeIllustration(opened, scene, set));
    const last = drawable.at(-1);
    if (last) iconPatterns.push(makeIconPattern(opened, scene, last));
  }
  const shapes = motifs.flatMap((motif) =>
    (Object.keys(moods) as Mood[]).map((mood) => makeShapePattern(opened, motif, mood)),
  );
  return [...spread(illustrations), ...iconPatterns, ...shapes];
}

/** Undefined where the set lacks an icon. */
function findPieces({ catalogue }: OpenCatalogue, { pieces }: Scene, { prefix }: DrawnSet): number[] | undefined {
  const ordinals = pieces.map(({ name }) => catalogue.findByIconifyName(prefix, name));
  return ordinals.every((ordinal) => ordinal !== undefined) ? ordinals : undefined;
}

function makeIllustration(opened: OpenCatalogue, scene: Scene, set: DrawnSet): LocalItem {
  const ordinals = findPieces(opened, scene, set)!;
  const facts = describe(opened, { scene, set, ordinals });
  const id = `${scene.code}-${set.prefix}`;
  return {
    facts: { ...facts, id, kind: "illustration", isPattern: false, ...sceneSize },
    nameIn: (locale) => nameScene(scene, locale),
    words: findWords(opened, scene, ordinals),
    open: () => ({
      version: `${opened.catalogue.version} ${format} ${id}`,
      type: "svg",
      read: async () => Buffer.from(composeScene(scene, drawPieces(opened, ordinals, set))),
    }),
  };
}

function makeIconPattern(opened: OpenCatalogue, scene: Scene, set: DrawnSet): LocalItem {
  const ordinals = [...new Set(findPieces(opened, scene, set))].slice(0, piecesInPattern);
  const id = `pattern-${scene.code}-${set.prefix}`;
  const facts = describe(opened, { scene, set, ordinals });
  return {
    facts: { ...facts, id, kind: "photo", isPattern: true, tags: [...facts.tags, "pattern"], ...patternSize },
    nameIn: (locale) => loadTranslator(locale, "scenes")("scenes.pattern", { name: nameScene(scene, locale) }),
    words: findWords(opened, scene, ordinals),
    open: () => ({
      version: `${opened.catalogue.version} ${format} ${id}`,
      type: "svg",
      read: async () => Buffer.from(formatIconPattern(drawPieces(opened, ordinals, set), id)),
    }),
  };
}

function makeShapePattern({ catalogue }: OpenCatalogue, motif: Motif, mood: Mood): LocalItem {
  const id = `pattern-${motif}-${mood}`;
  const words = ["pattern", "background", "texture", "wallpaper", motif, mood];
  return {
    facts: {
      id,
      kind: "photo",
      isPattern: true,
      tags: words,
      ...patternSize,
      hasVector: true,
      author: { name: "Iconarium" },
      license: describeLicense(catalogue.findLicense("CC0-1.0"), "CC0-1.0"),
      credits: [],
    },
    nameIn: (locale) => {
      const t = loadTranslator(locale, "scenes");
      return t("scenes.shapes", { motif: t(`scenes.motif.${motif}`), mood: t(`scenes.mood.${mood}`) });
    },
    words: { words, concepts: new Map() },
    open: () => ({
      version: `${format} ${id}`,
      type: "svg",
      read: async () => Buffer.from(renderPattern(motif, mood)),
    }),
  };
}

const nameScene = ({ code }: Scene, locale: Locale) =>
  loadTranslator(locale, "scenes")(`scenes.${code}` as MessageKey & "scenes.garden");

interface Parts {
  scene: Scene;
  set: DrawnSet;
  ordinals: readonly number[];
}

function describe({ catalogue }: OpenCatalogue, { scene, set, ordinals }: Parts) {
  const { author, license, url } = catalogue.findSet(set.prefix)! satisfies IconSet;
  const icons = [...new Set(ordinals)].map((ordinal) => catalogue.icon(ordinal));
  const facts = {
    tags: [...new Set([...scene.words, ...icons.map(nameOf)])],
    category: scene.category,
    hasVector: true,
    author: { name: catalogue.findAuthor(author)?.name ?? author, ...(url !== null && { url }) },
    license: describeLicense(catalogue.findLicense(license), license),
    credits: icons.map(({ id, name, url: path }) => ({ id, name, path })),
  };
  return facts satisfies Partial<MediaItem>;
}

const nameOf = ({ name }: Icon) => name.toLowerCase();

/** What takes most of the picture counts most. */
function findWords({ catalogue }: OpenCatalogue, scene: Scene, ordinals: readonly number[]): LocalItem["words"] {
  const largest = Math.max(...scene.pieces.map(({ sizePx }) => sizePx));
  const concepts = new Map<string, number>();
  for (const [place, ordinal] of ordinals.entries()) {
    const { commonName } = catalogue.icon(ordinal);
    const size = scene.pieces[place]!.sizePx / largest;
    concepts.set(commonName, Math.max(size, concepts.get(commonName) ?? 0));
  }
  return { words: [scene.code.replaceAll("-", " "), ...scene.words], concepts };
}

function drawPieces(
  { catalogue, drawings }: OpenCatalogue,
  ordinals: readonly number[],
  set: DrawnSet,
): PieceDrawing[] {
  return drawings
    .readMany(ordinals)
    .map((drawing, place) => ({ drawing, viewBox: catalogue.viewBox(ordinals[place]!), margin: set.margin }));
}

/** First one picture of every scene, then the others. */
function spread(items: readonly LocalItem[]): LocalItem[] {
  const isFirst = (item: LocalItem, place: number) => items[place - 1]?.words.words[0] !== item.words.words[0];
  return [...items.filter(isFirst), ...items.filter((item, place) => !isFirst(item, place))];
}
