import { memo, useMemo, useState } from "react";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import styles from "../../../ui/layout/icon-tile.module.css";
import { Tile } from "../../../ui/layout/tile.tsx";
import { VisuallyHidden } from "../../../ui/foundation/visually-hidden.tsx";
import { inlineMarkup } from "../../../ui/foundation/inline-markup.ts";
import type { GridIcon } from "../results/result-view.ts";

export interface IconTileProps extends GridIcon {
  /** Missing while the document is taken over: then it is in the page already. */
  svg: string | undefined;
  isSelected: boolean;
  /** Set once arrows move through the grid: only one tile is in the order of the tab key. */
  tabIndex?: 0 | -1 | undefined;
  creditLabel: string;
  /** Place in the whole list, from 0. */
  index?: number | undefined;
}

export interface IconItemProps extends IconTileProps {
  /** Items of the whole list, where not all of it is in the document. */
  listSize?: number | undefined;
}

const thumbSizePx = 96;

/** One icon of the results: a link to its page, which the inspector opens beside the grid. */
const IconTile = memo(function IconTile(tile: IconTileProps) {
  // What the document brought stays as it is: to write it once more would hold up the first touch.
  const [isInDocument] = useState(tile.svg === undefined);
  const svg = isInDocument ? undefined : tile.svg;
  // React writes the markup anew for every new object, and a press in the midst of that would be lost.
  const drawing = useMemo(() => inlineMarkup(svg), [svg]);
  const facts = [tile.name, tile.style, tile.needsCredit && tile.creditLabel].filter(Boolean);
  return (
    <Tile
      as="a"
      href={tile.path}
      className={styles.tile}
      data-icon={tile.id}
      data-index={tile.index}
      data-needs={tile.ground}
      aria-label={facts.join(", ")}
      data-tooltip={[...facts, tile.reason].filter(Boolean).join("\n")}
      tabIndex={tile.tabIndex}
      isSelected={tile.isSelected}
      aria-current={tile.isSelected || undefined}
    >
      {tile.isHeavy ? (
        <img
          className={styles.drawing}
          src={formatImagePath(tile.id, "png", { size: thumbSizePx })}
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
          {tile.name}
        </span>
        <span className={styles.style}>{tile.style}</span>
      </span>
      {tile.needsCredit && (
        <span className={styles.credit} data-explain>
          <VisuallyHidden>{tile.creditLabel}</VisuallyHidden>
        </span>
      )}
    </Tile>
  );
});

/** A tile as an item of a list, ready to be stamped. */
export function IconItem({ listSize, ...tile }: IconItemProps) {
  return (
    <li aria-setsize={listSize} aria-posinset={listSize && tile.index! + 1}>
      <IconTile {...tile} />
    </li>
  );
}
