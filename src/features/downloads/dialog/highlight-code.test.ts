import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readTokens } from "./highlight-code.ts";

test("put together, the tokens are the code", () => {
  const pieces = fc.constantFrom('"', "'", "<a", "/>", "<!--", "-->", "/*", "*/", "//", "\\", "\n", "import", " ", "x");
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((parts) => parts.join("")),
      ),
      (code) => {
        expect(
          readTokens(code)
            .map(({ text }) => text)
            .join(""),
        ).toBe(code);
      },
    ),
  );
});

test("keywords, tags, strings and comments are distinguished", () => {
  const code = 'export function X() {\n  // two\n  return <path d="M0 0" fill-rule="evenodd" />;\n}';
  expect(readTokens(code).flatMap(({ text, kind }) => (kind ? [[kind, text]] : []))).toEqual([
    ["word", "export"],
    ["word", "function"],
    ["comment", "// two"],
    ["word", "return"],
    ["tag", "<path"],
    ["string", '"M0 0"'],
    ["string", '"evenodd"'],
  ]);
});
