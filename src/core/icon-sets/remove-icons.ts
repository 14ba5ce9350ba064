import type { IconifyAlias } from "./iconify-json.ts";
import type { SetListing } from "./list-set.ts";

/** The names of a set that are none any more once some of its icons are not there: theirs, and aliases that lead to them. */
export function listRemovedNames(
  removed: ReadonlySet<string>,
  aliases: Readonly<Record<string, IconifyAlias>>,
): Set<string> {
  const names = new Set(removed);
  // A parent may stand behind its children.
  for (let known = -1; known < names.size;) {
    known = names.size;
    for (const [alias, { parent }] of Object.entries(aliases)) if (names.has(parent)) names.add(alias);
  }
  return names;
}

/** A list of names without some of them. */
export function removeFromListing(listing: SetListing, removed: ReadonlySet<string>): SetListing {
  const isLeft = (name: string) => !removed.has(name);
  const { info, uncategorized, categories, aliases, hidden, chars, ...rest } = listing;
  const groups = Object.entries(categories ?? {}).map(([title, names]) => [title, names.filter(isLeft)] as const);
  const left = {
    uncategorized: uncategorized?.filter(isLeft) ?? [],
    categories: Object.fromEntries(groups.filter(([, names]) => names.length > 0)),
    aliases: keepValues(aliases, (name, main) => isLeft(name) && isLeft(main)),
    hidden: hidden?.filter(isLeft) ?? [],
    chars: keepValues(chars, (_, name) => isLeft(name)),
  };
  const total = new Set([left.uncategorized, ...Object.values(left.categories)].flat()).size;
  return {
    ...rest,
    total,
    ...(info && { info: { ...info, total } }),
    ...Object.fromEntries(Object.entries(left).filter(([, names]) => Object.keys(names).length > 0)),
  };
}

const keepValues = (values: Record<string, string> = {}, isKept: (key: string, value: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => isKept(key, value)));
