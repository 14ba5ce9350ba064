import type { GuestMemory } from "./browser-backing.ts";
import { LimitReached, type CollectionBacking } from "./collection-store.ts";
import { applyChange, type CollectionsState, type KeptCollection } from "./collections-state.ts";
import { collectionLimits } from "./contract.ts";

/**
 * Brings what somebody collected as a guest to their account: into the collections that are called the same, or into new
 * ones. What has arrived leaves the browser, collection by collection; so nothing is lost when a call fails, and nothing
 * comes twice when this is done again. What the account has no room for stays.
 *
 * @returns how many collections have arrived
 * @throws whatever the account's backing throws
 */
export async function adoptCollections(memory: GuestMemory, account: CollectionBacking): Promise<number> {
  const kept = await memory.read();
  const gone = kept?.list.filter(
    ({ isDownloaded, isDefault, totalIcons }) => !isDownloaded && (!isDefault || totalIcons > 0),
  );
  let arrived = 0;
  for (const collection of gone ?? []) {
    const icons = kept!.icons[collection.id] ?? [];
    try {
      await adoptOne({ account, collection, icons });
    } catch (cause) {
      if (cause instanceof LimitReached) continue;
      throw cause;
    }
    await memory.change((state) => forget(state!, collection, new Set(icons.map(({ id }) => id))));
    arrived++;
  }
  return arrived;
}

interface Adoption {
  account: CollectionBacking;
  collection: KeptCollection;
  icons: CollectionsState["icons"][string];
}

async function adoptOne({ account, collection, icons }: Adoption): Promise<void> {
  const { name, description, tags, isDefault } = collection;
  const { list } = await account.read();
  const same = list.find((one) => (isDefault ? one.isDefault : one.kind === "custom" && one.name === name));
  if (!same) await account.create({ name, description, tags, icons });
  else if (icons.length > 0) {
    const at = new Date().toISOString();
    await account.send({ kind: "add", id: same.id, at, icons: icons.slice(0, collectionLimits.icons) }, false);
  }
}

/** Icons that another tab has added meanwhile stay, to be brought next time. */
function forget(
  state: CollectionsState,
  { id, isDefault }: KeptCollection,
  iconIds: ReadonlySet<string>,
): CollectionsState {
  const isEmpty = (state.icons[id] ?? []).every((icon) => iconIds.has(icon.id));
  if (isEmpty && !isDefault) return applyChange(state, { kind: "delete", id });
  return applyChange(state, { kind: "remove", id, at: new Date().toISOString(), iconIds: [...iconIds] });
}
