import { useMemo } from "react";
import styles from "./drawing.module.css";

export interface DrawingProps {
  /** A complete SVG document from our own catalogue, never from a visitor; empty keeps what the document came with. */
  svg?: string | undefined;
  /** A picture that is fetched instead. */
  src?: string | undefined;
  /** The picture has one colour: it is drawn in that of the text around it. */
  isMono?: boolean;
  /** Edge of the square box in px, which is reserved whatever is inside. */
  size: number;
  /** Left out, the drawing is decorative. */
  label?: string;
  isLazy?: boolean;
  className?: string | undefined;
}

/** An icon of the catalogue in a box of fixed size. */
export function Drawing({ svg, src, isMono = false, size, label, isLazy = true, className = "" }: DrawingProps) {
  const box = { "--drawing-size": `${size}px` } as React.CSSProperties;
  const naming = label === undefined ? ({ "aria-hidden": true } as const) : { role: "img", "aria-label": label };
  // React writes the markup anew for every new object.
  const markup = useMemo(() => ({ __html: svg ?? "" }), [svg]);
  if (svg !== undefined) {
    return (
      <span
        className={`${styles.drawing} ${className}`}
        style={box}
        {...naming}
        suppressHydrationWarning
        dangerouslySetInnerHTML={markup}
      />
    );
  }
  if (isMono) {
    const shape = { ...box, "--drawing-shape": `url(${src})` } as React.CSSProperties;
    return <span className={`${styles.drawing} ${styles.shape} ${className}`} style={shape} {...naming} />;
  }
  return (
    <img
      className={`${styles.drawing} ${className}`}
      style={box}
      src={src}
      alt={label ?? ""}
      width={size}
      height={size}
      decoding="async"
      {...(isLazy ? { loading: "lazy" } : {})}
    />
  );
}
