import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { CollectTray } from "./collect-tray.tsx";
import type { CollectionStore, StoreView } from "../store/collection-store.ts";
import type { StoredCollection, StoredIcon } from "../store/collections-state.ts";
import { openCollection } from "../store/open-collection.ts";
import type { Collector } from "../store/collector.ts";
import { addFiles } from "../add/add-files.ts";
import { watchDrags, type Dragged } from "./watch-drags.ts";

export interface CollectDragsProps {
  isGuest: boolean;
  view: StoreView;
  store: CollectionStore;
  collector: Collector;
  listPicked: () => readonly StoredIcon[];
}

/** Icons that are dragged from the grid or the panel, and files from the desktop, to a collection. */
export default function CollectDrags({ isGuest, view, store, collector, listPicked }: CollectDragsProps) {
  const t = useMessages();
  const [dragged, setDragged] = useState<Dragged>();
  const picked = useRef(listPicked);
  useEffect(() => {
    picked.current = listPicked;
  });
  useEffect(() => watchDrags({ listPicked: () => picked.current(), onChange: setDragged }), []);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-dragging", dragged?.kind === "icons");
  }, [dragged]);
  if (!dragged) return null;
  const drop = (collection: StoredCollection | undefined, icons: readonly StoredIcon[]) =>
    void (collection ? collector.add(collection, icons) : collector.create(icons));
  const dropFiles = (collection: StoredCollection | undefined, files: readonly File[]) =>
    void addFiles({ store, t, isGuest, collection, files });
  return <CollectTray view={view} open={openCollection.get()} onIcons={drop} onFiles={dropFiles} />;
}
