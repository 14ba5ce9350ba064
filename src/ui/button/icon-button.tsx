import type { ElementType } from "react";
import styles from "./button.module.css";
import { Glyph } from "../foundation/glyph.tsx";
import type { GlyphName } from "../foundation/glyph-name.ts";
import type { PolymorphicProps } from "./polymorphic.ts";

export interface IconButtonAppearance {
  glyph: GlyphName;
  /** Accessible name, also shown as the tooltip. */
  label: string;
  variant?: "secondary" | "ghost";
  size?: "sm" | "md" | "lg";
  /** For a button that stays pressed. */
  isPressed?: boolean;
  hasTooltip?: boolean;
}

export function IconButton<As extends ElementType = "button">(props: PolymorphicProps<As, IconButtonAppearance>) {
  const {
    as: Element = "button",
    glyph,
    label,
    variant = "ghost",
    size = "md",
    isPressed,
    hasTooltip = true,
    className = "",
    ...rest
  } = props as PolymorphicProps<"button", IconButtonAppearance>;
  return (
    <Element
      {...(Element === "button" ? { type: "button" as const } : {})}
      {...rest}
      className={`${styles.button} ${styles.iconButton} ${className}`}
      data-variant={variant}
      data-size={size}
      aria-label={label}
      aria-pressed={isPressed}
      data-tooltip={hasTooltip ? label : undefined}
    >
      <Glyph name={glyph} size={size === "sm" ? 16 : 20} />
    </Element>
  );
}
