import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Badge } from "../../../ui/layout/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { MenuButton, type MenuItem } from "../../../ui/menu/menu-button.tsx";
import styles from "./collection-head.module.css";
import type { CollectionStore } from "../store/collection-store.ts";
import type { CollectionFacts, StoredCollection } from "../store/collections-state.ts";
import { PublishButton } from "../publish/publish-button.tsx";
import { DescriptionField } from "./description-field.tsx";
import { NameField } from "./name-field.tsx";
import { TagList } from "./tag-list.tsx";
import { useCollectionActions, type CollectionAction } from "../store/use-collection-actions.ts";

export interface CollectionHeadProps {
  collection: StoredCollection;
  store: CollectionStore | undefined;
  isGuest: boolean;
  isOwn: boolean;
}

/** What a collection is called and said to be; its owner changes all of that in its place. */
export function CollectionHead({ collection, store, isGuest, isOwn }: CollectionHeadProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const { id, name, description, tags, access, totalIcons, permissions } = collection;
  const [isNaming, setIsNaming] = useState(false);
  const { actions, act, edit } = useCollectionActions({ store, isGuest });
  const canEdit = isOwn && permissions.canEdit;
  const canRename = isOwn && permissions.canRename;
  const offered = isOwn ? actions(collection).filter((action) => action !== "rename") : [];
  const items = offered.map((action): MenuItem => ({ id: action, label: t(`collectionPages.${action}`) }));
  const run = (action: string) => {
    void act(collection, action as CollectionAction);
    if (action === "delete") void navigate("/icons/collections");
  };
  const change = (facts: Partial<CollectionFacts>) => void edit(id, facts);
  return (
    <header className={styles.head}>
      <Link to="/icons/collections" prefetch="intent" className={styles.back}>
        <Glyph name="arrow-left" size={16} />
        {t("collectionPages.back")}
      </Link>
      <div className={styles.line}>
        <h1 className={styles.title}>
          {isNaming ? (
            <NameField
              name={name}
              onName={(next) => {
                setIsNaming(false);
                if (next !== name) change({ name: next });
              }}
              onCancel={() => setIsNaming(false)}
            />
          ) : (
            name
          )}
        </h1>
        {canRename && !isNaming && (
          <IconButton size="sm" glyph="pencil" label={t("collectionPages.rename")} onClick={() => setIsNaming(true)} />
        )}
        <span className={styles.tools}>
          {access === "public" && isOwn && (
            <Button icon="link" onClick={() => void act(collection, "copyLink")}>
              {t("collectionPages.copyLink")}
            </Button>
          )}
          {isOwn && !isGuest && !collection.isDownloaded && totalIcons > 0 && <PublishButton collection={collection} />}
          {items.length > 0 && (
            <MenuButton
              className={styles.more}
              label={t("collectionPages.more", { name })}
              data-tooltip={undefined}
              items={items}
              onSelect={run}
            >
              <Glyph name="ellipsis" />
            </MenuButton>
          )}
        </span>
      </div>
      <DescriptionField
        description={description}
        canEdit={canEdit && !collection.isDownloaded}
        onDescription={(next) => change({ description: next })}
      />
      <div className={styles.facts}>
        <span className={styles.count}>{t("site.count.icons", { count: totalIcons })}</span>
        {access === "public" && <Badge tone="accent">{t("collectionPages.public")}</Badge>}
        <TagList
          tags={tags}
          canEdit={canEdit && !collection.isDownloaded}
          onTags={(next) => change({ tags: [...next] })}
        />
      </div>
    </header>
  );
}
