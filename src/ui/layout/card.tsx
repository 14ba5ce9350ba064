import type { ElementType, ReactNode } from "react";
import styles from "./card.module.css";
import type { PolymorphicProps } from "../button/polymorphic.ts";

export interface CardLook {
  children: ReactNode;
  /** The whole card is a link or button. */
  isInteractive?: boolean;
}

export function Card<As extends ElementType = "div">(props: PolymorphicProps<As, CardLook>) {
  const { as: Element = "div", isInteractive, className = "", ...rest } = props as PolymorphicProps<"div", CardLook>;
  return <Element {...rest} className={`${styles.card} ${className}`} data-interactive={isInteractive || undefined} />;
}
