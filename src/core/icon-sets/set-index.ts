import type { IconifyAlias, IconifyInfo } from "./iconify-json.ts";

/** Where in the file of a set each icon is, and what all of them have in common. */
export interface SetIndex {
  /** Length of the file, bytes: of another length, it is another one. */
  fileBytes: number;
  /** `prefix`, `lastModified` and the box of icons that have none of their own, as answers carry them. */
  common: Record<string, unknown>;
  info?: IconifyInfo;
  /** In the order of the file. */
  names: string[];
  /** Byte at which each icon's name begins, and at the end where the last one ends. */
  starts: number[];
  aliases: Record<string, IconifyAlias>;
  chars?: Record<string, string>;
}

/** What has to be read to answer for some names of a set. */
export interface ResolvedIcons {
  /** Places of the icons in `names`. */
  places: number[];
  aliases: Record<string, IconifyAlias>;
  /** Names that the set does not have, in the order asked. */
  missing: string[];
}

/** An opened index, in which names are found at once. */
export interface SetLookup {
  index: SetIndex;
  resolve(names: readonly string[]): ResolvedIcons;
}

/**
 * Aliases lead to icons through their parents, code points to the name they stand for.
 *
 * @param removed names of icons that are not found
 */
export function createSetLookup(index: SetIndex, removed: ReadonlySet<string> = new Set()): SetLookup {
  const placeOf = new Map(index.names.map((name, place) => [name, place]));
  for (const name of removed) placeOf.delete(name);
  const aliasOf = new Map(Object.entries(index.aliases));
  const charOf = new Map(Object.entries(index.chars ?? {}));
  return {
    index,
    resolve(names) {
      const places = new Set<number>();
      const aliases: Record<string, IconifyAlias> = {};
      const missing = new Set<string>();
      for (const asked of names) {
        let name: string | undefined = asked;
        while (name !== undefined && !Object.hasOwn(aliases, name)) {
          const place = placeOf.get(name);
          if (place !== undefined) {
            places.add(place);
            break;
          }
          const char = charOf.get(name);
          const alias: IconifyAlias | undefined =
            aliasOf.get(name) ?? (char === undefined ? undefined : { parent: char });
          if (alias) aliases[name] = alias;
          else missing.add(asked);
          name = alias?.parent;
        }
      }
      return { places: [...places], aliases, missing: [...missing] };
    },
  };
}
