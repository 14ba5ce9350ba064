import { createPortal } from "react-dom";
import { useMessages } from "../../../i18n/use-messages.ts";
import { useReachedTiles } from "../../../ui/hooks/use-reached-tiles.ts";
import styles from "./tile-check.module.css";

export interface TileCheckProps {
  isPicked: (id: string) => boolean;
  onToggle: (tile: HTMLElement) => void;
}

/**
 * The box in the corner of the tile that a mouse points at, and of the one that has the focus: it picks the icon. What it
 * looks like is a matter of the marks.
 */
export function TileCheck({ isPicked, onToggle }: TileCheckProps) {
  const t = useMessages();
  return useReachedTiles().map((tile) => {
    if (!tile.parentElement) return null;
    const id = tile.dataset["icon"]!;
    const name = tile.querySelector("[data-name]")?.textContent ?? "";
    return createPortal(
      <input
        type="checkbox"
        className={styles.check}
        // The space key does the same on the tile itself.
        tabIndex={-1}
        checked={isPicked(id)}
        aria-label={t("selection.tile.pick", { name })}
        data-icon={id}
        onMouseDown={(event) => event.preventDefault()}
        onChange={() => onToggle(tile)}
      />,
      tile.parentElement,
      id,
    );
  });
}
