import type { ComponentProps, ReactNode } from "react";
import styles from "./disclosure.module.css";
import { Glyph } from "../foundation/glyph.tsx";

export interface DisclosureProps extends Omit<ComponentProps<"details">, "summary"> {
  summary: ReactNode;
}

/** A section that opens and closes; works without script. */
export function Disclosure({ summary, children, className = "", ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={`${styles.disclosure} ${className}`}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Glyph name="chevron-down" size={16} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
