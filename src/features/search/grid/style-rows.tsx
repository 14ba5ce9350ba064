import type { Address } from "../../../core/urls/address.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { stamp } from "../../../ui/foundation/stamp.ts";
import { IconItem } from "./icon-tile.tsx";
import type { Drawings, ResultRow } from "../results/result-view.ts";
import styles from "./style-rows.module.css";

export interface StyleRowsProps {
  address: Address;
  rows: readonly ResultRow[];
  drawings: Drawings;
}

/** Results in rows, each of a style, with the way to all of them, or of what was added. */
export default function StyleRows({ address, rows, drawings }: StyleRowsProps) {
  const t = useMessages();
  return rows.map(({ code, title, all, path, icons, isWall }) => {
    return (
      <section key={code} className={styles.row} aria-labelledby={`row-${code}`} data-wall={isWall}>
        <header className={styles.head}>
          <h2 id={`row-${code}`} className={styles.title}>
            {title}
          </h2>
          {path !== undefined && (
            <a className={styles.all} href={path}>
              {all}
              <Glyph name="chevron-right" size={16} />
            </a>
          )}
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
