import type { Matrix } from "../native/matrix.ts";
import type { PathCommand } from "../native/path-data.ts";
import type { FillRule, Paint, Stroke } from "../native/simplified-drawing.ts";

/** A drawing at one moment: groups and paths, each in its own coordinates. */
export type SceneNode = SceneGroup | ScenePath;

export interface SceneGroup {
  kind: "group";
  /** The same for the same group at every moment. */
  key: string;
  /** To the coordinates of the group around. */
  matrix: Matrix;
  /** 0 to 1, of all that is in it as one. */
  opacity: number;
  /** What cuts the group out, in its coordinates. */
  stencils: readonly Stencil[];
  nodes: readonly SceneNode[];
}

export interface Stencil {
  kind: StencilKind;
  nodes: readonly SceneNode[];
  /** Cuts off nothing at this moment. */
  isIdle: boolean;
}

/** Whether a place shows by how opaque or by how bright the stencil is there. */
export type StencilKind = "alpha" | "luminance";

export interface ScenePath {
  kind: "path";
  key: string;
  matrix: Matrix;
  opacity: number;
  commands: readonly PathCommand[];
  rule: FillRule;
  fill?: Paint;
  stroke?: Stroke;
  /** The stroke lies below the fill. */
  isStrokeBelow: boolean;
}
