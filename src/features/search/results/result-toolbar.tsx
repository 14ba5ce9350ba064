import { lazy, memo, Suspense, useSyncExternalStore } from "react";
import type { Address } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { sortOrders } from "../../../core/search/search.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Popover, usePopover } from "../../../ui/dialog/popover.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import { Segment, SegmentedControl } from "../../../ui/select/segmented-control.tsx";
import { Chip } from "../../../ui/select/chip.tsx";
import { selectMode } from "../../selection/contract.ts";
import { listActiveFilters } from "../filters/list-active-filters.ts";
import { lazyPart } from "../grid/lazy-component.tsx";
import styles from "./result-toolbar.module.css";
import type { ResultView } from "./result-view.ts";
import type { useView } from "./use-view.ts";

const OtherSearches = lazyPart(async () => ({ default: (await import("./result-head.tsx")).OtherSearches }));
const ViewOptions = lazy(() => import("./view-options.tsx"));

export interface ResultToolbarProps {
  address: Address;
  title: string;
  view: Pick<ResultView, "subject" | "author" | "total" | "isByMeaning" | "related" | "read">;
  memory: ReturnType<typeof useView>;
  hasFilters: boolean;
  onFilters: () => void;
}

/** One row: what was found, what narrows it, how it is ordered and shown. */
export const ResultToolbar = memo(function ResultToolbar(props: ResultToolbarProps) {
  const { address, title, view, memory, hasFilters, onFilters } = props;
  const { isSidebarClosed, setIsSidebarClosed } = memory;
  const t = useMessages();
  const isSelecting = useSyncExternalStore(selectMode.subscribe, selectMode.isOn, () => false);
  const options = usePopover();
  const isEmpty = view.total === 0;
  /** What is found by its meaning has one order. */
  const isArranged = isEmpty || view.isByMeaning;
  const filterCount = listActiveFilters(address).length;
  const plain: Address = { ...address, pageNumber: 1, icon: "" };
  const sorting = `${t("search.sort.label")}: ${t(`search.sort.${address.sort}`)}`;
  return (
    <header className={styles.bar}>
      {hasFilters && (
        <IconButton
          className={styles.sidebar}
          glyph="panel-left"
          label={t(isSidebarClosed ? "search.filters.show" : "search.filters.hide")}
          isPressed={!isSidebarClosed}
          onClick={() => setIsSidebarClosed(!isSidebarClosed)}
        />
      )}
      <div className={styles.subject}>
        <div className={styles.titles}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.count}>{t("site.count.icons", { count: view.total })}</p>
        </div>
        <div className={styles.chips} tabIndex={-1}>
          {Object.keys(address.customization).length > 0 && (
            <Chip
              as="button"
              type="button"
              isSelected
              className={styles.restyled}
              data-restyle="none"
              removeLabel={t("search.filters.remove")}
            >
              {t("search.restyled")}
            </Chip>
          )}
          <OtherSearches address={address} view={view} />
        </div>
      </div>
      <div className={styles.tools}>
        {hasFilters && (
          <Button className={styles.filters} icon="sliders-horizontal" onClick={onFilters} aria-haspopup="dialog">
            {t("search.filters.title")}
            {filterCount > 0 && <span className={styles.badge}>{filterCount}</span>}
          </Button>
        )}
        {!address.isGrouped && !isArranged && (
          <MenuButton
            kind="choice"
            label={sorting}
            className={styles.sort}
            items={sortOrders.map((sort) => ({
              id: sort,
              label: t(`search.sort.${sort}`),
              href: formatAddress({ ...plain, sort }),
              isSelected: address.sort === sort,
            }))}
          >
            <Glyph name="arrow-up-down" size={16} />
            <span>{t(`search.sort.${address.sort}`)}</span>
          </MenuButton>
        )}
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
          <>
            <IconButton glyph="palette" label={t("icon.panel.restyle")} data-restyle="" />
            <IconButton
              className={styles.select}
              glyph="square-check"
              label={t("search.mode.select")}
              isPressed={isSelecting}
              onClick={() => selectMode.set(!isSelecting)}
            />
            <IconButton {...options.trigger} glyph="grid-3x3" label={t("search.view.options")} />
            <Popover {...options.panel} label={t("search.view.options")}>
              {options.isOpen && (
                <Suspense>
                  <ViewOptions memory={memory} />
                </Suspense>
              )}
            </Popover>
          </>
        )}
      </div>
    </header>
  );
});
