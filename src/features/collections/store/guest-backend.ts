import { localPrefix } from "../../../browser/own-drawings.ts";
import { LimitReached, type CollectionBacking, type FoundIcons, type MadeCollection } from "./collection-store.ts";
import {
  applyChange,
  noCollections,
  type CollectionChange,
  type CollectionsState,
  type StoredCollection,
  type StoredIcon,
} from "./collections-state.ts";
import { collectionLimits, type CollectionKind } from "../contract.ts";
import { createWordMatch, sortCollections } from "./list-matching.ts";

/** Where the browser keeps what a guest collects; no other tab changes it in between. */
export interface GuestMemory {
  read(): Promise<CollectionsState | undefined>;
  /** @throws whatever the work throws, having changed nothing */
  change(work: (state: CollectionsState | undefined) => CollectionsState): Promise<void>;
  /** Keeps changes at once, which are made before anything else is read or changed; made twice they are as if made once. */
  saveForLater(changes: readonly CollectionChange[]): void;
}

/** What collections are called that were given no name. */
export interface CollectionNames {
  favorites: string;
  downloaded: string;
  number: (n: number) => string;
}

export interface BrowserBackingOptions {
  memory: GuestMemory;
  names: CollectionNames;
  makeId: () => string;
  now: () => string;
}

/** Collections of guests, in their browser, with the limits that accounts have. */
export function createBrowserBacking({ memory, names, makeId, now }: BrowserBackingOptions): CollectionBacking {
  const makeReady = (state: CollectionsState = noCollections) => withMade(state, names);

  async function insert(make: (state: CollectionsState) => MadeCollection): Promise<MadeCollection> {
    let made: MadeCollection | undefined;
    await memory.change((current) => {
      const state = makeReady(current);
      if (state.list.length >= collectionLimits.collections) throw new LimitReached("collections");
      made = make(state);
      return applyChange(state, { kind: "create", ...made });
    });
    return made!;
  }

  function describe(facts: Partial<StoredCollection>, icons: readonly StoredIcon[]): MadeCollection {
    if (icons.length > collectionLimits.icons) throw new LimitReached("icons");
    const preview = icons.slice(0, collectionLimits.previewIcons);
    const collection = { ...blankCollection(makeId(), "custom"), updatedAt: now(), ...facts };
    return { collection: { ...collection, totalIcons: icons.length, preview }, icons };
  }

  return {
    putsBack: true,
    read: async () => makeReady(await memory.read()),
    readIcons: async (id) => (await memory.read())?.icons[id] ?? [],
    create: ({ name, description = "", tags = [], icons }) =>
      insert((state) => {
        const called = name?.trim() || names.number(findNumber(state, names));
        return describe({ name: called, description, tags: [...tags] }, icons);
      }),
    copy: (id) =>
      insert((state) => {
        const { name = "", description = "", tags = [] } = state.list.find((one) => one.id === id) ?? {};
        return describe({ name, description, tags }, state.icons[id] ?? []);
      }),
    async send(sent) {
      let added: readonly string[] = [];
      await memory.change((current) => {
        const state = makeReady(current);
        const next = applyChange(state, sent);
        added = listAdded(sent, state);
        if (added.length > countAdded(sent, state, next)) throw new LimitReached("icons");
        return next;
      });
      return added;
    },
    async findIcons(term, locale) {
      const { list, icons } = makeReady(await memory.read());
      const matches = createWordMatch(term, locale);
      const found = new Map<string, FoundIcons["icons"][number]>();
      for (const { id } of sortCollections(list)) {
        for (const icon of icons[id] ?? []) {
          if (!matches(icon.name)) continue;
          found.set(icon.id, { ...icon, collectionIds: [...(found.get(icon.id)?.collectionIds ?? []), id] });
        }
      }
      return { icons: [...found.values()].slice(0, collectionLimits.foundIcons), total: found.size };
    },
    saveForLater: (changes) => memory.saveForLater(changes),
    async listHolding(iconId) {
      const { list, icons } = makeReady(await memory.read());
      return list.flatMap(({ id }) => (icons[id]?.some((icon) => icon.id === iconId) ? [id] : []));
    },
  };
}

const targetOf = (change: CollectionChange): string | undefined =>
  change.kind === "add" ? change.id : change.kind === "move" ? change.to : undefined;

/** Ids of icons that a change would bring into a collection. */
function listAdded(change: CollectionChange, { icons: stored }: CollectionsState): string[] {
  const target = targetOf(change);
  if (target === undefined || !("icons" in change)) return [];
  const known = new Set(stored[target]?.map(({ id }) => id));
  return [...new Set(change.icons.map(({ id }) => id))].filter((id) => !known.has(id));
}

function countAdded(change: CollectionChange, before: CollectionsState, after: CollectionsState): number {
  const target = targetOf(change) ?? "";
  return (after.icons[target]?.length ?? 0) - (before.icons[target]?.length ?? 0);
}

/** The least number whose name is free, from how many there would be. */
function findNumber({ list }: CollectionsState, names: CollectionNames): number {
  const used = new Set(list.map(({ name }) => name));
  let number = list.filter(({ kind }) => kind === "custom").length + 1;
  while (used.has(names.number(number))) number++;
  return number;
}

function blankCollection(ownId: string, kind: CollectionKind): StoredCollection {
  const id = localPrefix + ownId;
  const isCustom = kind === "custom";
  const acceptsIcons = kind !== "downloaded";
  return {
    id,
    apiCode: id,
    kind,
    name: "",
    description: "",
    access: "private",
    isDefault: kind === "favorites",
    isDownloaded: kind === "downloaded",
    isOwn: true,
    tags: [],
    totalIcons: 0,
    preview: [],
    permissions: {
      canEdit: true,
      canRename: isCustom,
      canDelete: isCustom,
      canAddIcons: acceptsIcons,
      canRemoveIcons: true,
    },
    updatedAt: new Date(0).toISOString(),
  };
}

/** Favorites and Downloaded are always there, named in the language of the page. */
export function withMade(
  state: CollectionsState,
  names: Pick<CollectionNames, "favorites" | "downloaded">,
): CollectionsState {
  const made = (["favorites", "downloaded"] as const).map((kind) => {
    const blank = blankCollection(kind, kind);
    const stored = state.list.find(({ id }) => id === blank.id) ?? blank;
    return Object.assign({}, stored, { name: names[kind] });
  });
  const others = state.list.filter(({ kind }) => kind === "custom");
  const empty = Object.fromEntries(made.map(({ id }) => [id, []]));
  return { ...state, list: [...made, ...others], icons: { ...empty, ...state.icons } };
}
