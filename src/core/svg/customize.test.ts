import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { framing, iconCustomizations, sizing } from "../../../tests/harness/files/icon-customizations.ts";
import { amount } from "../../../tests/harness/soak.ts";
import { customize } from "./customize.ts";
import type { IconCustomization } from "./icon-customization.ts";
import { renderDocument } from "./document/render-document.ts";

const heart =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="2" d="M2 9"/></svg>';

const length = fc.oneof(fc.double({ min: 0, max: 900, noNaN: true }), fc.integer({ min: 0, max: 64 })).map(String);
const values = [
  "none",
  "currentColor",
  "CURRENTCOLOR",
  "#000",
  "#FFF",
  "red",
  "inherit",
  "url(#currentColor)",
  "url(#a) red",
  "#ff0000",
  "#00ff00",
  "#0000ff80",
  "rgb(255 0 0)",
  "var(--icon-2, #00ff00)",
  "var(--own, red)",
  "transparent",
];
const paint = fc.constantFrom(...values);
const rules = fc.array(fc.tuple(fc.constantFrom("fill", "stroke", "stop-color", "d"), paint), { maxLength: 2 });
const renderRules = (parts: [string, string][]) => parts.map((part) => part.join(":")).join(";");
const attributes = fc
  .record(
    {
      id: fc.constantFrom("a", "b"),
      stroke: paint,
      fill: paint,
      mask: fc.constantFrom("url(#a)", "url(#b)"),
      "stroke-width": length,
      style: rules.map(renderRules),
      "data-recolored": fc.constantFrom("", "map-ff0000-00ff00-00ff00-ff0000"),
    },
    { requiredKeys: [] },
  )
  .map((record) =>
    Object.entries(record)
      .map(([name, value]) => ` ${name}="${value}"`)
      .join(""),
  );
const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc
      .tuple(fc.constantFrom("path", "circle", "stop", 'use href="#a"', 'use href="#b"'), attributes)
      .map(([name, rest]) => `<${name}${rest}/>`),
    fc.constantFrom("<!-- > -->", "<title>a &lt; b</title>", "<g/>"),
    fc.tuple(paint, paint).map((pair) => `<animate attributeName="fill" values="${pair.join(";")}" fill="freeze"/>`),
    rules.map((parts) => `<style>.a{${renderRules(parts)}}</style>`),
    fc
      .tuple(
        fc.constantFrom("g", "g", "defs", "mask", "linearGradient", "symbol", "pattern"),
        attributes,
        fc.array(tie("element"), { maxLength: 3 }),
      )
      .map(([name, rest, children]) => `<${name}${rest}>${children.join("")}</${name}>`),
  ),
}));
const children = fc.array(element, { maxLength: 4 }).map((each) => each.join(""));
const svg = fc
  .tuple(attributes, fc.option(fc.tuple(length, length)), fc.boolean(), children)
  .map(([rest, box, hasSize, inner]) => {
    const viewBox = box ? ` viewBox="0 0 ${box.join(" ")}"` : "";
    return `<svg${hasSize ? ' width="24" height="24"' : ""}${viewBox}${rest}>${inner}</svg>`;
  });
const side = fc.integer({ min: 1, max: 512 });
/** Documents as the site prints them. */
const serialized = fc
  .tuple(side, side, fc.integer({ min: -50, max: 50 }), children)
  .map(([width, height, left, inner]) => renderDocument(inner, [left, 0, width, height]));
const anyText = fc.oneof(
  svg,
  fc.string({ unit: "binary" }),
  fc
    .array(
      fc.oneof(fc.constantFrom("<svg", "</svg>", ">", "<g", "/>", '"', " viewBox=", "<!--", "<style>"), fc.string()),
    )
    .map((parts) => parts.join("")),
);

