import { memo, useSyncExternalStore } from "react";
import type { Address } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { sortOrders } from "../../../core/search/search.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Segment, SegmentedControl } from "../../../ui/select/segmented-control.tsx";
import type { GridMode } from "../../../ui/layout/tile.tsx";
import { selectMode } from "../../selection/contract.ts";
import { ActiveFilters } from "../filters/active-filters.tsx";
import { listActiveFilters } from "../filters/list-active-filters.ts";
import styles from "./result-toolbar.module.css";
import type { ResultView } from "./result-view.ts";

export interface ResultToolbarProps {
  address: Address;
  view: Pick<ResultView, "subject" | "author" | "total" | "isByMeaning" | "read">;
  gridMode: GridMode;
  onGridMode: (mode: GridMode) => void;
  isSidebarClosed: boolean;
  onSidebar: (isClosed: boolean) => void;
  onFilters: () => void;
}

/** How the results are ordered and shown. */
export const ResultToolbar = memo(function ResultToolbar(props: ResultToolbarProps) {
  const { address, view, gridMode, onGridMode, isSidebarClosed, onSidebar, onFilters } = props;
  const t = useMessages();
  const isSelecting = useSyncExternalStore(selectMode.subscribe, selectMode.isOn, () => false);
  const isEmpty = view.total === 0;
  /** What is found by its meaning has one order. */
  const isArranged = isEmpty || view.isByMeaning;
  const filterCount = listActiveFilters(address).length;
  const plain: Address = { ...address, pageNumber: 1, icon: "" };
  return (
    <div className={styles.toolbar}>
      <IconButton
        className={styles.sidebar}
        glyph="panel-left"
        label={t(isSidebarClosed ? "search.filters.show" : "search.filters.hide")}
        isPressed={!isSidebarClosed}
        onClick={() => onSidebar(!isSidebarClosed)}
      />
      <Button className={styles.filters} icon="sliders-horizontal" onClick={onFilters} aria-haspopup="dialog">
        {t("search.filters.title")}
        {filterCount > 0 && <span className={styles.badge}>{filterCount}</span>}
      </Button>
      {!address.isGrouped && !isArranged && (
        <SegmentedControl label={t("search.sort.label")} data-line className={styles.sort}>
          {sortOrders.map((sort) => (
            <Segment
              key={sort}
              href={formatAddress({ ...plain, sort })}
              isSelected={address.sort === sort}
              label={t(`search.sort.${sort}`)}
            />
          ))}
        </SegmentedControl>
      )}
      <ActiveFilters address={address} view={view} />
      {!isArranged && (
        <SegmentedControl label={t("search.view.label")}>
          <Segment
            href={formatAddress({ ...plain, isGrouped: false })}
            isSelected={!address.isGrouped}
            glyph="layout-grid"
            label={t("search.view.grid")}
          />
          <Segment
            href={formatAddress({ ...plain, isGrouped: true })}
            isSelected={address.isGrouped}
            glyph="rows-3"
            label={t("search.view.rows")}
          />
        </SegmentedControl>
      )}
      {!isEmpty && (
        <IconButton className={styles.restyle} glyph="palette" label={t("icon.panel.restyle")} data-restyle />
      )}
      {!isEmpty && (
        <IconButton
          className={styles.select}
          glyph="square-check"
          label={t("search.mode.select")}
          isPressed={isSelecting}
          onClick={() => selectMode.set(!isSelecting)}
        />
      )}
      {!address.isGrouped && !isEmpty && (
        <IconButton
          glyph={gridMode === "compact" ? "grid-2x2" : "grid-3x3"}
          label={t(gridMode === "compact" ? "search.mode.detailed" : "search.mode.compact")}
          aria-keyshortcuts="g"
          onClick={() => onGridMode(gridMode === "compact" ? "detailed" : "compact")}
        />
      )}
    </div>
  );
});
