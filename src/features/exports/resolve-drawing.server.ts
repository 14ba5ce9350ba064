import { Resvg } from "@resvg/resvg-js";
import { resolveDrawing as resolveWith } from "../../core/formats/native/simplify-drawing.ts";

/** A document of paths, groups, gradients, masks and filters only; `tint` is the color in it that stands for the text's. */
export const resolveDrawing = (svg: string) => resolveWith(svg, resolveDocument);

/** Runs where a process may die: resvg ends it over a few drawings. */
export const resolveDocument = (svg: string): string => new Resvg(svg, { font: { loadSystemFonts: false } }).toString();
