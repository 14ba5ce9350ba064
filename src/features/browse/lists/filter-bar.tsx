import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import { formatNumber } from "../../../i18n/format.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { MenuBar } from "../../../ui/menu/menu-bar.tsx";
import type { FilterMenu } from "./filter-menus.ts";

export interface FilterBarProps {
  menus: readonly FilterMenu[];
  /** The page without any filter. */
  clearHref: string;
}

/** The filters of a list as menus of links, side by side. */
export function FilterBar({ menus, clearHref }: FilterBarProps) {
  const t = useMessages();
  const followLink = useFollowInPlace();
  const isFiltered = menus.some(({ chosen }) => chosen !== undefined);
  return (
    <MenuBar
      label={t("browse.filters.label")}
      onClick={followLink}
      menus={menus.map(({ key, title, chosen, clearHref: anyHref, options }) => ({
        key,
        title,
        chosen,
        items: [
          ...(anyHref === undefined ? [] : [{ id: anyHref, label: t("browse.filters.any"), href: anyHref }]),
          ...options.map(({ label, count, href, isChosen }) => ({
            id: href,
            label,
            count: formatNumber(count, t.locale),
            href,
            isSelected: isChosen,
          })),
        ],
      }))}
      clear={
        isFiltered && (
          <Link to={clearHref} preventScrollReset>
            {t("browse.filters.clear")}
          </Link>
        )
      }
    />
  );
}

/** Menus hold plain links; a plain press on one changes the list where it stands. */
function useFollowInPlace(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = (event.target as Element).closest("a");
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(link.pathname + link.search, { preventScrollReset: true });
  };
}
