import { expect, test } from "vitest";
import { sanitizeSvg, type SanitizedSvg } from "../../core/svg-sanitizer/sanitize-svg.ts";
import { inlineMarkup } from "./inline-markup.ts";

const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${body}</svg>`;

test.each(["isolation:isolate", "mix-blend-mode:color-burn", "mix-blend-mode:multiply;isolation:isolate"])(
  "an SVG with %s is inlined without style attributes, with the same meaning",
  (style) => {
    const { body } = sanitizeSvg(svg(`<path style="${style}" d="M0 0h9v9z"/>`)) as SanitizedSvg;
    expect(body).toContain(" style=");
    const { __html: markup } = inlineMarkup(svg(body));
    expect(markup).not.toContain("style");
    for (const [name, attribute] of [
      ["isolation", "data-isolation"],
      ["mix-blend-mode", "data-blend"],
    ] as const) {
      const value = new RegExp(`${name}:([a-z-]+)`).exec(style)?.[1];
      expect(new RegExp(`${attribute}="([^"]*)"`).exec(markup)?.[1]).toBe(value);
    }
  },
);

test("any other SVG stays unchanged", () => {
  const plain = svg('<path d="M0 0h9v9z"/>');
  expect(inlineMarkup(plain)).toEqual({ __html: plain });
  expect(inlineMarkup(undefined)).toEqual({ __html: "" });
});
