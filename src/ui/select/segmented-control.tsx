import type { ComponentProps, ElementType } from "react";
import { Glyph } from "../foundation/glyph.tsx";
import type { GlyphName } from "../foundation/glyph-name.ts";
import type { PolymorphicProps } from "../button/polymorphic.ts";
import styles from "./segmented-control.module.css";

export interface SegmentedControlProps extends ComponentProps<"nav"> {
  /** What the segments choose between. */
  label: string;
  /** On a phone it fills a line of its own. */
  "data-line"?: true;
}

/** A few choices side by side of which one is on. Of links, because each is an address: `<Segment as={Link} to="…">`. */
export function SegmentedControl({ label, className = "", ...rest }: SegmentedControlProps) {
  return <nav {...rest} aria-label={label} className={`${styles.control} ${className}`} />;
}

export interface SegmentAppearance {
  isSelected: boolean;
  label: string;
  /** Drawn instead of the label, which becomes the name and the tooltip. */
  glyph?: GlyphName;
}

export function Segment<As extends ElementType = "a">(props: PolymorphicProps<As, SegmentAppearance>) {
  const {
    as: Element = "a",
    isSelected,
    label,
    glyph,
    className = "",
    ...rest
  } = props as PolymorphicProps<"a", SegmentAppearance>;
  return (
    <Element
      {...rest}
      className={`${styles.segment} ${className}`}
      aria-current={isSelected || undefined}
      {...(glyph ? { "aria-label": label, "data-tooltip": label } : {})}
    >
      {glyph ? <Glyph name={glyph} size={18} /> : label}
    </Element>
  );
}
