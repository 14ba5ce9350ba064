import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { customise, type Customisation } from "./customise.ts";

const heart =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="2" d="M2 9"/></svg>';

const customisation: fc.Arbitrary<Customisation> = fc.record(
  {
    size: fc.integer({ min: 1, max: 4096 }),
    color: fc.stringMatching(/^#[0-9a-f]{6}$/),
    stroke: fc.integer({ min: 1, max: 64 }).map((quarters) => quarters / 4),
  },
  { requiredKeys: [] },
);

const length = fc.oneof(fc.double({ min: 0, max: 900, noNaN: true }), fc.integer({ min: 0, max: 64 })).map(String);
const paint = fc.constantFrom("none", "currentColor", "CURRENTCOLOR", "#000", "inherit", "url(#currentColor)");
const attributes = fc
  .record({ stroke: paint, fill: paint, "stroke-width": length, style: fc.constant("color:red") }, { requiredKeys: [] })
  .map((record) =>
    Object.entries(record)
      .map(([name, value]) => ` ${name}="${value}"`)
      .join(""),
  );
const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.tuple(fc.constantFrom("path", "circle", "use"), attributes).map(([name, rest]) => `<${name}${rest}/>`),
    fc.constantFrom("<!-- > -->", "<title>a &lt; b</title>", "<g/>"),
    fc
      .tuple(attributes, fc.array(tie("element"), { maxLength: 3 }))
      .map(([rest, children]) => `<g${rest}>${children.join("")}</g>`),
  ),
}));
const svg = fc
  .tuple(attributes, fc.option(fc.tuple(length, length)), fc.boolean(), fc.array(element, { maxLength: 4 }))
  .map(([rest, box, hasSize, children]) => {
    const viewBox = box ? ` viewBox="0 0 ${box.join(" ")}"` : "";
    return `<svg${hasSize ? ' width="24" height="24"' : ""}${viewBox}${rest}>${children.join("")}</svg>`;
  });

describe("customising a drawing", () => {
  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(svg, customisation, (text, wishes) => {
        const once = customise(text, wishes);
        expect(customise(once, wishes)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it("can be done in one go or in any order of steps", () => {
    fc.assert(
      fc.property(svg, customisation, (text, wishes) => {
        const steps = Object.entries(wishes).map(([key, value]): Customisation => ({ [key]: value }));
        const inSteps = steps.reduce(customise, text);
        const backwards = steps.toReversed().reduce(customise, text);
        expect(sortRoot(inSteps)).toBe(sortRoot(customise(text, wishes)));
        expect(sortRoot(backwards)).toBe(sortRoot(inSteps));
      }),
      { numRuns: 1000 },
    );
  });

  it("leaves everything as it is when nothing is wished, and text that is no drawing always", () => {
    fc.assert(fc.property(svg, (text) => customise(text, {}) === text));
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), customisation, (text, wishes) => {
        if (!text.includes("<svg")) expect(customise(text, { size: wishes.size ?? 1 })).toBe(text);
      }),
    );
  });

  it("sets size, colour and stroke width", () => {
    expect(customise(heart, { size: 48, color: "#fa5252", stroke: 1.5 })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 24 24"><path fill="none" stroke="#fa5252" stroke-width="1.5" d="M2 9"/></svg>',
    );
  });

  it("fits drawings that are not square into the square", () => {
    const wide = '<svg width="36" height="24" viewBox="0 0 36 24"/>';
    expect(customise(wide, { size: 48 })).toBe('<svg width="48" height="32" viewBox="0 0 36 24"/>');
  });

  it("gives a drawing without a size one", () => {
    expect(customise('<svg viewBox="0 0 10 20"/>', { size: 40 })).toBe(
      '<svg width="20" height="40" viewBox="0 0 10 20"/>',
    );
  });

  it("replaces currentColor wherever it paints, and no other colour or name", () => {
    const text =
      '<svg><style>.a{fill:currentColor}</style><path fill="currentcolor"/><path fill="#000"/><use href="#currentColor"/></svg>';
    expect(customise(text, { color: "#ff0000" })).toBe(
      '<svg><style>.a{fill:#ff0000}</style><path fill="#ff0000"/><path fill="#000"/><use href="#currentColor"/></svg>',
    );
  });

  it("measures strokes on the 24 px grid, whatever the drawing's own", () => {
    const text = '<svg viewBox="0 0 48 48"><path stroke="currentColor" stroke-width="4"/></svg>';
    expect(customise(text, { stroke: 1 })).toContain('stroke-width="2"');
  });

  it("gives strokes of the initial width another one", () => {
    const text = '<svg viewBox="0 0 24 24"><g stroke="currentColor"><path d="M0 0"/></g></svg>';
    expect(customise(text, { stroke: 2 })).toBe(
      '<svg stroke-width="2" viewBox="0 0 24 24"><g stroke="currentColor"><path d="M0 0"/></g></svg>',
    );
  });

  it("keeps the proportion of unequal strokes", () => {
    const text =
      '<svg viewBox="0 0 24 24"><g stroke="red"><path stroke-width="2"/><path stroke-width="2"/><path stroke-width="3"/></g></svg>';
    expect(customise(text, { stroke: 1 }).match(/stroke-width="[^"]*"/g)).toEqual([
      'stroke-width="1"',
      'stroke-width="1"',
      'stroke-width="1.5"',
    ]);
  });

  it("does not touch drawings without strokes", () => {
    const text = '<svg viewBox="0 0 24 24"><path stroke="none" stroke-width="2"/><path d="M0 0"/></svg>';
    expect(customise(text, { stroke: 3 })).toBe(text);
  });
});

/** The attributes of the root in alphabetical order: those put in by separate steps may stand in another. */
function sortRoot(text: string): string {
  return text.replace(/^<svg([^>]*?)(\/?)>/, (_whole, inside: string, end: string) => {
    const sorted = [...inside.matchAll(/[\w-]+="[^"]*"/g)].map(String).toSorted().join(" ");
    return `<svg ${sorted}${end}>`;
  });
}
