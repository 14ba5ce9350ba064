import type { ReactNode } from "react";
import styles from "./page-column.module.css";

/** The column in the middle of pages that are not results. */
export function PageColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}

export interface PageHeadProps {
  title: string;
  text: ReactNode;
  /** In a paragraph of its own. */
  note?: string;
  /** What can be done with all of the page, at the end of the line. */
  children?: ReactNode;
}

/** What a page is about. */
export function PageHead({ title, text, note, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        {note !== undefined && <p className={styles.text}>{note}</p>}
      </div>
      {children}
    </header>
  );
}
