import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** Says its changing text to screen readers. It must be on the page before the text is. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <output aria-live="polite" className={styles.hidden}>
      {children}
    </output>
  );
}
