import { useMessages } from "../../../i18n/use-messages.ts";
import { copyText } from "../../../ui/button/copy-button.tsx";
import { notify } from "../../../ui/notifications/notify.ts";
import type { CollectionStore } from "./collection-store.ts";
import type { CollectionFacts, StoredCollection } from "./collections-state.ts";
import { formatShareLink } from "../pages/share-link.ts";
import { notifyOnFailure } from "./notify-on-failure.ts";

export type CollectionAction = "rename" | "duplicate" | "publish" | "copyLink" | "unpublish" | "delete";

/** What can be done with a whole collection, and the doing of it with all that is to be said about it. */
export function useCollectionActions({ store, isGuest }: { store: CollectionStore | undefined; isGuest: boolean }) {
  const t = useMessages();

  const edit = (id: string, facts: Partial<CollectionFacts>) =>
    notifyOnFailure(t, () => store!.change({ kind: "edit", id, at: new Date().toISOString(), facts }));

  async function copyLink({ apiCode }: StoredCollection): Promise<void> {
    try {
      await copyText(formatShareLink(apiCode));
      notify({ type: "success", text: t("collectionPages.linkCopied") });
    } catch {
      notify({ type: "danger", text: t("collectionPages.copyFailed") });
    }
  }

  function remove(collection: StoredCollection): void {
    const { name } = collection;
    const held = store!.holdDeletion(collection);
    notify({
      text: t("collectionPages.deleted", { name }),
      buttons: [{ title: t("collections.undo"), onPress: held.undo }],
      onClose: () => void notifyOnFailure(t, held.send),
    });
  }

  async function publish(collection: StoredCollection): Promise<void> {
    const { id, name } = collection;
    if (!(await edit(id, { access: "public" }))) return;
    const link = { title: t("collectionPages.copyLink"), onPress: () => void copyLink(collection) };
    notify({ type: "success", text: t("collectionPages.published", { name }), buttons: [link] });
  }

  const actions = ({
    access,
    permissions: { canEdit, canRename, canDelete },
  }: StoredCollection): CollectionAction[] => {
    const isPublic = access === "public";
    return [
      ...(canRename ? (["rename"] as const) : []),
      "duplicate",
      ...(isPublic ? (["copyLink"] as const) : []),
      ...(canEdit && !isGuest ? [isPublic ? ("unpublish" as const) : ("publish" as const)] : []),
      ...(canDelete ? (["delete"] as const) : []),
    ];
  };

  async function unpublish({ id, name }: StoredCollection): Promise<void> {
    if (!(await edit(id, { access: "private" }))) return;
    notify({ type: "success", text: t("collectionPages.unpublished", { name }) });
  }

  const act = async (collection: StoredCollection, action: CollectionAction, name = collection.name): Promise<void> => {
    const { id } = collection;
    const perform: Record<CollectionAction, () => unknown> = {
      rename: () => edit(id, { name }),
      duplicate: () => notifyOnFailure(t, () => store!.copy(id)),
      copyLink: () => copyLink(collection),
      publish: () => publish(collection),
      unpublish: () => unpublish(collection),
      delete: () => remove(collection),
    };
    await perform[action]();
  };

  return { actions, edit, act };
}
