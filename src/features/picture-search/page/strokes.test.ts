import { describe, expect, it } from "vitest";
import { boundsOfStrokes, paintStroke } from "./strokes.ts";

describe("boundsOfStrokes", () => {
  it("is the area of the strokes, with a margin, inside the canvas", () => {
    const bounds = boundsOfStrokes([
      { points: [{ x: 0.2, y: 0.5 }], width: 0.02 },
      {
        points: [
          { x: 0.6, y: 0.9 },
          { x: 1.4, y: 0.8 },
        ],
        width: 0.02,
      },
    ])!;
    expect(bounds.left).toBeCloseTo(0.15);
    expect(bounds.top).toBeCloseTo(0.45);
    expect(bounds.left + bounds.width).toBe(1);
    expect(bounds.top + bounds.height).toBeCloseTo(0.95);
  });

  it("is empty for an empty canvas", () => {
    expect(boundsOfStrokes([])).toBeUndefined();
  });
});

describe("paintStroke", () => {
  it("starts and ends where the pen did, in px of the canvas", () => {
    const calls: [string, ...number[]][] = [];
    const note =
      (name: string) =>
      (...values: number[]) =>
        void calls.push([name, ...values]);
    const painter = {
      lineWidth: 0,
      beginPath: note("begin"),
      moveTo: note("from"),
      lineTo: note("to"),
      quadraticCurveTo: note("curve"),
      stroke: note("stroke"),
    };
    const points = [
      { x: 0.1, y: 0.1 },
      { x: 0.5, y: 0.5 },
    ];
    paintStroke(painter, { points, width: 0.02 }, 100);
    expect(painter.lineWidth).toBe(2);
    expect(calls).toEqual([["begin"], ["from", 10, 10], ["curve", 10, 10, 30, 30], ["to", 50, 50], ["stroke"]]);
    calls.length = 0;
    paintStroke(painter, { points: points.slice(0, 1), width: 0.02 }, 100);
    expect(calls).toEqual([["begin"], ["from", 10, 10], ["to", 10, 10], ["stroke"]]);
  });
});
