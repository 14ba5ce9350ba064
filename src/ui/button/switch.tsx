import type { ComponentProps, ElementType, ReactNode } from "react";
import type { PolymorphicProps } from "./polymorphic.ts";
import styles from "./switch.module.css";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  children: ReactNode;
}

/** Something that is on or off at once: a native checkbox, so Space turns it and a form sends it. */
export function Switch({ children, className = "", ...rest }: SwitchProps) {
  return (
    <label className={`${styles.switch} ${className}`}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the checkbox says itself whether it is on */}
      <input {...rest} type="checkbox" role="switch" className={styles.input} />
      {children}
    </label>
  );
}

export interface SwitchLinkAppearance {
  isOn: boolean;
  children: ReactNode;
}

/** A switch whose state is in the address: `<SwitchLink as={Link} to="…">`. */
export function SwitchLink<As extends ElementType = "a">(props: PolymorphicProps<As, SwitchLinkAppearance>) {
  const { as: Element = "a", isOn, className = "", ...rest } = props as PolymorphicProps<"a", SwitchLinkAppearance>;
  return <Element {...rest} role="switch" aria-checked={isOn} className={`${styles.switch} ${className}`} />;
}
