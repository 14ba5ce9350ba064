import type { IconifyAlias, IconifyInfo, IconifyJson } from "./iconify-json.ts";

/** All names of a set in groups, as Iconify's API has them in `/collection`. */
export interface SetListing {
  prefix: string;
  /** Icons that are listed; another name of an icon does not count. */
  total: number;
  title?: string;
  info?: IconifyInfo;
  /** In order of the alphabet, as in `categories`. */
  uncategorized?: string[];
  categories?: Record<string, string[]>;
  /** Other name → icon. */
  aliases?: Record<string, string>;
  hidden?: string[];
  chars?: Record<string, string>;
  prefixes?: Record<string, string>;
  suffixes?: Record<string, string>;
}

/** What is left of a set without its drawings. */
export interface SetNames {
  listing: SetListing;
  /** Those that lead to an icon. */
  aliases: Record<string, IconifyAlias>;
  /** Parts of all names that are listed: the words that Iconify's search knows. */
  keywords: Set<string>;
}

/** What makes an alias an icon of its own. */
const changes = ["left", "top", "width", "height", "rotate", "hFlip", "vFlip"] as const;

/**
 * Sorts the names of a set: an alias that turns or mirrors its parent, or is hidden where that is not (or the reverse), is an
 * icon of its own, any other is one more name. Its categories are its own or its parent's.
 */
export function listSet(json: IconifyJson): SetNames {
  const names = resolveNames(json);
  const categoriesOf = groupCategories(json.categories ?? {});
  const members = new Map<string, string[]>();
  const uncategorized: string[] = [];
  for (const [name, { main, isHidden }] of names) {
    if (main !== name || isHidden) continue;
    const titles =
      categoriesOf.get(name) ?? categoriesOf.get(names.get(json.aliases?.[name]?.parent ?? "")?.main ?? "");
    // An alias of this one belongs where this one does.
    if (titles) categoriesOf.set(name, titles);
    for (const title of titles ?? []) members.set(title, [...(members.get(title) ?? []), name]);
    if (!titles) uncategorized.push(name);
  }
  const mains = [...names].filter(([name, { main }]) => main === name);
  const total = mains.filter(([, { isHidden }]) => !isHidden).length;
  const others = [...names]
    .filter(([name, { main }]) => main !== name)
    .map(([name, { main }]) => [name, main] as const);
  const hidden = mains.filter(([, { isHidden }]) => isHidden).map(([name]) => name);
  const info = json.info && { ...json.info, total };
  const titles = Object.keys(json.categories ?? {}).filter((title) => members.has(title));
  const chars = json.chars && resolveChars(json.chars, names);
  const listing: SetListing = {
    prefix: json.prefix,
    total,
    ...(info && { title: info.name, info }),
    ...(uncategorized.length > 0 && { uncategorized: sortNames(uncategorized) }),
    ...(titles.length > 0 && {
      categories: Object.fromEntries(titles.map((title) => [title, sortNames(members.get(title)!)])),
    }),
    ...(others.length > 0 && { aliases: Object.fromEntries(others) }),
    ...(hidden.length > 0 && { hidden }),
    ...(chars && { chars }),
    ...(json.prefixes && { prefixes: json.prefixes }),
    ...(json.suffixes && { suffixes: json.suffixes }),
  };
  const aliases = Object.fromEntries(Object.entries(json.aliases ?? {}).filter(([name]) => names.has(name)));
  return { listing, aliases, keywords: listKeywords(names) };
}

interface ResolvedName {
  /** The icon it is a name of; the name itself for icons. */
  main: string;
  isHidden: boolean;
}

/** Icons first, then the aliases that lead to one of them, a parent before its children. */
function resolveNames({ icons, aliases = {} }: IconifyJson): Map<string, ResolvedName> {
  const names = new Map<string, ResolvedName>();
  for (const [name, { hidden = false }] of Object.entries(icons)) names.set(name, { main: name, isHidden: hidden });
  const visited = new Set<string>();
  const resolve = (name: string): ResolvedName | undefined => {
    const known = names.get(name);
    const alias = aliases[name];
    if (known || !alias || visited.has(name)) return known;
    visited.add(name);
    const parent = resolve(alias.parent);
    if (!parent) return undefined;
    const isHidden = alias.hidden ?? parent.isHidden;
    const isOwn = isHidden !== parent.isHidden || changes.some((change) => alias[change] !== undefined);
    const resolved = { main: isOwn ? name : parent.main, isHidden };
    names.set(name, resolved);
    return resolved;
  };
  for (const name of Object.keys(aliases)) resolve(name);
  return names;
}

/** Icon → titles of its categories. */
function groupCategories(categories: Record<string, string[]>): Map<string, Set<string>> {
  const titles = new Map<string, Set<string>>();
  for (const [title, members] of Object.entries(categories)) {
    for (const member of members) titles.set(member, (titles.get(member) ?? new Set()).add(title));
  }
  return titles;
}

/** Code points of icons; those that are names of icons, too, are left out. */
function resolveChars(chars: Record<string, string>, names: ReadonlyMap<string, ResolvedName>): Record<string, string> {
  const known = Object.entries(chars).filter(([char, name]) => names.has(name) && !names.has(char));
  return Object.fromEntries(known.map(([char, name]) => [char, names.get(name)!.main]));
}

/** None of a name that is shown nowhere: another name of an icon is found when the icon is. */
function listKeywords(names: ReadonlyMap<string, ResolvedName>): Set<string> {
  const listed = [...names].filter(([, { isHidden }]) => !isHidden);
  return new Set(listed.flatMap(([name]) => name.split("-")));
}

const alphabet = new Intl.Collator();
const sortNames = (names: readonly string[]) => names.toSorted((one, other) => alphabet.compare(one, other));
