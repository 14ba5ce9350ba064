import { isOwnDrawing } from "../../../browser/own-drawings.ts";
import type { GuestMemory } from "./guest-backend.ts";
import { LimitReached, type CollectionBacking } from "./collection-store.ts";
import { applyChange, type CollectionsState, type StoredCollection, type StoredIcon } from "./collections-state.ts";
import { collectionLimits } from "../contract.ts";

/**
 * Brings what somebody collected as a guest to their account: into the collections that are called the same, or into new
 * ones. What has arrived leaves the browser, collection by collection; so nothing is lost when a call fails, and nothing
 * comes twice when this is done again. What the account has no room for stays.
 *
 * @returns how many collections have arrived
 * @throws whatever the account's backing throws
 */
export async function adoptCollections(memory: GuestMemory, account: CollectionBacking): Promise<number> {
  const gone = (await memory.read())?.list.filter(
    ({ isDownloaded, isDefault, totalIcons }) => !isDownloaded && (!isDefault || totalIcons > 0),
  );
  let arrived = 0;
  for (const collection of gone ?? []) {
    try {
      const icons = await adoptOne({ memory, account, collection });
      await memory.change((state) => forget(state!, collection, new Set(icons.map(({ id }) => id))));
    } catch (cause) {
      if (cause instanceof LimitReached) continue;
      throw cause;
    }
    arrived++;
  }
  return arrived;
}

interface Adoption {
  memory: GuestMemory;
  account: CollectionBacking;
  collection: StoredCollection;
}

/** @returns the icons that have arrived */
async function adoptOne({ memory, account, collection }: Adoption): Promise<readonly StoredIcon[]> {
  const { name, description, tags, isDefault } = collection;
  const readStored = async () => (await memory.read())?.icons[collection.id] ?? [];
  const before = await readStored();
  const icons = before.filter(({ id }) => !isOwnDrawing(id));
  const own = before.filter(({ id }) => isOwnDrawing(id)).map(({ id }) => id);
  const { list } = await account.read();
  const same = list.find((one) => (isDefault ? one.isDefault : one.kind === "custom" && one.name === name));
  const { id } = same ?? (await account.create({ name, description, tags, icons })).collection;
  if (own.length > 0) {
    const uploadedIds = (await account.uploadDrawings?.(id, own)) ?? new Map<string, string>();
    // At once, so that none is brought twice; in other collections it is the same drawing.
    await memory.change((state) => renameIcons(state!, uploadedIds));
  }
  const after = (await readStored()).filter((icon) => !isOwnDrawing(icon.id));
  const at = new Date().toISOString();
  if (after.length > 0 && (same || own.length > 0)) {
    await account.send({ kind: "add", id, at, icons: after.slice(0, collectionLimits.icons) }, false);
  }
  if (!same && own.length > 0 && after.length > 0) {
    await account.send({ kind: "place", id, at, iconIds: after.map((icon) => icon.id) }, false);
  }
  return after;
}

function renameIcons(state: CollectionsState, names: ReadonlyMap<string, string>): CollectionsState {
  const rename = (icon: StoredIcon): StoredIcon => ({ ...icon, id: names.get(icon.id) ?? icon.id });
  const icons = Object.fromEntries(Object.entries(state.icons).map(([id, some]) => [id, some.map(rename)]));
  return { ...state, icons };
}

/** Icons that another tab has added meanwhile stay, to be brought next time. */
function forget(
  state: CollectionsState,
  { id, isDefault }: StoredCollection,
  iconIds: ReadonlySet<string>,
): CollectionsState {
  const isEmpty = (state.icons[id] ?? []).every((icon) => iconIds.has(icon.id));
  if (isEmpty && !isDefault) return applyChange(state, { kind: "delete", id });
  return applyChange(state, { kind: "remove", id, at: new Date().toISOString(), iconIds: [...iconIds] });
}
