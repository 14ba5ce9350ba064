import { open, type FileHandle } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import { createSetLookup, type SetIndex } from "../../../core/icon-sets/set-index.ts";
import type { SetListing } from "../../../core/icon-sets/list-set.ts";
import type { Columns } from "../../../core/columns/columns.ts";
import type { OriginalFacts, OriginalSet, OriginalSets } from "../contract.ts";
import { locateIconifySet } from "../sources/iconify.server.ts";

/** Sets whose names are held in memory: about 100 bytes an icon. */
const openAtMost = 64;
/** Of icons that were read lately, as they go into answers. */
const keptBytes = 64 * 1024 * 1024;

export interface OpenOriginalSets extends OriginalSets {
  close(): void;
}

/** Reads icons from the files of the package; what was asked for lately is kept. */
export function openOriginalSets(columns: Columns): OpenOriginalSets {
  const prefixColumn = columns.strings("prefix");
  const prefixes = Array.from({ length: prefixColumn.length }, (_, set) => prefixColumn.at(set));
  const numberOf = new Map(prefixes.map((prefix, set) => [prefix, set]));
  const [facts, listings, names] = [columns.strings("facts"), columns.strings("listing"), columns.strings("names")];
  const [firstStart, start] = [columns.u32("firstStart"), columns.u32("start")];
  const infos = prefixes.map((_, set) => toFacts(JSON.parse(facts.at(set)) as SetIndex));
  const icons = new LRUCache<string, string>({
    maxSize: keptBytes,
    sizeCalculation: (icon, key) => icon.length + key.length,
  });
  const sets = new LRUCache<string, OriginalSet>({ max: openAtMost });
  const files = new Map<string, SetFile>();
  let keywords: ReadonlySet<string> | undefined;

  function openSet(prefix: string, set: number): OriginalSet {
    const index = {
      ...(JSON.parse(facts.at(set)) as SetIndex),
      names: names.at(set).split("\n"),
      starts: Array.from(start.subarray(firstStart[set], firstStart[set + 1])),
    };
    const file = files.get(prefix) ?? createSetFile(locateIconifySet(prefix), index.fileBytes);
    files.set(prefix, file);
    const read = async (place: number) => {
      const key = `${prefix}:${index.names[place]}`;
      const icon =
        icons.get(key) ??
        toMember(index.names[place]!, await file.read(index.starts[place]!, index.starts[place + 1]!));
      icons.set(key, icon);
      return icon;
    };
    return {
      ...createSetLookup(index),
      listing: () => JSON.parse(listings.at(set)) as SetListing,
      read: (places) => Promise.all(places.map(read)),
    };
  }

  return {
    prefixes,
    info(prefix) {
      const set = numberOf.get(prefix);
      return set === undefined ? undefined : infos[set];
    },
    find(prefix) {
      const number = numberOf.get(prefix);
      if (number === undefined) return undefined;
      const known = sets.get(prefix) ?? openSet(prefix, number);
      sets.set(prefix, known);
      return known;
    },
    keywords: () => (keywords ??= new Set(columns.strings("keywords").at(0).split("\n"))),
    close() {
      for (const file of files.values()) void file.close();
    },
  };
}

const toFacts = ({ info, common }: SetIndex): OriginalFacts => ({
  ...(info && { info }),
  ...(typeof common["lastModified"] === "number" && { lastModified: common["lastModified"] }),
});

/** An icon as a member of a JSON object, from the lines of its set's file: `"name": {…},`. */
function toMember(name: string, lines: string): string {
  const icon: unknown = JSON.parse(lines.slice(lines.indexOf("{"), lines.lastIndexOf("}") + 1));
  return `${JSON.stringify(name)}:${JSON.stringify(icon)}`;
}

interface SetFile {
  read(from: number, to: number): Promise<string>;
  close(): Promise<void>;
}

/** Opens the file when something is read from it for the first time. */
function createSetFile(path: string, expectedBytes: number): SetFile {
  let opened: Promise<FileHandle> | undefined;

  async function openFile(): Promise<FileHandle> {
    const file = await open(path);
    const { size } = await file.stat();
    if (size === expectedBytes) return file;
    await file.close();
    throw new Error(
      `${path} has ${size} bytes instead of ${expectedBytes}: the catalogue was compiled from another file`,
    );
  }

  return {
    async read(from, to) {
      const file = await (opened ??= openFile());
      const bytes = Buffer.allocUnsafe(to - from);
      await file.read(bytes, 0, bytes.length, from);
      return bytes.toString();
    },
    async close() {
      await (await opened?.catch(() => undefined))?.close();
    },
  };
}
