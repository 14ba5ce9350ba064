import { useEffect, useState, type MouseEvent } from "react";
import { createPortal } from "react-dom";
import { useMessages } from "../../i18n/use-messages.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { goToSimilar } from "./go-to-similar.ts";
import styles from "./tile-buttons.module.css";

export interface TileButtonsProps {
  /** The icon that has just been copied. */
  copiedId: string | undefined;
  onCopy: (id: string) => void;
  onSelect: (id: string) => void;
}

/**
 * Buttons in the corners of the tile that a mouse points at, and of the one that has the focus of the keyboard: one copies,
 * one leads to similar icons. They stand in the tile's list item, behind the link: tiles without them cost nothing, and the
 * tab key finds them.
 */
export default function TileButtons({ copiedId, onCopy, onSelect }: TileButtonsProps) {
  const t = useMessages();
  const tiles = useReachedTiles();
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
          label={isCopied ? t("icon.take.copied") : t("icon.tile.copy", { name })}
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

/** The tile under the mouse and the tile with the focus of the keyboard, as far as there are such; touch reaches none. */
function useReachedTiles(): HTMLElement[] {
  const [pointed, setPointed] = useState(() => (matchMedia("(hover: hover)").matches ? findTile("li:hover") : null));
  const [focused, setFocused] = useState(() => findTile("li:has(> :focus-visible)"));
  useEffect(() => {
    const onPointerOver = ({ target, pointerType }: PointerEvent) =>
      setPointed(pointerType === "touch" ? null : tileAround(target));
    const onPointerLeave = () => setPointed(null);
    const onFocusIn = ({ target }: FocusEvent) =>
      setFocused((target as Element).matches(":focus-visible") ? tileAround(target) : null);
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      // Another window in front takes the focus for a while only.
      if (!relatedTarget && document.activeElement !== target) setFocused(null);
    };
    const root = document.documentElement;
    root.addEventListener("pointerover", onPointerOver);
    root.addEventListener("pointerleave", onPointerLeave);
    root.addEventListener("focusin", onFocusIn);
    root.addEventListener("focusout", onFocusOut);
    return () => {
      root.removeEventListener("pointerover", onPointerOver);
      root.removeEventListener("pointerleave", onPointerLeave);
      root.removeEventListener("focusin", onFocusIn);
      root.removeEventListener("focusout", onFocusOut);
    };
  }, []);
  return [...new Set([pointed, focused])].filter((tile) => tile !== null);
}

function findTile(item: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main ${item} > a[data-icon]`);
}

function tileAround(target: EventTarget | null): HTMLElement | null {
  return (target as Element).closest("main li")?.querySelector<HTMLElement>(":scope > a[data-icon]") ?? null;
}
