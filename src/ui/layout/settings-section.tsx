import { useId, type ReactNode } from "react";
import { Card } from "./card.tsx";
import { Glyph } from "../foundation/glyph.tsx";
import styles from "./settings-section.module.css";

export interface SettingsSectionProps {
  title: string;
  lead?: ReactNode;
  /** What went wrong here last. */
  problem?: string | undefined;
  children: ReactNode;
}

/** One matter that people look after, in a card of its own. */
export function SettingsSection({ title, lead, problem, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <Card as="section" className={styles.section} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </header>
      <div className={styles.body}>
        {children}
        <p role="alert" className={styles.problem}>
          {problem !== undefined && (
            <>
              <Glyph name="circle-alert" size={16} />
              {problem}
            </>
          )}
        </p>
      </div>
    </Card>
  );
}

export interface SettingsRowProps {
  title: ReactNode;
  note?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** One thing of a list, with what can be done about it. */
export function SettingsRow({ title, note, children }: SettingsRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <span className={styles.rowTitle}>{title}</span>
        {note !== undefined && note !== "" && <span className={styles.note}>{note}</span>}
      </div>
      {children !== undefined && <div className={styles.rowTools}>{children}</div>}
    </li>
  );
}

export function SettingsRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}
