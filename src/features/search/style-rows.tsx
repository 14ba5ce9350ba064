import type { Address } from "../../core/urls/address.ts";
import { printAddress } from "../../core/urls/address-grammar.ts";
import { setFilter } from "../../core/urls/set-filter.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Glyph } from "../../ui/glyph.tsx";
import { stamp } from "../../ui/stamp.ts";
import { IconItem } from "./icon-tile.tsx";
import type { Drawings, ResultRow } from "./result-view.ts";
import styles from "./style-rows.module.css";

export interface StyleRowsProps {
  address: Address;
  rows: readonly ResultRow[];
  drawings: Drawings;
}

/** Results in rows: the first icons of each style, and the way to all of them. */
export function StyleRows({ address, rows, drawings }: StyleRowsProps) {
  const t = useMessages();
  return rows.map(({ code, title, total, isColor, icons }) => {
    const inStyle = setFilter(
      { ...address, isGrouped: false },
      { key: "style", value: code },
      { isColorStyle: isColor },
    );
    return (
      <section key={code} className={styles.row} aria-labelledby={`row-${code}`}>
        <header className={styles.head}>
          <h2 id={`row-${code}`} className={styles.title}>
            {title}
          </h2>
          <a className={styles.all} href={printAddress(inStyle)}>
            {t("search.row.all", { count: total, style: title })}
            <Glyph name="chevron-right" size={16} />
          </a>
        </header>
        <ul
          className={styles.icons}
          {...stamp(
            IconItem,
            icons.map((icon) => ({
              key: icon.id,
              ...icon,
              svg: drawings[icon.id],
              isSelected: icon.id === address.icon,
              creditLabel: t("search.tile.credit"),
            })),
          )}
        />
      </section>
    );
  });
}
