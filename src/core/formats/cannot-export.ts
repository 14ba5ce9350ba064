/** What a drawing may have that a target has no words for. */
export const drawingParts = {
  blend: "blend modes",
  clip: "clip paths that overlap or depend on the clipped shape",
  dash: "dashed strokes",
  evenOddClip: "clip paths with holes",
  filter: "filters",
  focalGradient: "radial gradients with a focal point",
  iconifyName: "icons without an Iconify name",
  image: "images",
  layerOpacity: "opacity of shapes that may overlap",
  longPath: "paths of more than 32,767 characters",
  mask: "masks",
  pattern: "patterns",
  repeatedGradient: "repeating gradients",
  stretchedStroke: "strokes that are scaled unevenly",
  styleSheet: "style sheets",
  text: "text",
  tintedGradient: "gradients that mix the text color with other colors",
} as const;

export type DrawingPart = keyof typeof drawingParts;

/** A format cannot say what a drawing has; `parts` name it. Expected, and different for each icon. */
export class CannotExport extends Error {
  readonly parts: readonly DrawingPart[];

  constructor(parts: readonly DrawingPart[]) {
    super(`can’t draw ${parts.map((part) => drawingParts[part]).join(", ")}`);
    this.name = "CannotExport";
    this.parts = parts;
  }
}

/** The parts that a message of `CannotExport` names, wherever it stands in; none for any other text. */
export function readRefusedParts(message: string): DrawingPart[] {
  const [, list = ""] = /can’t draw (.*)$/.exec(message) ?? [];
  const named = new Set(list.split(", "));
  return (Object.keys(drawingParts) as DrawingPart[]).filter((part) => named.has(drawingParts[part]));
}
