import { useEffect, type MouseEvent } from "react";
import { createPortal } from "react-dom";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { useReachedTiles } from "../../../ui/hooks/use-reached-tiles.ts";
import { goToSimilar } from "../page/go-to-similar.ts";
import { prefetchIcons } from "./prefetch-icons.ts";
import styles from "./tile-buttons.module.css";
import { useTileDrag } from "./use-tile-drag.ts";

export interface TileButtonsProps {
  customization: IconCustomization;
  /** The icon that has just been copied. */
  copiedId: string | undefined;
  onCopy: (id: string) => void;
  onSelect: (id: string) => void;
}

/**
 * Buttons at the end of the tile that a mouse points at, and of the one that has the focus of the keyboard: one copies,
 * one leads to similar icons. They stand in the tile's list item, behind the link: tiles without them cost nothing, and the
 * tab key finds them.
 */
export default function TileButtons({ customization, copiedId, onCopy, onSelect }: TileButtonsProps) {
  const t = useMessages();
  const tiles = useReachedTiles();
  useTileDrag(customization);
  useEffect(prefetchIcons, []);
  return tiles.map((tile) => {
    const id = tile.dataset["icon"]!;
    const isCopied = id === copiedId;
    const name = tile.querySelector("[data-name]")?.textContent ?? "";
    if (!tile.parentElement) return null;
    return createPortal(
      <>
        <IconButton
          className={styles.copy}
          size="sm"
          glyph={isCopied ? "check" : "copy"}
          label={isCopied ? t("download.copied") : t("icon.tile.copy", { name })}
          data-icon={id}
          data-copied={isCopied || undefined}
          onMouseDown={keepFocus}
          onClick={() => onCopy(id)}
        />
        <IconButton
          className={styles.similar}
          size="sm"
          glyph="shapes"
          label={t("icon.tile.similar", { name })}
          data-icon={id}
          onMouseDown={keepFocus}
          onClick={() => goToSimilar(id, onSelect)}
        />
      </>,
      tile.parentElement,
      id,
    );
  });
}

const keepFocus = (event: MouseEvent) => event.preventDefault();
