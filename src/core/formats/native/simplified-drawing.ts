/** What every drawing can be reduced to, in one system of coordinates that begins at 0, 0. */
export interface SimplifiedDrawing {
  /** Size as asked for, in px of the document. */
  width: number;
  height: number;
  /** Size in units of the paths. */
  viewport: Point;
  nodes: readonly DrawnNode[];
  /** Nothing has a color of its own: all of it takes the color of the text. */
  isTintable: boolean;
}

export type DrawnNode = Shape | Layer;

export interface Shape {
  kind: "shape";
  /** Path data of absolute M, L, C, Q and Z. */
  path: string;
  rule: FillRule;
  /** Below the stroke. */
  fill?: Paint;
  stroke?: Stroke;
}

/** Nodes that are drawn together, then cut out and made transparent. */
export interface Layer {
  kind: "layer";
  /** 0 to 1 */
  opacity: number;
  /** What is outside of any is not seen. */
  clips: readonly Clip[];
  nodes: readonly DrawnNode[];
}

export interface Clip {
  path: string;
  rule: FillRule;
}

export type FillRule = "nonzero" | "evenodd";

export interface Stroke {
  paint: Paint;
  width: number;
  cap: "butt" | "round" | "square";
  join: "miter" | "round" | "bevel";
  miterLimit: number;
  /** Lengths of dashes and gaps in turn; empty for an unbroken line. */
  dashes: readonly number[];
  dashOffset: number;
}

/** `#rrggbb`, or the color of the text. */
export type Ink = `#${string}` | "tint";

export type Paint = SolidPaint | LinearGradient | RadialGradient;

export interface SolidPaint {
  kind: "solid";
  ink: Ink;
  opacity: number;
}

export interface LinearGradient {
  kind: "linear";
  from: Point;
  to: Point;
  stops: readonly Stop[];
  spread: Spread;
}

/** The circle of radius 1 around 0, 0 with a focal point in it, scaled, turned and moved: an ellipse. */
export interface RadialGradient {
  kind: "radial";
  center: Point;
  /** Half the length of its axes before they are turned. */
  radii: Point;
  /** Degrees, clockwise. */
  angle: number;
  /** Where the first color is, in the circle of radius 1; absent in the center. */
  focus?: Point;
  stops: readonly Stop[];
  spread: Spread;
}

export interface Stop {
  /** 0 to 1, ascending */
  offset: number;
  ink: Ink;
  opacity: number;
}

export type Spread = "pad" | "reflect" | "repeat";
export type Point = readonly [x: number, y: number];
