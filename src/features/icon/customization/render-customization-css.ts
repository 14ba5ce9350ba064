import { makeFrame, settleFraming, type Framing } from "../../../core/svg/frame-drawing.ts";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import { usualGrid } from "../../../core/svg/document/read-document.ts";

const tile = "li>a[data-icon]";
const box = `${tile}>:first-child:not(img)`;
const shapes = ":is(path,line,polyline,polygon,rect,circle,ellipse)";
/** The edge a drawing is shown in, in grids of tiles and elsewhere. */
const shownSize = "var(--shown-size,var(--drawing-size))";
const corners = { square: "0", rounded: "20%", circle: "50%" };
/** What the drawing of a tile has instead while a slider is moved, and the mark it has then: `previewStroke`. */
export const strokeProperty = "--stroke";
export const strokeMark = "data-stroke";
/** Fine enough that rounding is not seen. */
const measure = 10_000;

/**
 * The rules that show every tile customized, but for colors of a drawing's own. They name the tiles instead of inheriting from
 * far above, so that a change costs no more than what it changes.
 */
export function renderCustomizationCss(customization: IconCustomization): string {
  const { color, size, stroke } = customization;
  const { background, opacity, ...turning } = settleFraming(customization);
  const scale = findScale(turning);
  const drawing = [
    color && color !== "currentColor" && `color:${color}`,
    Object.keys(turning).length > 0 && `transform:${formatTransform(turning, scale)}`,
    opacity !== undefined && `opacity:${opacity}`,
  ].filter(Boolean);
  return [
    drawing.length > 0 && `${box}>svg{${drawing.join(";")}}`,
    size !== undefined && `${tile}{--shown-size:min(${size}px,var(--largest-drawing))}`,
    stroke !== undefined && renderStrokeRule("", `var(${strokeProperty},${stroke})`, customization),
    background &&
      background !== "none" &&
      `${box}{background:${background.color === "currentColor" ? "var(--color-text)" : background.color};border-radius:${corners[background.shape]}}`,
  ]
    .filter(Boolean)
    .join("");
}

/** The rule for drawings that have a width of their own for a while, where the others keep that of their authors. */
export function renderStrokePreviewCss(customization: IconCustomization): string {
  return renderStrokeRule(`[${strokeMark}]`, `var(${strokeProperty})`, customization);
}

function renderStrokeRule(mark: string, width: string, customization: IconCustomization): string {
  const { size = usualGrid, absoluteStroke } = customization;
  const { background: _, opacity: __, ...turning } = settleFraming(customization);
  // Scaled with the drawing; in px of the picture it is not.
  const perPx = absoluteStroke ? round(size * findScale(turning)) : usualGrid;
  return `${tile} svg${mark} ${shapes}{stroke-width:calc(${width}*${shownSize}/${perPx});vector-effect:non-scaling-stroke}`;
}

const findScale = (turning: Framing): number => measure / makeFrame(`0 0 ${measure} ${measure}`, turning).box[2];

function formatTransform({ rotate = 0, flip }: Pick<IconCustomization, "rotate" | "flip">, scale: number): string {
  const factor = round(scale);
  const x = flip === "horizontal" || flip === "both" ? -factor : factor;
  const y = flip === "vertical" || flip === "both" ? -factor : factor;
  return `rotate(${rotate}deg) scale(${x},${y})`;
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;
