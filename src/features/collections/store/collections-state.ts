import { collectionLimits, type Collection } from "../contract.ts";

/** An icon in a collection, as far as pictures of it need to know. */
export interface StoredIcon {
  id: string;
  name: string;
  /** It is drawn in the color of the text around it. */
  isMono?: true;
}

/** A collection as pages show it. */
export interface StoredCollection extends Omit<Collection, "preview"> {
  /** The first icons. */
  preview: readonly StoredIcon[];
}

/** What a browser knows about somebody's collections. */
export interface CollectionsState {
  list: readonly StoredCollection[];
  /** Icons by id of their collection, as far as they have been read. */
  icons: Readonly<Record<string, readonly StoredIcon[]>>;
  /** The collection that was used last; never Downloaded. */
  lastUsedId?: string | undefined;
}

/** Icons side by side, and the one that they stand before; at the end without it. */
export interface IconRun {
  icons: readonly StoredIcon[];
  before: string | undefined;
}

/** What its owner writes about a collection. */
export type CollectionFacts = Pick<StoredCollection, "name" | "description" | "access" | "tags">;

/** One thing that is done to collections. Times are as ISO 8601 has them. */
export type CollectionChange =
  | { kind: "create"; collection: StoredCollection; icons: readonly StoredIcon[] }
  | { kind: "edit"; id: string; at: string; facts: Partial<CollectionFacts> }
  | { kind: "delete"; id: string }
  /** The first becomes the first of all; icons that are in the collection already stay where they are. */
  | { kind: "add"; id: string; at: string; icons: readonly StoredIcon[] }
  | { kind: "remove"; id: string; at: string; iconIds: readonly string[] }
  /** Brings removed icons back to where they were. */
  | { kind: "restore"; id: string; at: string; runs: readonly IconRun[] }
  | { kind: "move"; from: string; to: string; at: string; icons: readonly StoredIcon[] }
  /** In the given order before an icon, or to the end. */
  | { kind: "place"; id: string; at: string; iconIds: readonly string[]; before?: string | undefined };

export const noCollections: CollectionsState = { list: [], icons: {} };

/** The state after a change. What the change is about and what is no longer there is left out. */
export function applyChange(state: CollectionsState, change: CollectionChange): CollectionsState {
  switch (change.kind) {
    case "create": {
      const { collection, icons } = change;
      const list = [collection, ...state.list.filter(({ id }) => id !== collection.id)];
      const next = withIcons({ ...state, list }, collection.id, uniqueIcons(icons));
      return icons.length > 0 ? useLast(next, collection.id) : next;
    }
    case "delete": {
      const { [change.id]: _gone, ...icons } = state.icons;
      const list = state.list.filter(({ id }) => id !== change.id);
      const next = { ...state, list, icons };
      return state.lastUsedId === change.id ? { ...next, lastUsedId: findLastUsed(next)?.id } : next;
    }
    case "edit":
      return withCollection(state, change.id, (collection) => ({
        ...collection,
        ...change.facts,
        updatedAt: change.at,
      }));
    case "add":
      return useLast(
        changeIcons(state, change, (icons) => putFirst(icons, change.icons)),
        change.id,
      );
    case "remove": {
      const gone = new Set(change.iconIds);
      return changeIcons(state, change, (icons) => icons.filter(({ id }) => !gone.has(id)));
    }
    case "restore":
      return changeIcons(state, change, (icons) =>
        change.runs.reduce((now, run) => insertBefore(now, listFresh(now, run.icons), run.before), icons),
      );
    case "move": {
      const { from, to, at, icons } = change;
      const iconIds = icons.map(({ id }) => id);
      const without = applyChange(state, { kind: "remove", id: from, at, iconIds });
      return applyChange(without, { kind: "add", id: to, at, icons });
    }
    default:
      return changeIcons(state, change, (icons) => placeIcons(icons, change.iconIds, change.before));
  }
}

/** The one used last, or the first one that is not Downloaded. */
export function findLastUsed({ list, lastUsedId }: CollectionsState): StoredCollection | undefined {
  const usable = list.filter(({ isDownloaded }) => !isDownloaded);
  return usable.find(({ id }) => id === lastUsedId) ?? usable[0];
}

function useLast(state: CollectionsState, id: string): CollectionsState {
  const isUsable = state.list.some((collection) => collection.id === id && !collection.isDownloaded);
  return isUsable ? { ...state, lastUsedId: id } : state;
}

