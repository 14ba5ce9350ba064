import type { ElementType, ReactNode } from "react";
import styles from "./chip.module.css";
import { Glyph } from "../foundation/glyph.tsx";
import type { PolymorphicProps } from "../button/polymorphic.ts";
import { VisuallyHidden } from "../foundation/visually-hidden.tsx";

export interface ChipAppearance {
  isSelected?: boolean;
  /** Already formatted. */
  count?: string;
  /** The chip takes itself away when pressed: draws a cross, and this is what a screen reader hears before the label. */
  removeLabel?: string;
  /** What links and screen readers say instead of a label that is too short to stand alone. */
  fullLabel?: string;
  children: ReactNode;
}

/** A small rounded link or button: a suggestion, a filter that is on, a related tag. */
export function Chip<As extends ElementType = "span">(props: PolymorphicProps<As, ChipAppearance>) {
  const {
    as: Element = "span",
    isSelected,
    count,
    removeLabel,
    fullLabel,
    children,
    className = "",
    ...rest
  } = props as PolymorphicProps<"span", ChipAppearance>;
  return (
    <Element {...rest} className={`${styles.chip} ${className}`} data-selected={isSelected || undefined}>
      {removeLabel && <VisuallyHidden>{removeLabel} </VisuallyHidden>}
      <span className={styles.label} aria-hidden={fullLabel !== undefined || undefined}>
        {children}
      </span>
      {fullLabel !== undefined && <VisuallyHidden>{fullLabel}</VisuallyHidden>}
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {removeLabel && <Glyph name="x" size={14} />}
    </Element>
  );
}
