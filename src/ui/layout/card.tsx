import type { ElementType, ReactNode } from "react";
import styles from "./card.module.css";
import type { PolymorphicProps } from "../button/polymorphic.ts";

export interface CardAppearance {
  children: ReactNode;
  /** The whole card is a link or button. */
  isInteractive?: boolean;
}

export function Card<As extends ElementType = "div">(props: PolymorphicProps<As, CardAppearance>) {
  const {
    as: Element = "div",
    isInteractive,
    className = "",
    ...rest
  } = props as PolymorphicProps<"div", CardAppearance>;
  return <Element {...rest} className={`${styles.card} ${className}`} data-interactive={isInteractive || undefined} />;
}
