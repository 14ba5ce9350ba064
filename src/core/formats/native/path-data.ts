import svgPath from "svgpath";
import { svgPathBbox } from "svg-path-bbox";
import { identity, type Matrix } from "./matrix.ts";
import type { Point } from "./simplified-drawing.ts";

export type PathCommand =
  | readonly ["M" | "L", x: number, y: number]
  | readonly ["Q", x1: number, y1: number, x: number, y: number]
  | readonly ["C", x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ["Z"];

/** Left, top, right and bottom. */
export type Box = readonly [number, number, number, number];

/** Path data of M, L, C, Q and Z, transformed and rounded. */
export function transformPath(path: string, matrix: Matrix, decimals: number): string {
  const source = matrix === identity ? svgPath(path) : svgPath(path).matrix([...matrix]);
  return renderCommands(listCommands(source.abs().unshort().unarc().round(decimals).toString()));
}

/** The commands of such path data. */
export function listCommands(path: string): PathCommand[] {
  const commands: PathCommand[] = [];
  svgPath(path)
    .abs()
    .iterate((segment, _, x, y) => {
      if (segment[0] === "H") commands.push(["L", segment[1], y]);
      else if (segment[0] === "V") commands.push(["L", x, segment[1]]);
      else commands.push(segment as unknown as PathCommand);
    });
  return commands;
}

/** What a path covers without its stroke. */
export function measurePath(path: string): Box {
  return svgPathBbox(path);
}

export function overlap(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** A path drawn around a point, turned back and with lengths divided: what a placement by these makes the path again. */
export function unplacePath(
  path: string,
  placement: { center: Point; angle: number; scales: Point },
  decimals: number,
) {
  const { center, angle, scales } = placement;
  const placed = svgPath(path)
    .translate(-center[0], -center[1])
    .rotate(-angle)
    .scale(1 / scales[0], 1 / scales[1]);
  return transformPath(placed.toString(), identity, decimals);
}

/** So many that rounding moves nothing by more than a 20,000th of a drawing's longer edge. */
export function countDecimals(edge: number): number {
  return Math.min(6, Math.max(0, 4 - Math.floor(Math.log10(edge))));
}

export function renderCommands(commands: readonly PathCommand[]): string {
  return commands
    .map(([letter, ...numbers]) => letter + numbers.map((number) => formatSvgNumber(number)).join(","))
    .join("");
}

/** A number as every language reads it: never `1e-7` and never `-0`. */
export function formatSvgNumber(value: number, decimals = 6): string {
  const text = value.toFixed(decimals);
  const short = text.includes(".") ? text.replace(/\.?0+$/, "") : text;
  return short === "-0" ? "0" : short;
}
