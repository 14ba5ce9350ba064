import type { IconifyJson } from "../../../core/icon-sets/iconify-json.ts";
import { listSet } from "../../../core/icon-sets/list-set.ts";
import type { OriginalSet } from "./source.ts";

/** What answers about icons carry of their set, where it has that. */
const commonKeys = ["prefix", "lastModified", "left", "top", "width", "height"] as const;

/**
 * How to serve a set from its file: each icon is read from where it stands there.
 *
 * @throws Error when the file is not written as the package writes it: tabs, one member a line
 */
export function indexSet(json: IconifyJson, file: Buffer): OriginalSet {
  const names = Object.keys(json.icons);
  const { listing, aliases, keywords } = listSet(json);
  const { info, chars } = listing;
  const isSearched = info !== undefined && !info.hidden;
  return {
    index: {
      fileBytes: file.length,
      common: Object.fromEntries(commonKeys.filter((key) => json[key]).map((key) => [key, json[key]])),
      ...(info && { info }),
      names,
      starts: findStarts(names, json.prefix, file),
      aliases,
      ...(chars && { chars }),
    },
    listing,
    keywords: isSearched ? keywords : new Set(),
  };
}

/** Icons are members of `icons`, two tabs in, in the order in which they are read. */
function findStarts(names: readonly string[], prefix: string, file: Buffer): number[] {
  let cursor = file.indexOf('\n\t"icons": {');
  const starts = names.map((name) => {
    const key = `\n\t\t${JSON.stringify(name)}: {`;
    cursor = file.indexOf(key, cursor);
    if (cursor < 0) throw new Error(`${prefix}.json is not written as expected at "${name}"`);
    // Without the line break and the tabs.
    return (cursor += 3);
  });
  return [...starts, file.indexOf("\n\t}", cursor)];
}
