import type { ReactNode } from "react";
import styles from "./settings-column.module.css";

export interface SettingsColumnProps {
  title: string;
  /** Whose it is, or what for. */
  note?: string;
  /** What can be done with all of it. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A page of sections that people look after: what it is, and cards one below the other. */
export function SettingsColumn({ title, note, tools, children }: SettingsColumnProps) {
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
