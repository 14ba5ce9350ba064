import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { listenForKeys } from "../../../browser/key-listener.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { FavoriteButtons } from "./favorite-buttons.tsx";
import { CollectPopover } from "./collect-popover.tsx";
import type { StoredCollection, StoredIcon } from "../store/collections-state.ts";
import { createCollector } from "../store/collector.ts";
import { findShownIcon } from "./find-shown-icon.ts";
import { openCollection } from "../store/open-collection.ts";
import { openCollections } from "../store/open-collections.ts";
import { markFavorites } from "./mark-favorites.ts";
import { readSelectedIcon } from "./read-selected-icon.ts";
import { useCollections } from "../store/use-collections.ts";

const CollectDrags = lazy(() => import("../drag/collect-drags.tsx"));

/** Where keys mean something else. */
const typing = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], dialog, [popover]";

export interface CollectingProps {
  isGuest: boolean;
  /** Icons that are picked, where a page has such. */
  listPicked: () => readonly StoredIcon[];
  /** Picked icons that are no longer on the page. */
  deselect: (ids: ReadonlySet<string>) => void;
}

interface Asked {
  icons: readonly StoredIcon[];
  /** They are to leave this collection. */
  from: StoredCollection | undefined;
  anchor: HTMLElement;
}

/**
 * Collecting icons from wherever they are shown: by the button of their tile, by every element with `data-collect` – the id
 * of an icon, or nothing for all that are picked –, by the key `f` and by dragging.
 */
export default function Collecting({ isGuest, listPicked, deselect }: CollectingProps) {
  const t = useMessages();
  const { view } = useCollections(isGuest);
  const [asked, setAsked] = useState<Asked>();
  const store = openCollections({ isGuest, t });
  const collector = useMemo(() => createCollector(store, t), [store, t]);
  const picked = useRef(listPicked);
  const forget = useRef(deselect);
  useEffect(() => {
    picked.current = listPicked;
    forget.current = deselect;
  });

  const favorites = view.list.find(({ isDefault }) => isDefault);
  const favoritesId = favorites?.id;
  const favoriteIcons = favoritesId === undefined ? undefined : view.icons[favoritesId];
  const isUnread = favoritesId !== undefined && favoriteIcons === undefined;
  useEffect(() => {
    // Hearts are not filled then; collecting goes on.
    if (isUnread) void store.readIcons(favoritesId).catch(() => undefined);
  }, [store, favoritesId, isUnread]);
  const favoriteIds = useMemo(() => new Set(favoriteIcons?.map(({ id }) => id)), [favoriteIcons]);
  const favoriteLabel = t("collections.favorites");
  useEffect(() => markFavorites(favoriteIds, favoriteLabel), [favoriteIds, favoriteLabel]);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>("[data-collect]");
      if (!button) return;
      const id = button.dataset["collect"]!;
      // The button of a tile goes when the mouse leaves it; the tile stays.
      const anchor = button.parentElement?.querySelector<HTMLElement>(":scope > a[data-icon]") ?? button;
      const from = "move" in button.dataset ? openCollection.get() : undefined;
      setAsked({ icons: id === "" ? picked.current() : [findShownIcon(id)], from, anchor });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || target.closest(typing)) return;
      const id = target.closest<HTMLElement>("[data-icon]")?.dataset["icon"];
      if (event.key === "f") {
        const wanted = id ?? readSelectedIcon();
        if (wanted !== undefined) void collector.toggleFavorite(findShownIcon(wanted));
      } else if (event.key === "Delete" && id !== undefined) removeFromPage(id);
    };
    /** With all that are picked, where it is one of those. */
    const removeFromPage = (id: string) => {
      const collection = openCollection.get();
      if (!collection?.permissions.canRemoveIcons) return;
      const all = picked.current();
      const icons = all.some((icon) => icon.id === id) ? all : [findShownIcon(id)];
      void collector.remove(collection, icons);
      forget.current(new Set(icons.map((icon) => icon.id)));
    };
    const controller = new AbortController();
    listenForKeys("click", onClick, { signal: controller.signal });
    listenForKeys("keydown", onKeyDown, { signal: controller.signal });
    return () => controller.abort();
  }, [collector]);

  const close = () => {
    asked?.anchor.focus({ preventScroll: true });
    setAsked(undefined);
  };
  return (
    <>
      <FavoriteButtons favoriteIds={favoriteIds} />
      <Suspense>
        <CollectDrags
          isGuest={isGuest}
          view={view}
          store={store}
          collector={collector}
          listPicked={() => picked.current()}
        />
      </Suspense>
      {asked && (
        <CollectPopover
          key={asked.icons.map(({ id }) => id).join(" ")}
          {...asked}
          view={view}
          store={store}
          collector={collector}
          onClose={close}
        />
      )}
    </>
  );
}
