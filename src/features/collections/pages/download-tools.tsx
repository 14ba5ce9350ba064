import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { isOwnDrawing } from "../../../browser/own-drawings.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { notify } from "../../../ui/notifications/notify.ts";
import { loadBundleDialog } from "../../downloads/contract.ts";
import { loadSwapDialog, type DecidedSwap } from "../../swap/contract.ts";
import type { CollectionStore } from "../store/collection-store.ts";
import type { StoredCollection, StoredIcon } from "../store/collections-state.ts";
import { formatCollectionPath } from "./share-link.ts";
import { describeSwap } from "../store/swap-collection.ts";
import styles from "./download-tools.module.css";
import { notifyOnFailure } from "../store/notify-on-failure.ts";

const BundleDialog = lazy(loadBundleDialog);
const SwapDialog = lazy(loadSwapDialog);

export interface DownloadToolsProps {
  /** What the icons are called together. */
  name: string;
  /** All of them. */
  icons: readonly StoredIcon[];
  store: CollectionStore | undefined;
  isGuest: boolean;
  /** The collection that they are in; absent for those of a link. */
  collection?: StoredCollection;
  isOwn: boolean;
}

/** What can be done with all icons of a collection, or of a link: downloaded, swapped to another style, saved as one's own. */
export function DownloadTools({ name, icons, store, isGuest, collection, isOwn }: DownloadToolsProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<"bundle" | "swap">();
  const [isSaving, setIsSaving] = useState(false);
  const close = () => setOpened(undefined);
  const open = async (what: "bundle" | "swap") => {
    try {
      await (what === "bundle" ? loadBundleDialog() : loadSwapDialog());
      setOpened(what);
    } catch {
      notify({ type: "danger", text: t(`selection.problem.${navigator.onLine ? "failed" : "offline"}`) });
    }
  };

  async function save(making: () => Promise<StoredCollection>): Promise<void> {
    setIsSaving(true);
    await notifyOnFailure(t, async () => {
      const made = await making();
      const path = formatCollectionPath(made.apiCode);
      const show = { title: t("collectionPages.open"), onPress: () => void navigate(path) };
      notify({ type: "success", text: t("collectionPages.saved", { name: made.name }), buttons: [show] });
    });
    setIsSaving(false);
  }
  const saveAll = () =>
    // Drawings that its owner brought are copied by the server only.
    save(() =>
      collection && !isGuest ? store!.copy(collection.id) : store!.create({ name: collection?.name, icons }),
    );
  const saveSwapped = ({ style, icons: after }: DecidedSwap) =>
    void save(() => store!.create({ name: t("collectionPages.newName", { name, style: style.title }), icons: after }));

  function replace({ style, swapped, icons: after }: DecidedSwap): void {
    const { id } = collection!;
    const change = (from: readonly StoredIcon[], to: readonly StoredIcon[]) => () =>
      store!.change(...describeSwap(id, { before: from, after: [...to], at: new Date().toISOString() }));
    void notifyOnFailure(t, async () => {
      await change(icons, after)();
      const undo = { title: t("swap.undo"), onPress: () => void notifyOnFailure(t, change(after, icons)) };
      notify({
        type: "success",
        text: t("swap.done", { count: swapped.length, style: style.title }),
        buttons: [undo],
      });
    });
  }

  const canReplace = isOwn && collection !== undefined && collection.permissions.canAddIcons;
  return (
    <div className={styles.tools}>
      {!isOwn && (
        <Button variant="primary" icon="plus" isBusy={isSaving} onClick={() => void saveAll()}>
          {t("collectionPages.save")}
        </Button>
      )}
      <IconButton variant="secondary" glyph="palette" label={t("icon.panel.restyle")} data-restyle />
      {icons.some(({ id }) => !isOwnDrawing(id)) && (
        <>
          <Button icon="shapes" aria-haspopup="dialog" onClick={() => void open("swap")}>
            {t("swap.action")}
          </Button>
          <Button icon="download" aria-haspopup="dialog" onClick={() => void open("bundle")}>
            {t("collectionPages.download")}
          </Button>
        </>
      )}
      <Suspense>
        {opened === "bundle" && <BundleDialog kind="zip" icons={icons} onClose={close} />}
        {opened === "swap" && (
          <SwapDialog icons={icons} onReplace={canReplace ? replace : undefined} onNew={saveSwapped} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
