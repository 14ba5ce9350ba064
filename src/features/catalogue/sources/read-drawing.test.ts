import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readDrawing } from "./read-drawing.ts";

const svg = (inner: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;
const path = '<path fill="currentColor" d="M0 0h1"/>';
const options = { keepsColors: true };

describe("sanitizing removes", () => {
  test.each([
    ["scripts", "<script>alert(1)</script>"],
    ["handlers", '<path onload="alert(1)" d="M0 0"/>'],
    [
      "foreign content",
      "<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'><script>alert(1)</script></body></foreignObject>",
    ],
    ["script addresses", '<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ["pictures", '<image href="https://example.com/x.png"/>'],
    ["links outside", '<use xlink:href="https://example.com/x.svg#a"/>'],
    ["paint from outside", '<path fill="url(https://example.com/x#a)" d="M0 0"/>'],
    ["style sheets", "<style>@import url(https://example.com)</style>"],
    [
      "style attributes with addresses",
      '<path style="fill:url(data:image/png;base64,AAAA);behavior:url(#x)" d="M0 0"/>',
    ],
    ["animated links", '<use href="#a"><animate attributeName="href" to="javascript:alert(1)"/></use>'],
    ["events of other vocabularies", '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'],
    ["text", "<text>hello</text>"],
  ])("%s", (_, inner) => {
    const { body } = readDrawing(svg(path + inner), options);
    expect(body).not.toMatch(/alert|script|example|data:|style|onload|image|import|behavior|text/i);
    expect(body).toContain(path);
  });

  test("any element or attribute that isn't on the allowlists", () => {
    const name = fc.stringMatching(/^[a-z]{3,12}$/);
    fc.assert(
      fc.property(name, name, (element, attribute) => {
        fc.pre(
          !["path", "use", "set", "rect", "line", "mask", "defs", "stop", "marker", "filter", "symbol", "svg"].includes(
            element,
          ),
        );
        const { body } = readDrawing(svg(`${path}<${element} on${attribute}="x">inner</${element}>`), options);
        expect(body).toBe(path);
      }),
    );
  });
});

test("visible elements are preserved, except for their ids", () => {
  const inner =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#f00"/></linearGradient></defs><path fill="url(#a)" d="M0 0h1"/>';
  expect(readDrawing(svg(inner), options).body).toBe(inner.replace('id="a"', 'id="i0"').replace("#a", "#i0"));
});

test("style declarations become attributes, and paint of the root is inherited", () => {
  const { body } = readDrawing(
    svg('<path style="stroke: #f00; stroke-width:2" d="M0 0"/>', 'viewBox="0 0 9 9" fill="none"'),
    options,
  );
  expect(body).toBe('<g fill="none"><path d="M0 0" stroke="#f00" stroke-width="2"/></g>');
});

test("an SVG in one color uses the text color; several colors are preserved", () => {
  expect(readDrawing(svg('<path fill="#333" d="M0 0"/><path fill="#333" d="M1 1"/>')).body).not.toContain("#333");
  expect(readDrawing(svg('<path d="M0 0"/>')).body).toBe('<g fill="currentColor"><path d="M0 0"/></g>');
  expect(readDrawing(svg('<path fill="#333" d="M0 0"/><path fill="#f00" d="M1 1"/>')).body).toContain("#f00");
  expect(readDrawing(svg('<path fill="#333" d="M0 0"/>'), options).body).toContain("#333");
});

test("the view box comes from the attribute or from width and height", () => {
  expect(readDrawing(svg(path, 'viewBox="1 2 30 40"'))).toMatchObject({ left: 1, top: 2, width: 30, height: 40 });
  expect(readDrawing(svg(path, 'width="16px" height="20"'))).toMatchObject({ left: 0, top: 0, width: 16, height: 20 });
});

test.each([
  ["<svg", "isn’t an SVG"],
  [svg("<path>"), "well-formed"],
  ["<html/>", "isn’t an SVG"],
  [svg(path, ""), "viewBox"],
  [svg("<g/>"), "draws nothing"],
  [svg("<g>".repeat(110) + path + "</g>".repeat(110)), "too many elements"],
  [svg(`<path id="a" d="M0 0"/>${'<use href="#a"/>'.repeat(4_000)}`), "too many elements"],
  [
    '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="&a;"/></svg>',
    "entities",
  ],
])("%s is rejected", (text, reason) => {
  expect(() => readDrawing(text)).toThrow(reason);
});
