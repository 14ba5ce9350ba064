import { expect, test } from "vitest";
import { readRealDrawings } from "../../../../tests/harness/site/real-drawings.ts";
import { customize } from "../customize.ts";
import { explainStrokes } from "./explain-strokes.ts";

test.each([
  ['<svg viewBox="0 0 48 48"><path stroke="red" stroke-width="3"/></svg>', { isChangeable: true, widthPx: 1.5 }],
  ['<svg viewBox="0 0 24 24"><g stroke="red"><path/></g></svg>', { isChangeable: true, widthPx: 1 }],
  ['<svg viewBox="0 0 24 24"><path fill="red"/></svg>', { isChangeable: false, reason: "none" }],
  ['<svg viewBox="0 0 24 24"><path stroke="red" stroke-width="0"/></svg>', { isChangeable: false, reason: "none" }],
  ['<svg><path stroke="red" stroke-width="1pt"/></svg>', { isChangeable: false, reason: "unmeasured" }],
  ["<svg><style>path{stroke:red}</style><path/></svg>", { isChangeable: false, reason: "styled" }],
  ['<svg><path style="stroke:red"/></svg>', { isChangeable: false, reason: "styled" }],
  ['<svg><path style="stroke:none"/></svg>', { isChangeable: false, reason: "none" }],
  ["<path stroke='red'/>", { isChangeable: false, reason: "no_drawing" }],
])("%s", (svg, facts) => {
  expect(explainStrokes(svg)).toEqual(facts);
});

test("a real icon with adjustable strokes gets the requested width, with a frame too; any other is unchanged", () => {
  let changeable = 0;
  const drawings = readRealDrawings({ perSet: 12 });
  for (const { name, svg } of drawings) {
    const facts = explainStrokes(svg);
    const wider = customize(svg, { stroke: 5 });
    if (!facts.isChangeable) {
      expect(wider, name).toBe(svg);
      continue;
    }
    changeable++;
    const framed = customize(svg, { stroke: 5, padding: 0.2, rotate: 30 });
    for (const changed of [wider, framed]) {
      const after = explainStrokes(changed);
      expect(after.isChangeable && after.widthPx, name).toBeCloseTo(5, 1);
    }
  }
  expect(changeable).toBeGreaterThan(20);
  expect(changeable).toBeLessThan(drawings.length);
});
