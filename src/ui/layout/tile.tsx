import type { ComponentProps, ElementType, ReactNode } from "react";
import type { PolymorphicProps } from "../button/polymorphic.ts";
import styles from "./tile.module.css";

export type GridMode = "compact" | "detailed";

export interface TileGridProps extends ComponentProps<"ul"> {
  mode?: GridMode;
}

/** A grid whose columns follow the width: 4 (compact) or 3 (detailed) at least. */
export function TileGrid({ mode = "compact", className = "", ...rest }: TileGridProps) {
  return <ul {...rest} className={`${styles.grid} ${className}`} data-mode={mode} />;
}

export interface TileAppearance {
  /** The drawing. */
  children: ReactNode;
  caption?: ReactNode;
  isSelected?: boolean;
}

/** One icon in a grid: a square with the drawing, its caption below in detailed grids. */
export function Tile<As extends ElementType = "div">(props: PolymorphicProps<As, TileAppearance>) {
  const {
    as: Element = "div",
    caption,
    isSelected,
    children,
    className = "",
    ...rest
  } = props as PolymorphicProps<"div", TileAppearance>;
  return (
    <Element {...rest} className={`${styles.tile} ${className}`} data-selected={isSelected || undefined}>
      {children}
      {caption !== undefined && <span className={styles.caption}>{caption}</span>}
    </Element>
  );
}
