import styles from "./glyph.module.css";
import type { GlyphName } from "./glyph-name.ts";
import spriteUrl from "./glyphs.svg?no-inline";

export interface GlyphProps {
  name: GlyphName;
  /** Edge in px; drawn for 20 and 16. */
  size?: number;
  className?: string | undefined;
}

/** One of the interface's own icons, in the color of the text around it. Decorative: name the control, not the glyph. */
export function Glyph({ name, size = 20, className = "" }: GlyphProps) {
  return (
    <svg className={`${styles.glyph} ${className}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
