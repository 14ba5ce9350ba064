import { listSet } from "../../core/icon-sets/list-set.ts";
import type { IconifyIcon, IconifyJson } from "../../core/icon-sets/iconify-json.ts";
import { listRemovedNames, removeFromListing } from "../../core/icon-sets/remove-icons.ts";
import { createSetLookup } from "../../core/icon-sets/set-index.ts";
import type { OpenCatalogue, OriginalFacts, OriginalSet, OriginalSets } from "../catalogue/contract.ts";

const served = new WeakMap<OpenCatalogue, OriginalSets>();

/** All sets in Iconify's format: as they were published, without icons that were taken down, and those of other sources. */
export function serveSets(current: OpenCatalogue): OriginalSets {
  const known = served.get(current) ?? openSets(current);
  served.set(current, known);
  return known;
}

function openSets(current: OpenCatalogue): OriginalSets {
  const { catalogue, originals } = current;
  const original = new Set(originals.prefixes);
  const own = catalogue.sets.map(({ prefix }) => prefix).filter((prefix) => !original.has(prefix));
  const prefixes = [...originals.prefixes, ...own];
  const removed = Map.groupBy(
    catalogue.listGone().map((ordinal) => catalogue.icon(ordinal).iconifyName.split(":")),
    ([prefix]) => prefix,
  );
  const ordinals = own.length === 0 ? new Map<string, number[]>() : groupBySet(current, new Set(own));
  const sets = new Map<string, OriginalSet | undefined>();

  function openSet(prefix: string): OriginalSet | undefined {
    const set = originals.find(prefix);
    if (!set) return ordinals.has(prefix) ? createOwnSet(current, prefix, ordinals.get(prefix)!) : undefined;
    const gone = removed.get(prefix);
    return gone === undefined ? set : withoutIcons(set, new Set(gone.map(([, name]) => name!)));
  }

  const find = (prefix: string): OriginalSet | undefined => {
    // The snapshot keeps open what is untouched.
    if (original.has(prefix) && !removed.has(prefix)) return originals.find(prefix);
    if (!sets.has(prefix)) sets.set(prefix, openSet(prefix));
    return sets.get(prefix);
  };
  let keywords: ReadonlySet<string> | undefined;
  return {
    prefixes,
    find,
    info: (prefix) => (original.has(prefix) ? originals.info(prefix) : toFacts(find(prefix))),
    keywords: () =>
      (keywords ??= new Set([
        ...originals.keywords(),
        ...own.flatMap((prefix) => find(prefix)?.index.names.flatMap((name) => name.split("-")) ?? []),
      ])),
  };
}

function toFacts(set: OriginalSet | undefined): OriginalFacts | undefined {
  const { info, common } = set?.index ?? {};
  return info && { info, lastModified: common?.["lastModified"] as number };
}

function withoutIcons(set: OriginalSet, gone: ReadonlySet<string>): OriginalSet {
  const removed = listRemovedNames(gone, set.index.aliases);
  const aliases = Object.fromEntries(Object.entries(set.index.aliases).filter(([name]) => !removed.has(name)));
  return {
    ...set,
    ...createSetLookup({ ...set.index, aliases }, removed),
    listing: () => removeFromListing(set.listing(), removed),
  };
}

/** Listed icons of some sets, best first. */
function groupBySet({ catalogue }: OpenCatalogue, prefixes: ReadonlySet<string>): Map<string, number[]> {
  const groups = new Map([...prefixes].map((prefix) => [prefix, [] as number[]]));
  const groupOf = catalogue.styles.map(({ set }) => groups.get(set));
  for (let ordinal = 0; ordinal < catalogue.listedCount; ordinal++) {
    if (catalogue.isListed(ordinal)) groupOf[catalogue.styleOrdinal(ordinal)]?.push(ordinal);
  }
  return groups;
}

/** A set of a folder, or one whose icons were published here; its drawings are those of the catalogue. */
function createOwnSet(
  { catalogue, drawings }: OpenCatalogue,
  prefix: string,
  ordinals: readonly number[],
): OriginalSet {
  const icons = ordinals.map((ordinal) => catalogue.icon(ordinal));
  const names = icons.map(({ iconifyName }) => iconifyName.slice(prefix.length + 1));
  const set = catalogue.findSet(prefix)!;
  const author = catalogue.findAuthor(set.author);
  const license = catalogue.findLicense(set.license);
  const lastModified = Math.max(0, ...icons.map(({ timestamp }) => timestamp));
  const json: IconifyJson = {
    prefix,
    info: {
      name: set.name,
      author: { name: author?.name ?? set.author, ...(author?.url && { url: author.url }) },
      license: { title: license?.title ?? set.license, spdx: set.license, ...(license?.url && { url: license.url }) },
      ...(set.version && { version: set.version }),
      palette: icons.some(({ isColor }) => isColor),
    },
    lastModified,
    icons: Object.fromEntries(names.map((name) => [name, { body: "" }])),
  };
  const { listing } = listSet(json);
  const index = { fileBytes: 0, common: { prefix, lastModified }, info: listing.info!, names, starts: [], aliases: {} };
  const render = (place: number) => {
    const ordinal = ordinals[place]!;
    const [left, top, width, height] = catalogue.viewBox(ordinal);
    const icon: IconifyIcon = {
      body: drawings.read(ordinal),
      ...(left && { left }),
      ...(top && { top }),
      width,
      height,
    };
    return `${JSON.stringify(names[place])}:${JSON.stringify(icon)}`;
  };
  return { ...createSetLookup(index), listing: () => listing, read: async (places) => places.map(render) };
}
