import {
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { syncFolder } from "../../platform/sync-folder.server.ts";
import type { Curated } from "./compile/curated.server.ts";
import { manifestName } from "./sources/folder-manifest.ts";
import {
  foldersIn,
  listSvgFiles,
  readFolder,
  readManifest,
  replacedExtension,
  walkFolder,
} from "./sources/folder.server.ts";

/**
 * Copies a folder of SVG files into the data folder, after checking that every file can be read; a set of the same
 * prefix that was added before is replaced.
 * @throws Error that names the file or the key at fault; nothing is added then
 */
export function addFolder(input: { folder: string; dataDir: string; known: Curated }): {
  prefix: string;
  iconCount: number;
} {
  const { folder, dataDir, known } = input;
  refuseLinks(folder);
  const manifest = readManifest(folder);
  const { prefix, license } = manifest;
  if (known.sets.some((set) => set.prefix === prefix)) {
    throw new Error(`The prefix "${prefix}" belongs to a set in the catalogue. Choose another one.`);
  }
  if (typeof license === "string" && !known.licenses.some(({ code }) => code === license)) {
    throw new Error(`Unknown license "${license}". Describe it with code, title and class.`);
  }
  const files = listSvgFiles(folder);
  if (files.length === 0) throw new Error(`${folder} has no SVG files.`);
  readFolder(folder);

  const timestamp = Math.floor(Math.max(...files.map((file) => statSync(file).mtimeMs)) / 1000);
  const target = join(foldersIn(dataDir), prefix);
  const draft = `${target}.unfinished`;
  rmSync(draft, { recursive: true, force: true });
  for (const file of files) {
    const copy = join(draft, relative(folder, file));
    mkdirSync(dirname(copy), { recursive: true });
    // Opened as what it is: a link that took its place meanwhile is not followed.
    writeFileSync(copy, readPlainFile(file), { flush: true });
  }
  const written = { ...manifest, timestamp: manifest.timestamp || timestamp };
  writeFileSync(join(draft, manifestName), `${JSON.stringify(written, null, 2)}\n`, { flush: true });
  for (const made of new Set([draft, ...files.map((file) => dirname(join(draft, relative(folder, file))))]))
    syncFolder(made);
  replaceFolder(draft, target);
  return { prefix, iconCount: files.length };
}

/** What a link leads to may be no icon of this folder, and not its maker's to give away. */
function refuseLinks(folder: string): void {
  const link = walkFolder(folder).find((entry) => entry.isSymbolicLink());
  if (link)
    throw new Error(`${join(link.parentPath, link.name)} is a link. Copy the file or folder it points to instead.`);
}

function readPlainFile(file: string): Buffer {
  // Windows has no such flag, and lets only administrators make links.
  const opened = openSync(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    return readFileSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** @throws Error when no added set has the prefix */
export function removeFolder({ prefix, dataDir }: { prefix: string; dataDir: string }): void {
  const target = join(foldersIn(dataDir), prefix);
  if (!/^[a-z0-9-]+$/.test(prefix) || !existsSync(target)) throw new Error(`No added set has the prefix "${prefix}".`);
  const removed = `${target}.removed`;
  rmSync(removed, { recursive: true, force: true });
  renameSync(target, removed);
  syncFolder(foldersIn(dataDir));
  rmSync(removed, { recursive: true });
}

/** Whoever looks for the folder meanwhile finds the one before by its other name, see `restoreReplaced`. */
function replaceFolder(draft: string, target: string): void {
  const before = `${target}${replacedExtension}`;
  if (existsSync(target)) {
    rmSync(before, { recursive: true, force: true });
    renameSync(target, before);
  }
  renameSync(draft, target);
  syncFolder(dirname(target));
  rmSync(before, { recursive: true, force: true });
}
