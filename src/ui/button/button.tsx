import type { ComponentProps, ElementType, ReactNode } from "react";
import styles from "./button.module.css";
import { Glyph } from "../foundation/glyph.tsx";
import type { GlyphName } from "../foundation/glyph-name.ts";
import type { PolymorphicProps } from "./polymorphic.ts";

export interface ButtonAppearance {
  variant?: "primary" | "secondary" | "ghost" | "danger";
  size?: "sm" | "md" | "lg";
  icon?: GlyphName | undefined;
  /** Behind the label, such as a chevron. */
  endIcon?: GlyphName | undefined;
  children: ReactNode;
}

export interface ButtonProps extends ButtonAppearance, Omit<ComponentProps<"button">, keyof ButtonAppearance> {
  /** Work is under way: a second press does nothing, the focus stays. */
  isBusy?: boolean;
}

export function Button({
  variant,
  size,
  icon,
  endIcon,
  isBusy = false,
  children,
  className = "",
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(isBusy ? { "aria-busy": true, "aria-disabled": true, onClick: undefined } : {})}
      className={`${styles.button} ${className}`}
      data-variant={variant ?? "secondary"}
      data-size={size ?? "md"}
    >
      <ButtonContent icon={isBusy ? "loader-circle" : icon} endIcon={endIcon}>
        {children}
      </ButtonContent>
    </button>
  );
}

/** A link that looks like a button: `<LinkButton as={Link} to="…">`. */
export function LinkButton<As extends ElementType = "a">(props: PolymorphicProps<As, ButtonAppearance>) {
  const {
    as: Element = "a",
    variant,
    size,
    icon,
    endIcon,
    children,
    className = "",
    ...rest
  } = props as PolymorphicProps<"a", ButtonAppearance>;
  return (
    <Element
      {...rest}
      className={`${styles.button} ${className}`}
      data-variant={variant ?? "secondary"}
      data-size={size ?? "md"}
    >
      <ButtonContent icon={icon} endIcon={endIcon}>
        {children}
      </ButtonContent>
    </Element>
  );
}

function ButtonContent({ icon, endIcon, children }: Pick<ButtonAppearance, "icon" | "endIcon" | "children">) {
  return (
    <>
      {icon && <Glyph name={icon} size={18} />}
      <span>{children}</span>
      {endIcon && <Glyph name={endIcon} size={16} />}
    </>
  );
}
