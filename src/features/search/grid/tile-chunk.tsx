import { memo } from "react";
import type { ResultPage } from "../results/result-view.ts";
import styles from "./icon-grid.module.css";
import { IconTile } from "./icon-tile.tsx";

export interface TileChunkProps {
  /** The first and the one after the last, in the whole list. */
  start: number;
  end: number;
  /** Loaded pages by number, from 0. */
  pages: ReadonlyMap<number, ResultPage>;
  pageSize: number;
  /** Icons in the whole list, where not all of it is in the document. */
  count?: number | undefined;
  /** The tile in the order of the tab key, -1 where it is none of these; left out, all are. */
  activeIndex?: number | undefined;
  selectedId: string;
  creditLabel: string;
}

/** Some tiles of a long list side by side: with every row of scrolling, only those that come and go are drawn. */
export const TileChunk = memo(function TileChunk(props: TileChunkProps) {
  const { start, end, pages, pageSize, count, activeIndex, selectedId, creditLabel } = props;
  return Array.from({ length: end - start }, (_, place) => {
    const index = start + place;
    const page = pages.get(Math.floor(index / pageSize));
    const icon = page?.icons[index % pageSize];
    return (
      <li key={index} aria-setsize={count} aria-posinset={count && index + 1}>
        {icon ? (
          <IconTile
            key={icon.id}
            {...icon}
            index={index}
            svg={page?.drawings[icon.id]}
            isSelected={icon.id === selectedId}
            creditLabel={creditLabel}
            tabIndex={activeIndex === undefined ? undefined : index === activeIndex ? 0 : -1}
          />
        ) : (
          <div className={styles.placeholder} />
        )}
      </li>
    );
  });
});
