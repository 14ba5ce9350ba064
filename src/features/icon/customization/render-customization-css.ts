import { makeFrame, settleFraming } from "../../../core/svg/frame-drawing.ts";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import { usualGrid } from "../../../core/svg/document/read-document.ts";

const tile = "li>a[data-icon]";
const box = `${tile}>:first-child:not(img)`;
const shapes = ":is(path,line,polyline,polygon,rect,circle,ellipse)";
/** The edge a drawing is shown in, in grids of tiles and elsewhere. */
const shownSize = "var(--shown-size,var(--drawing-size))";
const corners = { square: "0", rounded: "20%", circle: "50%" };
/** What a tile has instead while a slider is moved: `previewStroke`. */
export const strokeProperty = "--stroke";
/** Fine enough that rounding is not seen. */
const measure = 10_000;

/**
 * The rules that show every tile customized, but for colors of a drawing's own. They name the tiles instead of inheriting from
 * far above, so that a change costs no more than what it changes.
 */
export function renderCustomizationCss(customization: IconCustomization): string {
  const { color, size, stroke, absoluteStroke } = customization;
  const { background, opacity, ...turning } = settleFraming(customization);
  const scale = measure / makeFrame(`0 0 ${measure} ${measure}`, turning).box[2];
  const drawing = [
    color && color !== "currentColor" && `color:${color}`,
    Object.keys(turning).length > 0 && `transform:${formatTransform(turning, scale)}`,
    opacity !== undefined && `opacity:${opacity}`,
  ].filter(Boolean);
  // Scaled with the drawing; in px of the picture it is not.
  const perPx = absoluteStroke ? round((size ?? usualGrid) * scale) : usualGrid;
  return [
    drawing.length > 0 && `${box}>svg{${drawing.join(";")}}`,
    size !== undefined && `${tile}{--shown-size:min(${size}px,var(--largest-drawing))}`,
    stroke !== undefined &&
      `${tile} svg ${shapes}{stroke-width:calc(var(${strokeProperty},${stroke})*${shownSize}/${perPx});vector-effect:non-scaling-stroke}`,
    background &&
      background !== "none" &&
      `${box}{background:${background.color === "currentColor" ? "var(--color-text)" : background.color};border-radius:${corners[background.shape]}}`,
  ]
    .filter(Boolean)
    .join("");
}

function formatTransform({ rotate = 0, flip }: Pick<IconCustomization, "rotate" | "flip">, scale: number): string {
  const factor = round(scale);
  const x = flip === "horizontal" || flip === "both" ? -factor : factor;
  const y = flip === "vertical" || flip === "both" ? -factor : factor;
  return `rotate(${rotate}deg) scale(${x},${y})`;
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;
