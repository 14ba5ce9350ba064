import { useRef, useState } from "react";
import { Link } from "react-router";
import { blankAddress } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Badge } from "../../../ui/layout/badge.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { MenuButton, type MenuItem } from "../../../ui/menu/menu-button.tsx";
import { addFiles } from "../add/add-files.ts";
import styles from "./collection-card.module.css";
import { CollectionPreview } from "./collection-preview.tsx";
import type { CollectionStore } from "../store/collection-store.ts";
import type { StoredCollection } from "../store/collections-state.ts";
import { createCollector } from "../store/collector.ts";
import { NameField } from "../pages/name-field.tsx";
import { useCollectionActions, type CollectionAction } from "../store/use-collection-actions.ts";
import { useExternalDrop, type ExternalDrop } from "../drag/use-external-drop.ts";

export interface CollectionCardProps {
  collection: StoredCollection;
  store: CollectionStore | undefined;
  isGuest: boolean;
  onTag: (tag: string) => void;
}

/** One collection of the list: what is in it, and what can be done with it. */
export function CollectionCard({ collection, store, isGuest, onTag }: CollectionCardProps) {
  const t = useMessages();
  const { name, apiCode, access, totalIcons, tags, permissions } = collection;
  const [isNaming, setIsNaming] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  const receive = ({ icons, files }: ExternalDrop) => {
    if (icons.length > 0) void createCollector(store!, t).add(collection, icons);
    if (files.length > 0) void addFiles({ store: store!, t, isGuest, collection, files });
  };
  const isOver = useExternalDrop(card, store && permissions.canAddIcons ? receive : undefined);
  const { actions, act } = useCollectionActions({ store, isGuest });
  const items = actions(collection).map((id): MenuItem => ({ id, label: t(`collectionPages.${id}`) }));
  const run = (id: string) => {
    if (id === "rename") setIsNaming(true);
    else void act(collection, id as CollectionAction);
  };
  const rename = (next: string) => {
    setIsNaming(false);
    if (next !== name) void act(collection, "rename", next);
  };
  return (
    <li ref={card} className={styles.card} data-collection={collection.id} data-over={isOver || undefined}>
      <Link
        to={formatAddress({ ...blankAddress("collection"), collection: apiCode })}
        prefetch="intent"
        className={styles.link}
      >
        <CollectionPreview collection={collection} />
        {!isNaming && <span className={styles.name}>{name}</span>}
      </Link>
      {isNaming && permissions.canRename && (
        <NameField className={styles.naming} name={name} onName={rename} onCancel={() => setIsNaming(false)} />
      )}
      <div className={styles.foot}>
        <span className={styles.count}>{t("site.count.icons", { count: totalIcons })}</span>
        {access === "public" && <Badge tone="accent">{t("collectionPages.public")}</Badge>}
        {tags.slice(0, 3).map((tag) => (
          <button key={tag} type="button" className={styles.tag} onClick={() => onTag(tag)}>
            {tag}
          </button>
        ))}
        {items.length > 0 && (
          <MenuButton
            className={styles.more}
            label={t("collectionPages.more", { name })}
            data-tooltip={undefined}
            items={items}
            onSelect={run}
          >
            <Glyph name="ellipsis" size={18} />
          </MenuButton>
        )}
      </div>
    </li>
  );
}
