import { useId, useMemo } from "react";
import styles from "./drawing.module.css";
import { inlineMarkup } from "./inline-markup.ts";

/** In px; the style sheet has a rule for each, as what the server renders has no styles of its own. */
export type DrawingSize = 16 | 20 | 22 | 24 | 28 | 32 | 36 | 40 | 44 | 48 | 56 | 64 | 104;

export interface DrawingProps {
  /** A complete SVG document from our own catalogue, never from a visitor; empty keeps what the document came with. */
  svg?: string | undefined;
  /** A picture that is fetched instead. */
  src?: string | undefined;
  /** The picture has one color: it is drawn in that of the text around it. */
  isMono?: boolean;
  /** Edge of the square box, which is reserved whatever is inside. */
  size: DrawingSize;
  /** Left out, the drawing is decorative. */
  label?: string;
  isLazy?: boolean;
  /** The ground it brings where the page has the other one. */
  needs?: "light" | "dark" | undefined;
  className?: string | undefined;
}

/** An icon of the catalogue in a box of fixed size. */
export function Drawing({ svg, src, isMono = false, size, label, isLazy = true, needs, className = "" }: DrawingProps) {
  const naming = label === undefined ? ({ "aria-hidden": true } as const) : { role: "img", "aria-label": label };
  const shape = useId();
  const markup = useMemo(() => inlineMarkup(svg), [svg]);
  if (svg !== undefined) {
    return (
      <span
        className={`${styles.drawing} ${className}`}
        data-size={size}
        data-needs={needs}
        {...naming}
        suppressHydrationWarning
        dangerouslySetInnerHTML={markup}
      />
    );
  }
  if (isMono) {
    return (
      <span className={`${styles.drawing} ${styles.shape} ${className}`} data-size={size} {...naming}>
        <svg>
          <mask id={shape}>
            <image href={src} />
          </mask>
          <rect mask={`url(#${shape})`} />
        </svg>
      </span>
    );
  }
  return (
    <img
      className={`${styles.drawing} ${className}`}
      data-size={size}
      data-needs={needs}
      src={src}
      alt={label ?? ""}
      width={size}
      height={size}
      decoding="async"
      {...(isLazy ? { loading: "lazy" } : {})}
    />
  );
}
