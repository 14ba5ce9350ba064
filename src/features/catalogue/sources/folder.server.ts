import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, type Dirent } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import type { z } from "zod";
import type { CuratedLicense } from "../compile/curated.ts";
import { folderManifest, manifestName, type FolderManifest } from "./folder-manifest.ts";
import { readDrawing } from "./read-drawing.ts";
import type { IconSource, SourceListing, UpstreamIcon, UpstreamSet } from "./source.ts";

/** Where added folders live inside the data folder. */
export const foldersIn = (dataDir: string) => join(dataDir, "sources");

/** Of a folder that another one takes the place of. */
export const replacedExtension = ".replaced";

const largestFileBytes = 100 * 1024;

/** Folders of SVG files with a manifest, added with `npm run catalogue -- add`: one set and one style each. */
export const folderSource: IconSource = {
  name: "folder",
  list({ dataDir }) {
    const listing: SourceListing = {
      sets: [],
      facts: { styles: [], families: [], authors: [], licenses: [], sets: [] },
      fingerprint: "",
    };
    const hash = createHash("sha256");
    for (const path of listFolders(dataDir)) {
      const manifest = readManifest(path);
      const files = listSvgFiles(path);
      let byteCount = 0;
      hash.update(JSON.stringify(manifest));
      for (const file of files) {
        const bytes = readFileSync(file);
        byteCount += bytes.length;
        hash.update(`\n${relative(path, file)}\n`).update(bytes);
      }
      listing.sets.push({ source: "folder", prefix: manifest.prefix, path, iconCount: files.length, byteCount });
      addFacts(listing.facts, manifest);
    }
    return { ...listing, fingerprint: `folders ${hash.digest("hex")}` };
  },
  read: ({ path }) => readFolder(path),
};

/** Paths of all added folders, sorted. */
export function listFolders(dataDir: string): string[] {
  const root = foldersIn(dataDir);
  if (!existsSync(root)) return [];
  restoreReplaced(root);
  return readdirSync(root, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && !entry.name.includes(".") && existsSync(join(root, entry.name, manifestName)),
    )
    .map((entry) => join(root, entry.name))
    .toSorted();
}

/** A folder that was being replaced when the machine stopped has its old content back, or its new one alone. */
function restoreReplaced(root: string): void {
  for (const name of readdirSync(root)) {
    if (!name.endsWith(replacedExtension)) continue;
    const target = join(root, name.slice(0, -replacedExtension.length));
    if (existsSync(target)) rmSync(join(root, name), { recursive: true, force: true });
    else renameSync(join(root, name), target);
  }
}

/**
 * Reads the manifest of a folder.
 * @throws Error that names the file and every fault
 */
export function readManifest(folder: string): FolderManifest {
  const path = join(folder, manifestName);
  if (!existsSync(path))
    throw new Error(`${path} is missing. It describes the icon set, for example {"prefix": "acme", "name": "Acme"}`);
  const result = folderManifest.safeParse(JSON.parse(readFileSync(path, "utf8")));
  if (result.success) return result.data;
  throw new Error(`${path}: ${listFaults(result.error)}`);
}

/**
 * Reads a folder as an icon set; sub-folders are the set's own categories.
 * @throws Error that names the file at fault
 */
export function readFolder(folder: string): UpstreamSet {
  const manifest = readManifest(folder);
  const icons = new Map<string, UpstreamIcon>();
  const categories = new Map<string, string[]>();
  for (const file of listSvgFiles(folder)) {
    const name = toIconName(basename(file, ".svg"));
    if (icons.has(name)) throw new Error(`${file}: another icon is also named "${name}"`);
    icons.set(name, { ...readDrawingFile(file, manifest), name, isHidden: false });
    const category = relative(folder, dirname(file)).split(sep).at(-1)!;
    if (category !== "") categories.set(category, [...(categories.get(category) ?? []), name]);
  }
  return {
    name: manifest.name,
    authorName: manifest.author?.name ?? manifest.name,
    url: manifest.url,
    licenseUrl: null,
    version: manifest.version,
    timestamp: manifest.timestamp,
    height: manifest.style.size,
    icons: [...icons.values()],
    aliases: [],
    categories,
    original: null,
  };
}

/** SVG files in a folder and its sub-folders, sorted. */
export const listSvgFiles = (folder: string): string[] =>
  walkFolder(folder)
    .filter((entry) => entry.isFile() && entry.name.toLowerCase().endsWith(".svg"))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

/** All that lies in a folder and its sub-folders. Links are listed and not followed, which `readdir` would do by itself. */
export function walkFolder(folder: string): Dirent[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const deeper = entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => walkFolder(join(folder, name)));
  return entries.concat(deeper);
}

function readDrawingFile(file: string, { keepsColors }: FolderManifest) {
  try {
    const bytes = readFileSync(file);
    if (bytes.length > largestFileBytes) throw new Error("it’s larger than 100 KB");
    return readDrawing(bytes.toString("utf8"), { keepsColors });
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

function addFacts(facts: SourceListing["facts"], manifest: FolderManifest): void {
  const { prefix, name, style, timestamp, isBrands } = manifest;
  const author = manifest.author ?? { name, url: null };
  const authorCode = toIconName(author.name);
  const styleCode = prefix.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const license = toLicense(manifest);
  facts.sets.push({
    prefix,
    license: typeof license === "string" ? license : license.code,
    ...(isBrands ? { isBrands } : {}),
    rules: [{ match: null, style: styleCode }],
  });
  facts.styles.push({
    ...style,
    apiCode: styleCode,
    seoCode: prefix,
    title: name,
    family: prefix,
    author: authorCode,
    set: prefix,
    year: new Date(timestamp * 1000).getUTCFullYear(),
  });
  facts.families.push({ apiCode: prefix, name, author: authorCode });
  facts.authors.push({ apiCode: authorCode, name: author.name, url: author.url, isOwn: true });
  if (typeof license !== "string") facts.licenses.push(license);
}

function toLicense({ prefix, name, license }: FolderManifest): CuratedLicense | string {
  return (
    license ?? {
      code: `LicenseRef-${prefix}`,
      title: `${name}, all rights reserved`,
      class: "permissive",
      url: null,
      requiresAttribution: false,
      requiresShareAlike: false,
      requiresNotice: false,
    }
  );
}

/** A file name as an icon name: lower-case words joined by hyphens. */
export function toIconName(text: string): string {
  const name = text
    .normalize("NFKD")
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  if (name === "") throw new Error(`"${text}" has no letters a–z or digits for an icon name`);
  return name;
}

const listFaults = (error: z.ZodError) =>
  error.issues.map(({ path, message }) => `${path.length > 0 ? `${path.join(".")}: ` : ""}${message}`).join("; ");
