import { useMemo } from "react";
import styles from "./drawing.module.css";

export interface DrawingProps {
  /** A complete SVG document from our own catalogue, never from a visitor; empty keeps what the document came with. */
  svg?: string | undefined;
  /** A raster picture instead, for drawings too heavy to be inline. */
  src?: string | undefined;
  /** Edge of the square box in px, which is reserved whatever is inside. */
  size: number;
  /** Left out, the drawing is decorative. */
  label?: string;
  isLazy?: boolean;
  className?: string | undefined;
}

/** An icon of the catalogue in a box of fixed size. */
export function Drawing({ svg, src, size, label, isLazy = true, className = "" }: DrawingProps) {
  const box = { "--drawing-size": `${size}px` } as React.CSSProperties;
  // React writes the markup anew for every new object.
  const markup = useMemo(() => ({ __html: svg ?? "" }), [svg]);
  if (svg === undefined) {
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
  return (
    <span
      className={`${styles.drawing} ${className}`}
      style={box}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      suppressHydrationWarning
      dangerouslySetInnerHTML={markup}
    />
  );
}
