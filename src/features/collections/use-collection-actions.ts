import { useMessages } from "../../i18n/use-messages.ts";
import { copyText } from "../../ui/copy-button.tsx";
import { notify } from "../../ui/notify.ts";
import type { CollectionStore } from "./collection-store.ts";
import type { CollectionFacts, KeptCollection } from "./collections-state.ts";
import { printShareLink } from "./print-share-link.ts";
import { tryChange } from "./try-change.ts";

export type CollectionAction = "rename" | "duplicate" | "publish" | "copyLink" | "unpublish" | "delete";

/** What can be done with a whole collection, and the doing of it with all that is to be said about it. */
export function useCollectionActions({ store, isGuest }: { store: CollectionStore | undefined; isGuest: boolean }) {
  const t = useMessages();

  const edit = (id: string, facts: Partial<CollectionFacts>) =>
    tryChange(t, () => store!.change({ kind: "edit", id, at: new Date().toISOString(), facts }));

  async function copyLink({ apiCode }: KeptCollection): Promise<void> {
    try {
      await copyText(printShareLink(apiCode));
      notify({ type: "success", text: t("collectionPages.linkCopied") });
    } catch {
      notify({ type: "danger", text: t("collectionPages.copyFailed") });
    }
  }

  function remove(collection: KeptCollection): void {
    const { name } = collection;
    const held = store!.holdDeletion(collection);
    notify({
      text: t("collectionPages.deleted", { name }),
      buttons: [{ title: t("collections.undo"), onPress: held.undo }],
      onClose: () => void tryChange(t, held.send),
    });
  }

  async function publish(collection: KeptCollection): Promise<void> {
    const { id, name } = collection;
    if (!(await edit(id, { access: "public" }))) return;
    const link = { title: t("collectionPages.copyLink"), onPress: () => void copyLink(collection) };
    notify({ type: "success", text: t("collectionPages.published", { name }), buttons: [link] });
  }

  const actions = ({ access, permissions: { canEdit, canRename, canDelete } }: KeptCollection): CollectionAction[] => {
    const isPublic = access === "public";
    return [
      ...(canRename ? (["rename"] as const) : []),
      "duplicate",
      ...(isPublic ? (["copyLink"] as const) : []),
      ...(canEdit && !isGuest ? [isPublic ? ("unpublish" as const) : ("publish" as const)] : []),
      ...(canDelete ? (["delete"] as const) : []),
    ];
  };

  const act = async (collection: KeptCollection, action: CollectionAction, name = collection.name): Promise<void> => {
    const { id } = collection;
    if (action === "rename") await edit(id, { name });
    else if (action === "duplicate") await tryChange(t, () => store!.copy(id));
    else if (action === "copyLink") await copyLink(collection);
    else if (action === "publish") await publish(collection);
    else if (action === "delete") remove(collection);
    else if (await edit(id, { access: "private" })) {
      notify({ type: "success", text: t("collectionPages.unpublished", { name }) });
    }
  };

  return { actions, edit, act };
}
