import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readRealDrawings } from "../../../../tests/harness/site/real-drawings.ts";
import { customize } from "../customize.ts";
import type { Paint } from "../icon-customization.ts";
import { listPaints } from "./list-paints.ts";

const paintsOf = (svg: string) => listPaints(svg).map(({ paint }) => paint);

test("colors are listed once, in order of first use, in any notation", () => {
  const svg =
    '<svg><path fill="#F00" stroke="RED"/><path style="fill:rgb(0 0 255 / 50%);stroke:none"/><path fill="currentcolor"/><path fill="var(--icon-4, #ff0000)"/></svg>';
  expect(listPaints(svg)).toEqual([
    { paint: "#ff0000", uses: 3, gradients: [], stops: 0 },
    { paint: "#0000ff80", uses: 1, gradients: [], stops: 0 },
    { paint: "currentColor", uses: 1, gradients: [], stops: 0 },
  ]);
});

test("stops are listed with their gradients", () => {
  const svg =
    '<svg><linearGradient id="a"><stop stop-color="red"/><stop offset="1"/></linearGradient><radialGradient id="b" href="#a"/><radialGradient id="c"><stop stop-color="#f00"/></radialGradient><radialGradient id="unused"><stop stop-color="blue"/></radialGradient><path fill="url(#b)"/><path fill="red" stroke="url(#c)"/></svg>';
  expect(listPaints(svg)).toEqual([
    { paint: "#ff0000", uses: 3, gradients: ["a", "c"], stops: 2 },
    { paint: "#000000", uses: 1, gradients: ["a"], stops: 1 },
  ]);
});

test("colors of masks, clips and of definitions that only they use aren't listed", () => {
  const svg =
    '<svg><defs><g id="a"><path fill="#111"/></g><linearGradient id="g"><stop stop-color="#222"/></linearGradient></defs><mask id="m" fill="#333"><use href="#a"/><path fill="url(#g)"/></mask><clipPath id="c"><path fill="#444"/></clipPath><path fill="#555" mask="url(#m)" clip-path="url(#c)"/></svg>';
  expect(paintsOf(svg)).toEqual(["#555555"]);
});

test("a reference to the parent of definitions doesn't list them", () => {
  expect(paintsOf('<svg id="a"><use href="#a"/><defs><path fill="#111"/></defs><path fill="#222"/></svg>')).toEqual([
    "#222222",
  ]);
});

test("an element without a color is black, also where it is referenced", () => {
  expect(paintsOf("<svg><path/></svg>")).toEqual(["#000000"]);
  expect(paintsOf('<svg fill="red"><path/></svg>')).toEqual(["#ff0000"]);
  expect(paintsOf('<svg><line stroke="red"/></svg>')).toEqual(["#ff0000"]);
  expect(paintsOf('<svg><defs><path id="a"/></defs><use href="#a"/></svg>')).toEqual(["#000000"]);
  expect(paintsOf('<svg><defs><path id="a"/></defs><use href="#a" fill="red"/></svg>')).toEqual(["#ff0000"]);
  expect(paintsOf('<svg><defs><path id="a" fill="red"/></defs><use href="#a"/></svg>')).toEqual(["#ff0000"]);
  expect(paintsOf('<svg><use id="a" href="#a"/></svg>')).toEqual([]);
  expect(paintsOf("<svg><style>path{fill:red}</style><path/></svg>")).toEqual(["#ff0000"]);
});

test("text that isn't an SVG has no colors", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => listPaints(text).length === 0));
});

test("each color of a real icon can be replaced separately, and then the new one is listed", () => {
  const wanted: Paint = "#0badf0";
  const drawings = readRealDrawings({ perSet: 12 });
  let changed = 0;
  for (const { name, svg } of drawings) {
    const paints = listPaints(svg);
    for (const { paint, uses } of paints) {
      const customization = paint === "currentColor" ? { color: wanted } : { colors: { [paint]: wanted } };
      const after = listPaints(customize(svg, customization));
      const expected = paints.map((listed) => (listed.paint === paint ? wanted : listed.paint));
      expect(
        after.map((listed) => listed.paint),
        name,
      ).toEqual(expected);
      expect(after.find((listed) => listed.paint === wanted)!.uses, name).toBe(uses);
      changed++;
    }
  }
  expect(changed).toBeGreaterThan(drawings.length);
});
