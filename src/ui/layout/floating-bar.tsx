import { useId, type ReactNode, type RefObject } from "react";
import styles from "./floating-bar.module.css";
import { Glyph } from "../foundation/glyph.tsx";
import type { GlyphName } from "../foundation/glyph-name.ts";
import { useRootMark } from "../hooks/use-root-mark.ts";

export interface FloatingLineProps {
  text: ReactNode;
  /** What can be chosen: buttons. */
  children: ReactNode;
  glyph?: GlyphName;
  lang?: string;
  /** Its answers weigh the same; it waits for lines that offer something, such as the page in a language to read it in. */
  isQuestion?: boolean;
  ref?: RefObject<HTMLElement | null>;
}

/** A quiet line at the foot of the window, over the page. It waits while something else lies there. */
export function FloatingLine({ text, children, glyph, lang, isQuestion, ref }: FloatingLineProps) {
  const textId = useId();
  useRootMark(isQuestion ? "data-asking" : "data-offering");
  return (
    <section
      ref={ref}
      tabIndex={ref && -1}
      className={styles.line}
      lang={lang}
      data-question={isQuestion || undefined}
      aria-labelledby={textId}
    >
      {glyph && <Glyph name={glyph} size={18} className={styles.glyph} />}
      <p id={textId} className={styles.text}>
        {text}
      </p>
      <div className={styles.choice}>{children}</div>
    </section>
  );
}
