import type { CornerKind, Technique, Weight } from "../../icons/vocabulary.ts";
import { measureCorners } from "./measure-corners.ts";
import { measureInk, type Ink } from "./measure-ink.ts";
import { readShapes, type Shape } from "./read-shapes.ts";
import type { SeenDrawing } from "./see-drawing.ts";

/** How a drawing looks, as filters ask for it. */
export interface Look {
  /** Null where it is neither clearly one thing nor another. */
  technique: Technique | null;
  /** Null where it has no corners, or none that are seen. */
  corners: CornerKind | null;
  /** Null where it is neither made of lines nor of one solid. */
  weight: Weight | null;
}

/** What a drawing is measured from: its markup and the longer side of its box. */
export interface MeasuredDrawing {
  body: string;
  size: number;
  isColor: boolean;
  isAnimated: boolean;
  /** What it is made of, where that was read before; read from the body unless told. */
  shapes?: readonly Shape[] | undefined;
  /** Of drawings in colors of their own; undefined where nobody has looked at it. */
  seen?: SeenDrawing | undefined;
}

/** Techniques that are a manner of drawing, which no measure tells. */
const manners: ReadonlySet<Technique> = new Set(["hand-drawn", "3d", "broken", "sticker"]);

/** Of lines, in px of a drawing of 24 px. */
const lightUpTo = { stroke: 1.3 / 24, area: 1.17 / 24 };
const regularFrom = 1.3 / 24;
const regularUpTo = 2.2 / 24;
const clearLineUpTo = 1.8 / 24;
/** Shares of all ink. */
const mostly = 0.55;
const hardly = 0.25;
const clearly = 0.85;
const leastTone = { faint: 0.06, strong: 0.02 };
/** Corners by which one can tell. */
const leastCorners = 1.9;
const sharpUpTo = 0.12;
const roundedFrom = 0.8;
/** An area of more sides is no line, however thin it seems by its area and length. */
const mostSides = 60;
/** Longer markup in colors is a picture, too. */
const longestColored = 6000;
/** More shapes make a picture, whose corners are many and of no account. */
const mostShapes = 8;

/** The look of a drawing, and what its style is said to have where it cannot be measured. */
export function describeLook(drawing: MeasuredDrawing, style: Look): Look {
  const { body, size, isColor, isAnimated, seen } = drawing;
  const isPicture = isColor && body.length > longestColored;
  const shapes = isAnimated || isPicture ? undefined : (drawing.shapes ?? readShapes(body));
  const ink = shapes && shapes.length > 0 ? measureInk(shapes, size) : undefined;
  if (isColor) {
    const isLines = ink !== undefined && ink.isStroked && ink.lines >= clearly;
    return {
      technique: seen ? describeColored(seen, { isLines, said: style.technique }) : style.technique,
      corners: ink && shapes!.length <= mostShapes ? describeCorners(measureCorners(shapes!, size)) : null,
      weight: isLines ? describeWeight(ink, style.technique) : null,
    };
  }
  if (!ink) return { technique: style.technique, corners: style.corners, weight: style.weight };
  return {
    technique: describeTechnique(ink, style.technique),
    corners: describeCorners(measureCorners(shapes!, size)),
    weight: describeWeight(ink, style.technique),
  };
}

function describeColored(
  { isGradual, hasAreas }: SeenDrawing,
  { isLines, said }: { isLines: boolean; said: Technique | null },
): Technique | null {
  if (said === "filled-line") return hasAreas ? said : "outline";
  if (said !== "flat" && said !== "gradient") return said;
  if (isLines) return "outline";
  return isGradual ? "gradient" : "flat";
}

function describeTechnique(ink: Ink, said: Technique | null): Technique | null {
  const { lines, solids, faint, isGrid } = ink;
  if (said !== null && (manners.has(said) || (said === "pixel" && isGrid))) return said;
  if (faint >= leastTone.faint && 1 - faint >= leastTone.strong) return said === "two-tone" ? said : "duotone";
  if (solids >= mostly) return "filled";
  if (solids > hardly || lines < mostly) return said === "outline" ? said : "filled";
  if (!isDoubtful(ink, said)) return "outline";
  return ink.segments > mostSides ? "filled" : null;
}

/** Areas that are said to be filled are taken for lines only where they clearly are. */
const isDoubtful = ({ segments, width, lines }: Ink, said: Technique | null) =>
  said === "filled" && (segments > mostSides || width > clearLineUpTo || lines < clearly);

function describeWeight(ink: Ink, said: Technique | null): Weight | null {
  const { lines, solids, width, isStroked, faint } = ink;
  if (faint >= mostly) return null;
  if (solids >= mostly || (lines < hardly && solids > 0)) return "black";
  if (solids > hardly || lines < mostly || isDoubtful(ink, said)) return null;
  if (width <= lightUpTo[isStroked ? "stroke" : "area"]) return lines < clearly ? null : "ultralight";
  if (width < regularFrom) return null;
  return width <= regularUpTo ? "regular" : "black";
}

function describeCorners({ rounded, sharp }: { rounded: number; sharp: number }): CornerKind | null {
  const all = rounded + sharp;
  if (all < leastCorners) return null;
  const share = rounded / all;
  return share >= roundedFrom ? "rounded" : share <= sharpUpTo ? "sharp" : "mixed";
}
