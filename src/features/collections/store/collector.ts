import type { Translator } from "../../../i18n/translator.ts";
import { notify } from "../../../ui/notifications/notify.ts";
import type { CollectionStore } from "./collection-store.ts";
import { listRuns, type StoredCollection, type StoredIcon } from "./collections-state.ts";
import { notifyOnFailure } from "./notify-on-failure.ts";

export type Collector = ReturnType<typeof createCollector>;

const now = () => new Date().toISOString();
const idsOf = (icons: readonly StoredIcon[]) => icons.map(({ id }) => id);

/** Adds icons to collections, removes and moves them, says so and offers to undo it. */
export function createCollector(store: CollectionStore, t: Translator) {
  function offerUndo(text: string, undo: () => Promise<unknown>): void {
    const onPress = () => void notifyOnFailure(t, undo);
    notify({ type: "success", text, buttons: [{ title: t("collections.undo"), onPress }] });
  }

  async function add({ id, name }: StoredCollection, icons: readonly StoredIcon[]): Promise<void> {
    if (icons.length === 0) return;
    await notifyOnFailure(t, async () => {
      const added = await store.change({ kind: "add", id, at: now(), icons });
      if (added.length === 0) return notify({ text: t("collections.known", { name }) });
      const undo = () => store.change({ kind: "remove", id, at: now(), iconIds: added });
      return offerUndo(t("collections.added", { count: added.length, name }), undo);
    });
  }

  async function remove({ id, name }: StoredCollection, icons: readonly StoredIcon[]): Promise<void> {
    const iconIds = idsOf(icons);
    const runs = listRuns(store.view().icons[id] ?? icons, new Set(iconIds));
    await notifyOnFailure(t, async () => {
      await store.change({ kind: "remove", id, at: now(), iconIds });
      const undo = () => store.change({ kind: "restore", id, at: now(), runs });
      offerUndo(t("collections.removed", { count: icons.length, name }), undo);
    });
  }

  async function move(from: StoredCollection, to: StoredCollection, icons: readonly StoredIcon[]): Promise<void> {
    const runs = listRuns(store.view().icons[from.id] ?? icons, new Set(idsOf(icons)));
    await notifyOnFailure(t, async () => {
      const added = await store.change({ kind: "move", from: from.id, to: to.id, at: now(), icons });
      const undo = () =>
        store.change(
          { kind: "restore", id: from.id, at: now(), runs },
          ...(added.length > 0 ? [{ kind: "remove" as const, id: to.id, at: now(), iconIds: added }] : []),
        );
      offerUndo(t("collections.moved", { count: icons.length, name: to.name }), undo);
    });
  }

  async function create(icons: readonly StoredIcon[], target?: string): Promise<void> {
    await notifyOnFailure(t, async () => {
      const { id, name } = await store.create({ name: target, icons });
      const undo = () => store.change({ kind: "delete", id });
      offerUndo(t("collections.added", { count: icons.length, name }), undo);
    });
  }

  /** Into Favorites, or out of it. */
  async function toggleFavorite(icon: StoredIcon): Promise<void> {
    await store.open();
    const favorites = store.view().list.find(({ isDefault }) => isDefault);
    if (!favorites) return notify({ type: "danger", text: t("collections.unread.failed") });
    const holding = await store.listHolding(icon.id).catch((): readonly string[] => []);
    return (holding.includes(favorites.id) ? remove : add)(favorites, [icon]);
  }

  return { add, remove, move, create, toggleFavorite };
}