/** The icons in a new order: some of them, in the given order, before another one, or at the end. */
export function placeIcons<Icon extends { id: string }>(
  icons: readonly Icon[],
  iconIds: readonly string[],
  before: string | undefined,
): readonly Icon[] {
  const byId = new Map(icons.map((icon) => [icon.id, icon]));
  const moved = [...new Set(iconIds)].flatMap((id) => byId.get(id) ?? []);
  const movedIds = new Set(moved.map(({ id }) => id));
  // A place before one of the moved is before what follows it.
  const from = before === undefined ? icons.length : icons.findIndex(({ id }) => id === before);
  const next = from < 0 ? undefined : icons.slice(from).find(({ id }) => !movedIds.has(id))?.id;
  return insertBefore(
    icons.filter(({ id }) => !movedIds.has(id)),
    moved,
    next,
  );
}

/** Where icons were that are removed: each run of them before what followed it. */
export function listRuns(icons: readonly StoredIcon[], removedIds: ReadonlySet<string>): IconRun[] {
  const runs: { icons: StoredIcon[]; before: string | undefined }[] = [];
  let next: string | undefined;
  let isInRun = false;
  for (const icon of icons.toReversed()) {
    const isRemoved = removedIds.has(icon.id);
    if (isRemoved && isInRun) runs.at(-1)!.icons.unshift(icon);
    else if (isRemoved) runs.push({ icons: [icon], before: next });
    if (!isRemoved) next = icon.id;
    isInRun = isRemoved;
  }
  return runs;
}

function putFirst(icons: readonly StoredIcon[], more: readonly StoredIcon[]): readonly StoredIcon[] {
  return [...listFresh(icons, more), ...icons];
}

/** Those that are not there yet, as many as there is room for. */
function listFresh(icons: readonly StoredIcon[], more: readonly StoredIcon[]): StoredIcon[] {
  const known = new Set(icons.map(({ id }) => id));
  const room = Math.max(0, collectionLimits.icons - icons.length);
  return uniqueIcons(more.filter(({ id }) => !known.has(id))).slice(0, room);
}

function insertBefore<Icon extends { id: string }>(
  icons: readonly Icon[],
  more: readonly Icon[],
  before: string | undefined,
): readonly Icon[] {
  const at = before === undefined ? -1 : icons.findIndex(({ id }) => id === before);
  return at < 0 ? [...icons, ...more] : icons.toSpliced(at, 0, ...more);
}

const uniqueIcons = (icons: readonly StoredIcon[]): StoredIcon[] => [
  ...new Map(icons.map((icon) => [icon.id, icon])).values(),
];

type IconChange = Extract<CollectionChange, { kind: "add" | "remove" | "restore" | "place" }>;

/** Where the icons have not been read, the first ones stand for all: the count is right again when they are. */
function changeIcons(
  state: CollectionsState,
  { id, at }: IconChange,
  change: (icons: readonly StoredIcon[]) => readonly StoredIcon[],
): CollectionsState {
  const touched = withCollection(state, id, (collection) => ({ ...collection, updatedAt: at }));
  if (touched === state) return state;
  const known = state.icons[id];
  if (known) return withIcons(touched, id, change(known));
  return withCollection(touched, id, (collection) => {
    const preview = change(collection.preview);
    const totalIcons = Math.max(0, collection.totalIcons + preview.length - collection.preview.length);
    return { ...collection, totalIcons, preview: preview.slice(0, collectionLimits.previewIcons) };
  });
}

/** The state with all icons of a collection, which say how many there are and which come first. */
export function withIcons(state: CollectionsState, id: string, icons: readonly StoredIcon[]): CollectionsState {
  const counted = withCollection(state, id, (collection) => ({
    ...collection,
    totalIcons: icons.length,
    preview: icons.slice(0, collectionLimits.previewIcons),
  }));
  return { ...counted, icons: { ...counted.icons, [id]: icons } };
}

function withCollection(
  state: CollectionsState,
  id: string,
  change: (collection: StoredCollection) => StoredCollection,
): CollectionsState {
  if (!state.list.some((collection) => collection.id === id)) return state;
  return { ...state, list: state.list.map((collection) => (collection.id === id ? change(collection) : collection)) };
}
