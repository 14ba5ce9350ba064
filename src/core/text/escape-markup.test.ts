import * as fc from "fast-check";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { escapeMarkup } from "./escape-markup.ts";

/** What a parser reads of a text in an element and in an attribute. */
function read(escaped: string): { text: string; value: string | undefined } {
  const parser = new SaxesParser();
  let text = "";
  let value: string | undefined;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("text", (part) => (text += part));
  parser.on("opentag", ({ attributes }) => (value = attributes["a"]));
  parser.write(`<e a="${escaped}">${escaped}</e>`).close();
  return { text, value };
}

test("any escaped text is read unchanged from a document, except for characters that XML excludes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (given) => {
      // oxlint-disable-next-line no-control-regex
      const allowed = given.toWellFormed().replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "");
      const { text, value } = read(escapeMarkup(given));
      expect(text).toBe(allowed.replaceAll(/\r\n?/g, "\n"));
      expect(value).toBe(allowed.replaceAll("\r\n", "\n").replaceAll(/[\r\n\t]/g, " "));
    }),
  );
});

test.each([
  ["\u0001\uFFFFa", "a"],
  ["\uD800a", "\uFFFDa"],
  [`<a b="c">d & 'e'</a>`, "&lt;a b=&quot;c&quot;&gt;d &amp; &#x27;e&#x27;&lt;/a&gt;"],
])("%j is written as %j", (text, escaped) => {
  expect(escapeMarkup(text)).toBe(escaped);
});
