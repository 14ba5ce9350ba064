import { useMemo } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import type { StoredIcon } from "../store/collections-state.ts";
import { createCollector } from "../store/collector.ts";
import { useOpenCollection } from "../store/open-collection.ts";
import { openCollections } from "../store/open-collections.ts";

export interface CollectPickedProps {
  isGuest: boolean;
  listPicked: () => readonly StoredIcon[];
  /** They are no longer there to be picked. */
  onDone: () => void;
}

/** What can be done with picked icons and collections: buttons for the bar of the selection. */
export function CollectPicked({ isGuest, listPicked, onDone }: CollectPickedProps) {
  const t = useMessages();
  const collection = useOpenCollection();
  const store = openCollections({ isGuest, t });
  const collector = useMemo(() => createCollector(store, t), [store, t]);
  const remove = () => {
    void collector.remove(collection!, listPicked());
    onDone();
  };
  return (
    <>
      <button type="button" data-collect="" aria-haspopup="dialog">
        <Glyph name="heart" size={18} />
        <span>{t("collections.collect")}</span>
      </button>
      {collection?.permissions.canRemoveIcons && (
        <>
          <button type="button" data-collect="" data-move aria-haspopup="dialog">
            <Glyph name="folder-plus" size={18} />
            <span>{t("collections.move")}</span>
          </button>
          <button type="button" onClick={remove}>
            <Glyph name="trash-2" size={18} />
            <span>{t("collections.remove")}</span>
          </button>
        </>
      )}
    </>
  );
}
