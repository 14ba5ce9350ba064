import { describe, expect, test } from "vitest";
import { palette } from "../icons/palette.ts";
import { analyzeDrawing } from "./analyze-drawing.ts";

const names = (mask: number) => palette.filter((_, index) => mask & (1 << index)).map(({ name }) => name);

describe("color class", () => {
  test.each([
    ["one color of the text", '<path fill="currentColor" d="M0 0"/>', "mono"],
    ["one color of its own", '<path fill="#f00" d="M0 0"/><path fill="#F00" d="M1 1"/>', "mono"],
    ["two colors", '<path fill="#f00"/><path fill="#00f"/>', "duo"],
    ["text and one color", '<path fill="currentColor"/><path fill="#00f"/>', "duo"],
    ["one color at two opacities", '<path fill="currentColor" opacity=".4"/><path fill="currentColor"/>', "duo"],
    ["one color, translucent throughout", '<path fill="currentColor" opacity=".4"/>', "mono"],
    [
      "a fill that fades in to less than all",
      '<path fill="currentColor" fill-opacity="0"><animate attributeName="fill-opacity" to="0.3"/></path>',
      "duo",
    ],
    ["three colors", '<path fill="red"/><path fill="#00f"/><path stroke="rgb(0,255,0)"/>', "multi"],
    ["colors in a style attribute", '<path style="fill:#f00;stroke:#0f0"/><path fill="blue"/>', "multi"],
    [
      "a gradient",
      '<linearGradient id="a"><stop stop-color="#f00"/><stop stop-color="#00f"/></linearGradient><path fill="url(#a)"/>',
      "gradient",
    ],
    [
      "black and white of a mask do not count",
      '<mask id="m"><path fill="#fff"/><path fill="#000"/></mask><path fill="currentColor" mask="url(#m)"/>',
      "mono",
    ],
  ])("%s", (_, body, colors) => {
    expect(analyzeDrawing(body).colors).toBe(colors);
  });
});

test("main colors are named from the palette; small details are ignored", () => {
  const body = `${'<path fill="#228be6"/>'.repeat(20)}<path fill="#fa5252"/>`;
  expect(names(analyzeDrawing(body).palette)).toEqual(["blue"]);
});

test("an SVG in the text color has no main colors", () => {
  expect(analyzeDrawing('<path fill="currentColor"/>')).toMatchObject({ isColor: false, palette: 0 });
});

test("an SVG without any paint is black", () => {
  const traits = analyzeDrawing('<path d="M0 0"/>');
  expect(traits.isColor).toBe(true);
  expect(names(traits.palette)).toEqual(["black"]);
});

test.each([
  ['<path stroke="currentColor" d="M0 0"/>', true],
  ['<path fill="currentColor" stroke="none"/>', false],
  ['<path style="stroke:#000"/>', true],
  ['<mask id="m"><path stroke="#fff"/></mask><path fill="currentColor"/>', false],
])("strokes are detected: %s", (body, hasStroke) => {
  expect(analyzeDrawing(body).hasStroke).toBe(hasStroke);
});

test("animation is detected", () => {
  expect(analyzeDrawing('<path fill="currentColor"><animateTransform/></path>').isAnimated).toBe(true);
  expect(analyzeDrawing('<path fill="currentColor"><set attributeName="d"/></path>').isAnimated).toBe(true);
  expect(analyzeDrawing('<path fill="currentColor"/>').isAnimated).toBe(false);
});
