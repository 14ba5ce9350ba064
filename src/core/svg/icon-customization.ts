/** A color as `#rrggbb` or `#rrggbbaa` in lower case, or that of the text around the icon. */
export type Paint = `#${string}` | "currentColor";

export const backgroundShapes = ["square", "rounded", "circle"] as const;
export const flips = ["horizontal", "vertical", "both"] as const;

export type Flip = (typeof flips)[number];

/** What stands behind a drawing: as wide as the picture, which is square then. */
export interface Background {
  shape: (typeof backgroundShapes)[number];
  color: Paint;
}

/** How a person wants an icon to look. Absent keys leave the drawing as it is. */
export interface IconCustomization {
  /** Edge of the square that the picture fits in, px. */
  size?: number;
  /** Replaces `currentColor`. */
  color?: Paint;
  /** Replaces colors of the drawing's own, all at once; keys are what `listPaints` tells. */
  colors?: Readonly<Record<string, Paint>>;
  /** Whether each color is written as a CSS variable: `var(--icon-1, #rrggbb)`. Browsers draw that, renderers do not. */
  variables?: boolean;
  /** Stroke width in px on the 24 px grid; only drawings with strokes change. */
  stroke?: number;
  /** Whether `stroke` is in px of the picture instead, whatever its size. */
  absoluteStroke?: boolean;
  /** What is left free on every side, as a share of the picture's longer edge, in hundredths. */
  padding?: number;
  background?: Background | "none";
  /** Degrees clockwise, in tenths. The picture grows with the drawing's corners; nothing is cut off. */
  rotate?: number;
  /** Before it is turned. */
  flip?: Flip | "none";
  /** Of the drawing without its background: 0 to 1, in hundredths. */
  opacity?: number;
}

/** Least and greatest values that can be chosen. */
export const customizationLimits = {
  size: { min: 1, max: 4096 },
  stroke: { min: 0.1, max: 24 },
  padding: { min: 0, max: 0.4 },
  rotate: { min: -360, max: 360 },
  opacity: { min: 0, max: 1 },
  /** Colors that are replaced. */
  colors: 64,
} as const;
