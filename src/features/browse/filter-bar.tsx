import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import { formatNumber } from "../../i18n/format.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Glyph } from "../../ui/glyph.tsx";
import { MenuButton } from "../../ui/menu-button.tsx";
import styles from "./filter-bar.module.css";
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
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it only follows the links inside
    <nav aria-label={t("browse.filters.label")} className={styles.bar} onClick={followLink}>
      {menus.map(({ key, title, chosen, clearHref: anyHref, options }) => (
        <MenuButton
          key={key}
          kind="choice"
          label={chosen === undefined ? title : `${title}: ${chosen}`}
          data-tooltip={undefined}
          className={styles.trigger}
          data-on={chosen !== undefined || undefined}
          items={[
            ...(anyHref === undefined ? [] : [{ id: anyHref, label: t("browse.filters.any"), href: anyHref }]),
            ...options.map(({ label, count, href, isChosen }) => ({
              id: href,
              label: (
                <span className={styles.option}>
                  {label} <small>{formatNumber(count, t.locale)}</small>
                </span>
              ),
              href,
              isSelected: isChosen,
            })),
          ]}
        >
          {chosen ?? title}
          <Glyph name="chevron-down" size={16} />
        </MenuButton>
      ))}
      {isFiltered && (
        <Link to={clearHref} preventScrollReset className={styles.clear}>
          {t("browse.filters.clear")}
        </Link>
      )}
    </nav>
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
