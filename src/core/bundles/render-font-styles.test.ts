import { compileString } from "sass";
import { describe, expect, it } from "vitest";
import { type FontFacts, renderFontCss, renderFontScss } from "./render-font-styles.ts";

const facts: FontFacts = {
  family: "our-icons",
  prefix: "our",
  glyphs: [
    { name: "home", codePoint: 0xe001 },
    { name: "0-square", codePoint: 0xe002 },
    { name: "far-away", codePoint: 0xf_0000 },
  ],
};

/** What the compiler makes of styles that use the font as its README says. */
function compile(styles: string): string {
  const importer = {
    canonicalize: (name: string) => (name.endsWith("our-icons") ? new URL("font:our-icons") : null),
    load: () => ({ contents: renderFontScss(facts), syntax: "scss" as const }),
  };
  const logger = { warn: (message: string) => expect.fail(message) };
  return compileString(styles, { importers: [importer], logger }).css;
}

describe("a font's styles for Sass", () => {
  it("equal the plain CSS ones", () => {
    expect(compileString(renderFontScss(facts)).css).toBe(compileString(renderFontCss(facts)).css);
  });

  it("insert an icon before an element, and load the font from its path", () => {
    const css = compile(`@use "our-icons" as icons with ($path: "/fonts"); .save { @include icons.icon("far-away"); }`);
    expect(css).toContain('url("/fonts/our-icons.woff2") format("woff2")');
    const rule = /\.save::before \{([^}]+)\}/.exec(css)![1];
    expect(rule).toContain('font-family: "our-icons"');
    expect(rule).toContain('content: "\\f0000"');
  });
});
