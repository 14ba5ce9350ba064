import type { ReactNode } from "react";
import styles from "./badge.module.css";

export interface BadgeProps {
  tone?: "neutral" | "accent" | "success" | "warning" | "danger";
  children: ReactNode;
}

/** A word that says what something is. */
export function Badge({ tone = "neutral", children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>;
}
