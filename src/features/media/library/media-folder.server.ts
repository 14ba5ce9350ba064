import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import type { License } from "../../../core/icons/style.ts";
import { defaultLocale, locales } from "../../../i18n/locales.ts";
import type { Log } from "../../../platform/log.server.ts";
import { mediaId } from "../contract.ts";
import { mediaKinds } from "../../../core/media/media-vocabulary.ts";
import { describeLicense } from "../pages/describe-license.ts";
import type { LocalItem } from "./local-item.ts";

/** Pictures that whoever runs the site has put into a folder, described by `media.jsonl` in it: one line for each. */
export interface MediaFolder {
  /** As the file says now; what is wrong in it is logged, and left out. */
  list(): Promise<readonly LocalItem[]>;
}

const listFile = "media.jsonl";
const mostItems = 10_000;
const text = z.string().trim().min(1).max(200);
const title = z.union([text, z.partialRecord(z.enum(locales), text)]);

/** One line of `media.jsonl`. */
const folderItem = z.strictObject({
  id: z.string().regex(mediaId, "must be lowercase letters, digits and hyphens"),
  kind: z.enum(mediaKinds),
  file: z.string().regex(/^[\w][\w.-]{0,150}\.(?:svg|png|jpe?g|webp)$/i, "must be an image in the same folder"),
  title,
  tags: z.array(text).max(50).default([]),
  category: text.optional(),
  author: z.strictObject({ name: text, url: z.url({ protocol: /^https?$/ }).optional() }),
  license: text,
  source: z.url({ protocol: /^https?$/ }).optional(),
});

const checkEveryMs = 5000;

export function createMediaFolder(deps: {
  folder: string;
  findLicense: (code: string) => License | undefined;
  log: Log;
  now?: () => number;
}): MediaFolder {
  const { folder, findLicense, log, now = () => performance.now() } = deps;
  let cached: { version: string; checkedMs: number; items: Promise<LocalItem[]> } | undefined;

  async function readItems(): Promise<LocalItem[]> {
    const lines = (await readFile(join(folder, listFile), "utf8")).split("\n").slice(0, mostItems);
    const items = new Map<string, LocalItem>();
    for (const [index, line] of lines.entries()) {
      if (line.trim() === "") continue;
      try {
        const item = await readItem(line);
        if (items.has(item.facts.id)) throw new Error(`duplicate id ${item.facts.id}`);
        items.set(item.facts.id, item);
      } catch (error) {
        log.warn({ err: error }, `${listFile}, line ${index + 1}: skipped this image`);
      }
    }
    return [...items.values()];
  }

  async function readItem(line: string): Promise<LocalItem> {
    const { file, title: names, license, source, ...facts } = folderItem.parse(JSON.parse(line));
    const path = join(folder, file);
    const { mtimeMs } = await stat(path);
    const { width, height } = await sharp(path).metadata();
    const english = typeof names === "string" ? names : (names[defaultLocale] ?? Object.values(names)[0] ?? facts.id);
    const isSvg = /\.svg$/i.test(file);
    return {
      facts: {
        ...facts,
        isPattern: false,
        width,
        height,
        hasVector: isSvg,
        license: describeLicense(findLicense(license), license),
        credits: [],
        ...(source !== undefined && { sourceUrl: source }),
      },
      nameIn: (locale) => (typeof names === "string" ? names : (names[locale] ?? english)),
      cameMs: mtimeMs,
      words: { words: listWords([english, ...facts.tags]), concepts: new Map() },
      open: () => ({ version: `${path} ${mtimeMs}`, type: isSvg ? "svg" : "raster", read: () => readFile(path) }),
    };
  }

  return {
    async list() {
      if (cached && now() - cached.checkedMs < checkEveryMs) return cached.items;
      const changed = await stat(join(folder, listFile)).catch(() => undefined);
      const version = changed ? `${changed.mtimeMs} ${changed.size}` : "";
      const items = cached?.version === version ? cached.items : changed ? readItems() : Promise.resolve([]);
      cached = { version, checkedMs: now(), items };
      return items;
    },
  };
}

/** Phrases and the single words in them. */
function listWords(phrases: readonly string[]): string[] {
  const small = phrases.map((phrase) => phrase.toLowerCase());
  return [...new Set([...small, ...small.flatMap((phrase) => phrase.split(/[^\p{L}\p{N}]+/u))])].filter(Boolean);
}
