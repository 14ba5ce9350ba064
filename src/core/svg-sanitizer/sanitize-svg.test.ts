import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amount } from "../../../tests/harness/soak.ts";
import { findHarm } from "../../../tests/hostile-svg/find-harm.ts";
import { renderDocument } from "../svg/document/render-document.ts";
import { drawingLimits } from "./drawing-limits.ts";
import { sanitizeSvg, type SanitizedSvg } from "./sanitize-svg.ts";

const svg = (inner: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;
const many = (count: number, render: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => render(index)).join("");
const path = '<path d="M0 0h1"/>';

function sanitize(text: string): SanitizedSvg {
  const drawing = sanitizeSvg(text);
  if ("refusal" in drawing) throw new Error(`it is refused: ${drawing.refusal}`);
  return drawing;
}
const bodyOf = (inner: string, attributes?: string) => sanitize(svg(inner, attributes)).body;

test("visible elements are preserved", () => {
  const inner =
    '<defs><linearGradient id="i0" x1="0" x2="50%"><stop offset="0" stop-color="#f00"/></linearGradient></defs><g fill="url(#i0)" transform="rotate(45 12 12)"><path d="M0 0h1"/></g><path d="M1 1h1"><animate attributeName="opacity" dur="1s" values="0;1" repeatCount="indefinite"/></path>';
  expect(bodyOf(inner)).toBe(inner);
});

test("removed visible content is reported", () => {
  const { body, leftOut } = sanitize(svg(`${path}<text>x</text><image href="data:,"/><script/><text/>`));
  expect(body).toBe(path);
  expect(leftOut).toEqual(["text", "image"]);
});

describe("style sheets as drawing programs write them", () => {
  test.each([
    [".st0{fill:#F00;stroke:none}", 'class="st0"', 'fill="#F00" stroke="none"'],
    [".a,.b { fill: red; }\n.b { stroke: blue }", 'class="b"', 'fill="red" stroke="blue"'],
    ["path{fill:red}.a{fill:blue}#b{fill:green}", 'class="a" id="b"', 'fill="green"'],
    ["path.a{fill:red}.a{fill:blue}", 'class="a"', 'fill="red"'],
    [".a.b{fill:red}.a{fill:blue}", 'class="b a"', 'fill="red"'],
    [".a{fill:red!important}#b{fill:blue}", 'class="a" id="b" style="fill:green"', 'fill="red"'],
    [".a{fill:red}", 'class="a" style="fill:green;stroke-width: 2px"', 'fill="green" stroke-width="2px"'],
    ["path{fill:red}", 'fill="blue"', 'fill="red"'],
    ["/* x */.a/* y */{/* z */fill:red}", 'class="a"', 'fill="red"'],
    ["@charset 'x';@media print{.a{fill:red}}.a{fill:blue}", 'class="a"', 'fill="blue"'],
    [".a{mix-blend-mode:multiply;isolation:isolate}", 'class="a"', 'style="isolation:isolate;mix-blend-mode:multiply"'],
    [".a{fill:var(--b, rgb(1, 2, 3))}", 'class="a"', 'fill="rgb(1, 2, 3)"'],
    ["g .a{fill:red}.a:hover{fill:red}.c{fill:red}", 'class="a"', ""],
  ])("%s", (sheet, attributes, expected) => {
    const suffix = expected === "" ? "" : ` ${expected}`;
    expect(bodyOf(`<style>${sheet}</style><path d="M0 0" ${attributes}/>`)).toBe(`<path d="M0 0"${suffix}/>`);
    expect(bodyOf(`<path d="M0 0" ${attributes}/><style><![CDATA[${sheet}]]></style>`)).toBe(
      `<path d="M0 0"${suffix}/>`,
    );
  });

  test("apply to the root, and in comments for old browsers", () => {
    const sheet = "<style><![CDATA[<!-- *{fill:red} -->]]></style>";
    expect(bodyOf(`${sheet}${path}`)).toBe('<g fill="red"><path d="M0 0h1" fill="red"/></g>');
  });

  test("rotate by degrees and translate by px", () => {
    expect(bodyOf('<path d="M0 0" style="transform:rotate(45deg) translate(1px, 2px)"/>')).toBe(
      '<path d="M0 0" transform="rotate(45) translate(1, 2)"/>',
    );
  });
});

describe("the elements around an SVG", () => {
  test("paint of the root is passed on by a group", () => {
    expect(bodyOf(path, 'viewBox="0 0 9 9" fill="none" width="9" style="stroke:red" version="1.1"')).toBe(
      `<g fill="none" stroke="red">${path}</g>`,
    );
  });

  test("a nested SVG gets its position and scale", () => {
    expect(bodyOf(`<svg x="2" y="4" width="10" height="20" viewBox="5 5 10 10" fill="red">${path}</svg>`)).toBe(
      `<g fill="red"><g transform="translate(-3 4) scale(1)">${path}</g></g>`,
    );
  });

  test("links become groups, and a switch becomes its first supported child", () => {
    expect(bodyOf(`<a href="https://example.com" fill="red">${path}</a>`)).toBe(`<g fill="red">${path}</g>`);
    const choice = `<switch><foreignObject requiredExtensions="x"/><g>${path}</g><g>other</g></switch>`;
    expect(bodyOf(choice)).toBe(`<g><g>${path}</g></g>`);
  });

  test.each([
    ['viewBox="1 2 30 40" width="9" height="9"', [1, 2, 30, 40]],
    ['width="16px" height=" 20 "', [0, 0, 16, 20]],
    ['width="1in" height="72pt"', [0, 0, 96, 96]],
    ['width="100%" height="100%"', undefined],
    ['viewBox="0 0 0 0" width="5" height="6"', [0, 0, 5, 6]],
    ["", undefined],
  ])("the size is read from %s", (attributes, box) => {
    expect(sanitize(svg(path, attributes)).box).toEqual(box);
  });

  test("a document without a namespace, as copied from a page, is accepted", () => {
    expect(sanitize(`<svg viewBox="0 0 9 9"><use xlink:href="#a"/><path id="a" d="M0 0"/></svg>`).body).toBe(
      '<use href="#i0"/><path id="i0" d="M0 0"/>',
    );
  });
});

describe("an element referenced more than once", () => {
  const blur = '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>';
  const pattern = `<pattern id="p" width=".1" height=".1">${many(300, () => path)}</pattern>`;
  const marker = `<marker id="m" markerWidth="9" markerHeight="9">${many(100, () => path)}</marker>`;

  test.each([
    [
      "masks that double 16 times",
      many(
        16,
        (level) =>
          `<mask id="m${level}">${'<rect width="9" height="9" mask="url(#m#)"/>'.replace("m#", `m${level + 1}`).repeat(2)}</mask>`,
      ) + '<mask id="m16"><path d="M0 0h9"/></mask><rect width="9" height="9" mask="url(#m0)"/>',
    ],
    ["800 blurs by name", many(800, () => '<path style="filter:blur(2px)" d="M0 0h9v9"/>')],
    ["800 blurs", blur + many(800, () => '<path filter="url(#f)" d="M0 0h9v9"/>')],
    [
      "a blur far beyond the drawing, some dozen times",
      `${blur.replace('"f"', '"f" x="-9" y="-9" width="19" height="19"')}${many(40, () => '<path filter="url(#f)" d="M0 0h9v9"/>')}`,
    ],
    [
      "small blurs made large",
      `${blur.replace('"f"', '"f" filterUnits="userSpaceOnUse" width=".1" height=".1"')}<g transform="scale(240)">${many(800, () => '<path filter="url(#f)" d="M0 0h9v9"/>')}</g>`,
    ],
    [
      "a filter that looks at everything for each pixel",
      '<filter id="f"><feMorphology radius="12"/></filter><path filter="url(#f)" d="M0 0h9v9"/>',
    ],
    ["a pattern that shapes inherit", `${pattern}<g fill="url(#p)"><g>${many(300, () => path)}</g></g>`],
    [
      "a pattern that shapes of a use inherit",
      `${pattern}<g id="g">${many(300, () => path)}</g><use href="#g" stroke="url(#p)"/>`,
    ],
    ["markers that a line inherits", `${marker}<g marker-mid="url(#m)"><path d="M0 0${"l1 1".repeat(400)}"/></g>`],
    ["dashes without end", `<g stroke="red" stroke-dasharray=".0001"><path d="M0 0${"l1 1".repeat(400)}"/></g>`],
  ])("%s: rejected", (_, inner) => {
    expect(sanitizeSvg(svg(inner))).toEqual({ refusal: "tooComplex" });
  });

  test.each([
    ["twenty blurs by name", many(20, () => '<path filter="blur(2px)" d="M0 0h9v9"/>')],
    ["twenty blurs", blur + many(20, () => '<path filter="url(#f)" d="M0 0h9v9"/>')],
    [
      "hundreds of small blurs",
      `${blur.replace('"f"', '"f" filterUnits="userSpaceOnUse" width="1" height="1"')}${many(300, () => '<path filter="url(#f)" d="M0 0h9v9"/>')}`,
    ],
    [
      "a pattern in shapes that have paints of their own",
      `${pattern}<g fill="url(#p)">${many(300, () => '<path fill="red" d="M0 0h1"/>')}</g>`,
    ],
    ["dashes", `<path stroke-dasharray="1 2" d="M0 0${"l1 1".repeat(400)}"/>`],
  ])("%s: accepted", (_, inner) => {
    expect(sanitizeSvg(svg(inner))).not.toHaveProperty("refusal");
  });
});

describe("ids", () => {
  test("are short, and exist only where something refers to them", () => {
    expect(bodyOf('<path id="Schöner Name" d="M0 0"/><path id="x" d="M1 1"/><use href="#Schöner Name"/>')).toBe(
      '<path id="i0" d="M0 0"/><path d="M1 1"/><use href="#i0"/>',
    );
  });

  test("that don't exist lose their references", () => {
    expect(bodyOf('<path fill="url(#no)" stroke="url(#no) red" mask="url(#no)" d="M0 0"/><use href="#no"/>')).toBe(
      '<path fill="none" stroke="red" d="M0 0"/><use/>',
    );
  });

  test("of animations are matched within this SVG only", () => {
    const movements =
      '<set id="a" attributeName="x" begin="0s;page.click; b.end + 1s"/><set id="b" attributeName="x" begin="page.click" end="a.begin"/>';
    expect(bodyOf(`<path d="M0 0">${movements}</path>`)).toBe(
      '<path d="M0 0"><set id="i1" attributeName="x" begin="0s;i0.end + 1s"/><set id="i0" attributeName="x" begin="indefinite" end="i1.begin"/></path>',
    );
  });
});

test.each([
  ["tooLarge", svg(path) + " ".repeat(drawingLimits.bytes)],
  ["notSvg", "<html/>"],
  ["notSvg", ""],
  ["notSvg", "\u0089PNG"],
  ["malformed", svg("<path>")],
  ["malformed", svg('<path d="" d=""/>')],
  ["entities", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(path)}`],
  ["entities", svg(`${path}&nbsp;`)],
  ["noText", `<?xml version="1.0" encoding="UTF-7"?>${svg(path)}`],
  ["tooComplex", svg("<g>".repeat(drawingLimits.depth) + path + "</g>".repeat(drawingLimits.depth))],
  ["tooComplex", svg("<g/>".repeat(drawingLimits.elements) + path)],
  ["endless", svg('<g id="a"><use href="#a"/></g>')],
  ["outOfRange", svg('<path d="M0 1e999"/>')],
  ["outOfRange", svg(path, 'viewBox="0 0 1e9 1e9"')],
  ["empty", svg("<text>hello</text>")],
  ["empty", svg(`<defs>${path}</defs>`)],
])("an SVG is rejected as %s: %.60s", (refusal, text) => {
  expect(sanitizeSvg(text)).toEqual({ refusal });
});

test("a document type without declarations is ignored", () => {
  const type = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
  expect(sanitize(`<?xml version="1.0" encoding="iso-8859-1"?>${type}${svg(path)}`).body).toBe(path);
});

const value = fc.constantFrom(
  ..."M0 0h9|url(#a)|url(#b) red|url(https://x.y)|#a|#c d|javascript:hit()|1|-2.5e3|50%|red;blue|rotate(3)|rotate(3deg)|a.end+1s;0s|b.click|{|<|&|fill|href|\u00e9|matrix(1 0 0 1 0 0)|translate( 1px )|  x  y |inherit".split(
    "|",
  ),
);
const attribute = fc.tuple(
  fc.constantFrom(
    ..."id d fill stroke mask clip-path filter href xlink:href class style begin end attributeName transform x width viewBox values opacity onload foo".split(
      " ",
    ),
  ),
  fc.oneof(
    value,
    fc.constantFrom("a", "b", "c d"),
    fc.tuple(fc.constantFrom("fill", "filter", "mix-blend-mode"), value).map((pair) => pair.join(":")),
  ),
);
const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const name = fc.constantFrom(
  ..."g path rect use svg a switch defs mask pattern filter feFlood animate set linearGradient stop text script style foreignObject x".split(
    " ",
  ),
);
const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc
    .tuple(
      name,
      fc.uniqueArray(attribute, { maxLength: 4, selector: ([key]) => key }),
      fc.oneof({ depthSize: "medium" }, fc.constant([]), fc.array(tie("tree"), { maxLength: 4 })),
      fc.constantFrom("", "*{fill:url(#a)}", ".a{opacity:.5}#b{mask:url(#c d)}", "text"),
    )
    .map(([element, attributes, children, text]) => {
      const written = attributes.map(([key, content]) => ` ${key}="${escape(content)}"`).join("");
      return `<${element}${written}>${children.join("")}${text}</${element}>`;
    }),
}));

test("any SVG is rejected or sanitized, and a sanitized one stays unchanged", () => {
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 5 }), fc.array(attribute, { maxLength: 1 }), (trees, [root]) => {
      const text = svg(path + trees.join(""), root ? `${root[0]}="${escape(root[1])}"` : 'viewBox="0 0 9 9"');
      const once = sanitizeSvg(text);
      if ("refusal" in once) return;
      expect(findHarm(once.body)).toBeUndefined();
      const box = once.box ?? ([0, 0, 24, 24] as const);
      expect(sanitize(renderDocument(once.body, box))).toEqual({ body: once.body, box, leftOut: [] });
    }),
    { numRuns: amount(500, 20_000) },
  );
});

test("any text is rejected or sanitized", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (noise) => {
      for (const text of [
        noise,
        svg(path + noise),
        svg(`<path d="M0 0" fill="${noise}"/>`),
        svg(`<style>${noise}</style>${path}`),
      ]) {
        const drawing = sanitizeSvg(text);
        if (!("refusal" in drawing)) expect(findHarm(drawing.body)).toBeUndefined();
      }
    }),
    { numRuns: amount(500, 10_000) },
  );
});
