import type { ReactNode } from "react";
import styles from "./account-column.module.css";

export interface AccountColumnProps {
  title: string;
  /** Whose it is. */
  note?: string;
  /** What can be done with all of it. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A page about accounts: what it is, and cards one below the other. */
export function AccountColumn({ title, note, tools, children }: AccountColumnProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.who}>
          <h1>{title}</h1>
          {note !== undefined && <p>{note}</p>}
        </div>
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
      {children}
    </div>
  );
}
