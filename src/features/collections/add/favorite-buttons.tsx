import { createPortal } from "react-dom";
import { useMessages } from "../../../i18n/use-messages.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { useReachedTiles } from "../../../ui/hooks/use-reached-tiles.ts";
import styles from "./favorite-buttons.module.css";

/** The button that collects an icon, on the tile that a mouse points at and on the one that has the focus. */
export function FavoriteButtons({ favoriteIds }: { favoriteIds: ReadonlySet<string> }) {
  const t = useMessages();
  return useReachedTiles().map((tile) => {
    if (!tile.parentElement) return null;
    const id = tile.dataset["icon"]!;
    const name = tile.querySelector("[data-name]")?.textContent ?? "";
    return createPortal(
      <IconButton
        className={styles.heart}
        size="sm"
        glyph="heart"
        label={t("collections.add.icon", { name })}
        aria-haspopup="dialog"
        data-icon={id}
        data-collect={id}
        data-favorite={favoriteIds.has(id) || undefined}
        onMouseDown={(event: React.MouseEvent) => event.preventDefault()}
      />,
      tile.parentElement,
      id,
    );
  });
}
