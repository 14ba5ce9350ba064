import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { firstInteraction } from "../../../browser/first-interaction.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { moveInGrid } from "../../../ui/hooks/move-in-grid.ts";
import { TileGrid } from "../../../ui/layout/tile.tsx";
import { LiveRegion } from "../../../ui/foundation/visually-hidden.tsx";
import type { CollectedIcon } from "../persistence/collected-icon.ts";
import styles from "./collection-grid.module.css";
import type { CollectionStore } from "../store/collection-store.ts";
import { CollectionTile } from "./collection-tile.tsx";
import type { StoredCollection, StoredIcon } from "../store/collections-state.ts";
import type { Gap } from "../drag/find-gap.ts";
import { notifyOnFailure } from "../store/notify-on-failure.ts";

export interface CollectionGridProps {
  /** Undefined for icons that are in none. */
  collection: StoredCollection | undefined;
  icons: readonly (StoredIcon & Partial<CollectedIcon>)[];
  /** Files that are being added. */
  uploading: readonly File[];
  canSort: boolean;
  store: CollectionStore | undefined;
}

/** The icons of a collection, sorted by hand: by dragging, and by Alt with the arrow keys. */
export function CollectionGrid({ collection, icons, uploading, canSort, store }: CollectionGridProps) {
  const t = useMessages();
  const grid = useRef<HTMLUListElement>(null);
  const [gap, setGap] = useState<Gap>();
  const [activeId, setActiveId] = useState<string>();
  const [announcement, announce] = useState("");
  const refocus = useRef<string>(undefined);
  const active = icons.some(({ id }) => id === activeId) ? activeId : icons[0]?.id;

  const place = (moved: readonly StoredIcon[], before: string | undefined) => {
    const { id } = collection!;
    const at = new Date().toISOString();
    const held = new Set(icons.map((icon) => icon.id));
    const fresh = moved.filter((icon) => !held.has(icon.id));
    const iconIds = moved.map((icon) => icon.id);
    void notifyOnFailure(t, () =>
      store!.change(...(fresh.length > 0 ? [{ kind: "add" as const, id, at, icons: fresh }] : []), {
        kind: "place",
        id,
        at,
        iconIds,
        before,
      }),
    );
  };
  const drop = useRef(place);
  useEffect(() => {
    drop.current = place;
  });
  useEffect(() => {
    if (!canSort) return undefined;
    let isHere = true;
    let end: (() => void) | undefined;
    const start = async () => {
      await firstInteraction;
      const { watchSorting } = await import("../drag/watch-sorting.ts");
      if (isHere) end = watchSorting(grid.current!, { onGap: setGap, onDrop: (...order) => drop.current(...order) });
    };
    // Where it cannot be fetched there are the keys.
    start().catch(() => undefined);
    return () => {
      isHere = false;
      end?.();
    };
  }, [canSort]);

  // A tile that has moved has lost the focus on the way.
  useLayoutEffect(() => {
    if (refocus.current === undefined) return;
    focusTile(grid.current!, refocus.current);
    refocus.current = undefined;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const id = (event.target as Element).closest<HTMLElement>("li > a[data-icon]")?.dataset["icon"];
    const index = icons.findIndex((icon) => icon.id === id);
    if (index < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = moveInGrid(event.key, { index, columns: countColumns(grid.current!), count: icons.length });
    if (target === undefined || target === index) return;
    const icon = icons[index]!;
    if (event.altKey) {
      if (!canSort) return;
      event.preventDefault();
      refocus.current = icon.id;
      place([icon], icons[target > index ? target + 1 : target]?.id);
      announce(t("collectionPages.placed", { name: icon.name, place: target + 1, count: icons.length }));
    } else {
      event.preventDefault();
      setActiveId(icons[target]!.id);
      focusTile(grid.current!, icons[target]!.id);
    }
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the links inside */}
      <TileGrid
        ref={grid}
        className={styles.grid}
        data-collection={collection?.id}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setActiveId((target as HTMLElement).dataset["icon"] ?? active)}
      >
        {uploading.map(({ name }) => (
          <li key={`file ${name}`} className={styles.underWay} aria-label={t("collectionPages.uploading", { name })}>
            <Glyph name="loader-circle" size={24} />
            <span>{name}</span>
          </li>
        ))}
        {icons.map((icon) => (
          <CollectionTile
            key={icon.id}
            icon={icon}
            isActive={icon.id === active}
            gap={gap?.tile === icon.id ? gap.side : undefined}
          />
        ))}
      </TileGrid>
      {canSort && icons.length > 1 && <p className={styles.help}>{t("collectionPages.sort")}</p>}
      <LiveRegion>{announcement}</LiveRegion>
    </>
  );
}

function focusTile(grid: Element, id: string): void {
  grid.querySelector<HTMLElement>(`li > a[data-icon="${CSS.escape(id)}"]`)?.focus();
}

function countColumns(grid: Element): number {
  return getComputedStyle(grid).gridTemplateColumns.split(" ").length;
}
