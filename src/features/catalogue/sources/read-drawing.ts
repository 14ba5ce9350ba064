import { analyzeDrawing } from "../../../core/svg/analyze-drawing.ts";
import { readForeign } from "../../../core/svg-sanitizer/read-foreign.ts";

/** A drawing of a file: harmless inner markup and its view box. */
export interface ReadDrawing {
  body: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Reads an SVG document as an icon. A drawing in one color takes the color of the text around it unless it keeps its colors.
 * @throws RejectedSvg
 */
export function readDrawing(text: string, options: { keepsColors?: boolean } = {}): ReadDrawing {
  const { body, box } = readForeign(text);
  const [left, top, width, height] = box;
  return { left, top, width, height, body: options.keepsColors ? body : toCurrentColor(body) };
}

/** A drawing in one color takes the color of the text around it; one in several colors keeps them. */
function toCurrentColor(body: string): string {
  const { isColor, colors } = analyzeDrawing(body);
  if (!isColor || (colors !== "mono" && colors !== "duo") || ownColors(body).size > 1) return body;
  const [only] = ownColors(body);
  const painted = body.replaceAll(paint, (match, name: string, value: string) =>
    value.toLowerCase() === only ? `${name}="currentColor"` : match,
  );
  return /\sfill="/.test(painted) ? painted : `<g fill="currentColor">${painted}</g>`;
}

const paint = /(?<=\s)(fill|stroke)="([^"]+)"/g;
const noColor = /^(?:none|transparent|inherit|currentcolor|freeze|remove|url\(.*)$/;

const ownColors = (body: string) =>
  new Set([...body.matchAll(paint)].map(([, , value]) => value!.toLowerCase()).filter((value) => !noColor.test(value)));