describe("customizing an SVG", () => {
  it("is idempotent", () => {
    fc.assert(
      fc.property(svg, iconCustomizations, (drawing, customization) => {
        const once = customize(drawing, customization);
        expect(customize(once, customization)).toBe(once);
      }),
      { numRuns: amount(1000, 20000) },
    );
  });

  it("sets size, color and stroke width together or in any order of steps", () => {
    const customizations = fc.record(
      { size: fc.integer({ min: 1, max: 4096 }), color: fc.constant("#ff0000" as const), stroke: fc.constant(1.5) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(svg, customizations, (drawing, customization) => {
        const steps = Object.entries(customization).map(([key, value]): IconCustomization => ({ [key]: value }));
        const inSteps = steps.reduce(customize, drawing);
        const backwards = steps.toReversed().reduce(customize, drawing);
        expect(sortRoot(inSteps)).toBe(sortRoot(customize(drawing, customization)));
        expect(sortRoot(backwards)).toBe(sortRoot(inSteps));
      }),
      { numRuns: amount(300, 5000) },
    );
  });

  it("replaces the frame of an earlier customization", () => {
    const customizations = fc
      .record({ size: sizing.map(({ size = 24 }) => size), frame: framing })
      .map(({ size, frame }): IconCustomization => Object.assign({ size }, frame));
    fc.assert(
      fc.property(serialized, customizations, customizations, (drawing, earlier, later) => {
        expect(customize(customize(drawing, earlier), later)).toBe(customize(drawing, { ...earlier, ...later }));
      }),
      { numRuns: amount(500, 10000) },
    );
  });

  it("removes the whole frame that it has added", () => {
    fc.assert(
      fc.property(serialized, framing, (drawing, frame) => {
        const plain: IconCustomization = { padding: 0, background: "none", rotate: 360, flip: "none", opacity: 1 };
        expect(customize(customize(drawing, frame), plain)).toBe(drawing);
      }),
      { numRuns: amount(500, 10000) },
    );
  });

  it("changes nothing without settings, and never changes text that isn't an SVG", () => {
    fc.assert(fc.property(anyText, (given) => customize(given, {}) === given));
    fc.assert(
      fc.property(anyText, iconCustomizations, (written, customization) => {
        const changed = customize(written, customization);
        if (!/^[\s\uFEFF]*<[!?s]/.test(written)) expect(changed).toBe(written);
        expect(customize(changed, customization)).toBe(changed);
      }),
      { numRuns: amount(600, 10000) },
    );
  });

  it.each([
    "<svg>",
    "<svg></g></svg>",
    "<svg/><svg/>",
    'hello <svg viewBox="0 0 24 24"/>',
    '<svg viewBox="0 0 24 24"/> hello',
    "<html><svg/></html>",
    `<svg>${"<g>".repeat(256)}${"</g>".repeat(256)}</svg>`,
  ])("leaves %s unchanged, which isn't an SVG document", (written) => {
    expect(customize(written, { size: 48, padding: 0.1 })).toBe(written);
  });

  it("accepts documents with an XML declaration, a document type and comments", () => {
    const before =
      '\uFEFF<?xml version="1.0"?>\n<!-- x --><!DOCTYPE svg PUBLIC "-//W3C" "svg.dtd" [ <!ENTITY a "b"> ]>\n';
    const drawing = `${before}<svg viewBox="0 0 24 24"><path/></svg>\n<!-- made by hand -->`;
    expect(customize(drawing, { size: 48 })).toContain('width="48"');
  });

  it("sets size, color and stroke width", () => {
    expect(customize(heart, { size: 48, color: "#fa5252", stroke: 1.5 })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 24 24"><path fill="none" stroke="#fa5252" stroke-width="1.5" d="M2 9"/></svg>',
    );
  });

  it("fits non-square SVGs into the square", () => {
    const wide = '<svg width="36" height="24" viewBox="0 0 36 24"/>';
    expect(customize(wide, { size: 48 })).toBe('<svg width="48" height="32" viewBox="0 0 36 24"/>');
  });

  it("adds a size to an SVG without one", () => {
    expect(customize('<svg viewBox="0 0 10 20"/>', { size: 40 })).toBe(
      '<svg width="20" height="40" viewBox="0 0 10 20"/>',
    );
  });

  it("replaces currentColor in every paint, and no other color or name", () => {
    const text =
      '<svg><style>.a{fill:currentColor}</style><path fill="currentcolor"/><path fill="#000"/><use href="#currentColor"/></svg>';
    expect(customize(text, { color: "#ff0000" })).toBe(
      '<svg><style>.a{fill:#ff0000}</style><path fill="#ff0000"/><path fill="#000"/><use href="#currentColor"/></svg>',
    );
  });

  it("measures strokes on the 24 px grid, whatever the SVG's own", () => {
    const text = '<svg viewBox="0 0 48 48"><path stroke="currentColor" stroke-width="4"/></svg>';
    expect(customize(text, { stroke: 1 })).toContain('stroke-width="2"');
  });

  it("changes strokes of the initial width", () => {
    const text = '<svg viewBox="0 0 24 24"><g stroke="currentColor"><path d="M0 0"/></g></svg>';
    expect(customize(text, { stroke: 2 })).toBe(
      '<svg stroke-width="2" viewBox="0 0 24 24"><g stroke="currentColor"><path d="M0 0"/></g></svg>',
    );
  });

  it("preserves the proportion of different strokes", () => {
    const text =
      '<svg viewBox="0 0 24 24"><g stroke="red"><path stroke-width="2"/><path stroke-width="2"/><path stroke-width="3"/></g></svg>';
    expect(customize(text, { stroke: 1 }).match(/stroke-width="[^"]*"/g)).toEqual([
      'stroke-width="1"',
      'stroke-width="1"',
      'stroke-width="1.5"',
    ]);
  });

  it("sets strokes of the requested px width at any size, with padding and rotated", () => {
    const text = '<svg viewBox="0 0 48 48"><path stroke="currentColor" stroke-width="4"/></svg>';
    const width = (customization: IconCustomization) =>
      Number(/stroke-width="([^"]*)"/.exec(customize(text, { stroke: 2, absoluteStroke: true, ...customization }))![1]);
    expect(width({ size: 48 })).toBe(2);
    expect(width({ size: 96 })).toBe(1);
    expect(width({ size: 16 })).toBe(6);
    expect(width({ size: 48, padding: 0.25 })).toBe(4);
    expect(width({ size: 48, rotate: 90 })).toBe(2);
    expect(width({ size: 48, rotate: 45 })).toBeCloseTo(2 * Math.SQRT2, 3);
  });

  it("uses the document size for strokes in px where no other is set", () => {
    const text = '<svg width="96px" height="64" viewBox="0 0 48 32"><path stroke="red" stroke-width="4"/></svg>';
    expect(customize(text, { stroke: 2, absoluteStroke: true })).toContain('stroke-width="1"');
  });

  it("doesn't change SVGs without strokes", () => {
    const text = '<svg viewBox="0 0 24 24"><path stroke="none" stroke-width="2"/><path d="M0 0"/></svg>';
    expect(customize(text, { stroke: 3 })).toBe(text);
  });

  it("puts padding, background, rotation, flip and opacity in one group", () => {
    const customization: IconCustomization = {
      padding: 0.25,
      background: { shape: "rounded", color: "#ff0000" },
      rotate: 90,
      flip: "horizontal",
      opacity: 0.5,
    };
    expect(customize('<svg width="24" height="16" viewBox="0 0 24 16"><path/></svg>', customization)).toBe(
      [
        '<svg width="24" height="24" viewBox="-12 -16 48 48">',
        '<g data-look="pad-0.25_bg-rounded-ff0000_rotate-90_flip-horizontal_opacity-0.5" data-box="0 0 24 16">',
        '<rect x="-12" y="-16" width="48" height="48" rx="9.6" fill="#ff0000" stroke="none"/>',
        '<g transform="rotate(90 12 8) translate(24 0) scale(-1 1)" opacity="0.5"><path/></g></g></svg>',
      ].join(""),
    );
  });

  it("rotates a wide SVG into a tall one", () => {
    const wide = '<svg width="36" height="24" viewBox="0 0 36 24"><path/></svg>';
    expect(customize(wide, { rotate: 90 })).toContain('<svg width="24" height="36" viewBox="6 -6 24 36">');
    expect(customize(wide, { rotate: 90, size: 72 })).toContain('width="48" height="72"');
  });

  it("treats a group that was edited elsewhere as part of the SVG", () => {
    const drawn = '<svg viewBox="0 0 24 24"><path/></svg>';
    const changed = customize(drawn, { padding: 0.1 }).replace("<path/>", "<path/></g><g>");
    expect(customize(changed, { padding: 0 })).toBe(changed);
  });

  it("replaces every color of an SVG, all in one step", () => {
    const flag =
      '<svg><g fill="red"><path/><path fill="#FFF"/></g><path style="fill:white;stroke:rgb(0,0,255)"/></svg>';
    const customization: IconCustomization = {
      colors: { "#ff0000": "#ffffff", "#ffffff": "#ff0000", "#0000ff": "currentColor" },
    };
    const swapped = customize(flag, customization);
    expect(swapped).toBe(
      '<svg data-recolored="map-0000ff-current-ff0000-ffffff-ffffff-ff0000"><g fill="#ffffff"><path/><path fill="#ff0000"/></g><path style="fill:#ff0000;stroke:currentColor"/></svg>',
    );
    expect(customize(swapped, customization)).toBe(swapped);
    expect(customize(swapped, { colors: { "#ff0000": "#00ff00" } })).toBe(
      '<svg><g fill="#ffffff"><path/><path fill="#00ff00"/></g><path style="fill:#00ff00;stroke:currentColor"/></svg>',
    );
  });

  it("recolors gradients, style sheets, animations and default black", () => {
    const drawing =
      '<svg><style>.a{fill:#000!important}/*fill:#000*/</style><linearGradient id="g"><stop stop-color="#000"/></linearGradient><path fill="url(#g) #000"/><path stroke="#000"><animate attributeName="stroke" values="#000;#fff" fill="freeze"/></path></svg>';
    const recolored = customize(drawing, { colors: { "#000000": "#123456" } });
    expect(recolored.match(/#123456/g)).toHaveLength(5);
    expect(recolored).toContain("/*fill:#000*/");
    expect(customize("<svg><path/><g fill='red'><path/></g></svg>", { colors: { "#000000": "#123456" } })).toBe(
      "<svg><path fill=\"#123456\"/><g fill='red'><path/></g></svg>",
    );
  });

  it("doesn't change the colors of masks and invisible elements", () => {
    const drawing =
      '<svg><defs><path id="a" fill="#fff"/><path id="b" fill="#fff"/><path id="c" fill="#fff"/></defs><mask id="m"><rect fill="#fff"/><use href="#a"/></mask><use href="#b" mask="url(#m)"/></svg>';
    expect(customize(drawing, { colors: { "#ffffff": "#ff0000" } })).toBe(
      drawing.replace('id="b" fill="#fff"', 'id="b" fill="#ff0000"'),
    );
  });

  it("converts colors to CSS variables, numbered by first use, and back", () => {
    const drawing = '<svg><path fill="red"/><path fill="currentColor"/><path stroke="#f00" fill="none"/></svg>';
    const varied = customize(drawing, { variables: true, color: "#00ff00" });
    expect(varied).toBe(
      '<svg><path fill="var(--icon-1, #ff0000)"/><path fill="var(--icon-2, #00ff00)"/><path stroke="var(--icon-1, #ff0000)" fill="none"/></svg>',
    );
    expect(customize(varied, { colors: { "#ff0000": "#0000ff" } })).toContain("var(--icon-1, #0000ff)");
    expect(customize(varied, { variables: false })).toBe(
      '<svg><path fill="#ff0000"/><path fill="#00ff00"/><path stroke="#ff0000" fill="none"/></svg>',
    );
  });

  it("doesn't recolor its own background", () => {
    const framed = customize('<svg viewBox="0 0 24 24"><path fill="red"/></svg>', {
      background: { shape: "circle", color: "#ff0000" },
    });
    const recolored = customize(framed, { colors: { "#ff0000": "#00ff00" } });
    expect(recolored).toContain('<circle cx="12" cy="12" r="12" fill="#ff0000" stroke="none"/>');
    expect(recolored).toContain('<path fill="#00ff00"/>');
  });
});

/** The attributes of the root in alphabetical order: those put in by separate steps may stand in another. */
function sortRoot(text: string): string {
  return text.replace(/^<svg([^>]*?)(\/?)>/, (_whole, inside: string, end: string) => {
    const sorted = [...inside.matchAll(/[\w-]+="[^"]*"/g)].map(String).toSorted().join(" ");
    return `<svg ${sorted}${end}>`;
  });
}
