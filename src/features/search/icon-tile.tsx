import { memo, useMemo } from "react";
import { printImagePath } from "../../core/urls/image-path.ts";
import { Tile } from "../../ui/tile.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./icon-tile.module.css";
import type { GridIcon } from "./result-view.ts";

export interface IconTileProps {
  icon: GridIcon;
  /** Missing while the document is taken over: then it is in the page already. */
  svg: string | undefined;
  isSelected: boolean;
  /** Set once arrows move through the grid: only one tile is in the order of the tab key. */
  tabIndex?: 0 | -1 | undefined;
  creditLabel: string;
  /** Place in the whole list, from 0. */
  index?: number | undefined;
}

const thumbSizePx = 96;

/** One icon of the results: a link to its page, which the inspector opens beside the grid. */
export const IconTile = memo(function IconTile({ icon, svg, isSelected, tabIndex, creditLabel, index }: IconTileProps) {
  // React writes the markup anew for every new object, and a press in the midst of that would be lost.
  const drawing = useMemo(() => ({ __html: svg ?? "" }), [svg]);
  return (
    <Tile
      as="a"
      href={icon.path}
      className={styles.tile}
      data-icon={icon.id}
      data-index={index}
      data-tooltip={icon.reason}
      tabIndex={tabIndex}
      isSelected={isSelected}
      aria-current={isSelected || undefined}
    >
      {icon.isHeavy ? (
        <img
          className={styles.drawing}
          src={printImagePath(icon.id, "png", { size: thumbSizePx })}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className={styles.drawing} aria-hidden suppressHydrationWarning dangerouslySetInnerHTML={drawing} />
      )}
      <span className={styles.caption}>
        <span className={styles.name} data-name>
          {icon.name}
        </span>
        {icon.needsCredit ? (
          <span className={styles.origin}>
            <span className={styles.style}>{icon.style}</span>
            <span className={styles.credit} title={creditLabel}>
              <VisuallyHidden>{creditLabel}</VisuallyHidden>
            </span>
          </span>
        ) : (
          <span className={styles.style}>{icon.style}</span>
        )}
      </span>
    </Tile>
  );
});
