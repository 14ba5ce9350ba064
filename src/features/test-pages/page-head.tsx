import type { ReactNode } from "react";
import styles from "./page-head.module.css";

export interface PageHeadProps {
  title: ReactNode;
  /** What the page is for. */
  children: ReactNode;
  /** Controls beside the title. */
  controls?: ReactNode;
}

export function PageHead({ title, children, controls }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        <p className={styles.lead}>{children}</p>
      </div>
      {controls}
    </header>
  );
}
