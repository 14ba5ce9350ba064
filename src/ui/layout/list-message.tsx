import type { ReactNode } from "react";
import { Glyph } from "../foundation/glyph.tsx";
import type { GlyphName } from "../foundation/glyph-name.ts";
import styles from "./list-message.module.css";

export interface ListMessageProps {
  glyph: GlyphName;
  title?: string;
  text: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** What there is to say where a list has nothing to show. */
export function ListMessage({ glyph, title, text, children }: ListMessageProps) {
  return (
    <section className={styles.message}>
      <span className={styles.glyph}>
        <Glyph name={glyph} size={28} />
      </span>
      {title !== undefined && <h2>{title}</h2>}
      <p>{text}</p>
      {children}
    </section>
  );
}
