import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { CollectionLine } from "../add/collection-line.tsx";
import styles from "./collect-tray.module.css";
import type { StoredCollection, StoredIcon } from "../store/collections-state.ts";
import { listTargets } from "../store/list-matching.ts";
import type { StoreView } from "../store/collection-store.ts";
import { useExternalDrop, type ExternalDrop } from "./use-external-drop.ts";
import { isIconDrag } from "./icon-drag.ts";
import { noteInnerDrop } from "../../../browser/inner-drop.ts";

export interface CollectTrayProps {
  view: StoreView;
  /** The collection whose page is open: its icons are sorted meanwhile, and must not be covered. */
  open: StoredCollection | undefined;
  /** @param collection undefined is a new one */
  onIcons: (collection: StoredCollection | undefined, icons: readonly StoredIcon[]) => void;
  onFiles: (collection: StoredCollection | undefined, files: readonly File[]) => void;
}

/** Where icons and files can be dropped while they are dragged: stands over the sidebar as long as that takes. */
export function CollectTray({ view, open, onIcons, onFiles }: CollectTrayProps) {
  const t = useMessages();
  const targets = listTargets(view.list, view.lastUsedId).filter(({ id }) => id !== open?.id);
  return (
    <section className={styles.tray} aria-label={t("collections.tray")} data-collect-tray data-foot={open && ""}>
      <p className={styles.title}>{t("collections.tray")}</p>
      <ul className={styles.list}>
        {[...targets, undefined].map((collection) => (
          <TrayItem
            key={collection?.id ?? ""}
            collection={collection}
            onIcons={(icons) => onIcons(collection, icons)}
            onFiles={(files) => onFiles(collection, files)}
          />
        ))}
      </ul>
    </section>
  );
}

interface TrayItemProps {
  collection: StoredCollection | undefined;
  onIcons: (icons: readonly StoredIcon[]) => void;
  onFiles: (files: readonly File[]) => void;
}

function TrayItem({ collection, onIcons, onFiles }: TrayItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const [isOver, setIsOver] = useState(false);
  const onDrop = useRef(onIcons);
  useEffect(() => {
    onDrop.current = onIcons;
  });
  useEffect(
    () =>
      dropTargetForElements({
        element: item.current!,
        canDrop: ({ source }) => isIconDrag(source.data),
        getDropEffect: () => "copy",
        onDragEnter: () => setIsOver(true),
        onDragLeave: () => setIsOver(false),
        onDrop: ({ source }) => {
          setIsOver(false);
          noteInnerDrop();
          if (isIconDrag(source.data)) onDrop.current(source.data.icons);
        },
      }),
    [],
  );
  const receive = ({ icons, files }: ExternalDrop) => {
    if (icons.length > 0) onIcons(icons);
    if (files.length > 0) onFiles(files);
  };
  const isDropOver = useExternalDrop(item, receive);
  return (
    <li
      ref={item}
      className={styles.item}
      data-over={isOver || isDropOver || undefined}
      data-target={collection?.id ?? "new"}
    >
      <CollectionLine collection={collection} />
    </li>
  );
}
