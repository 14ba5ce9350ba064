import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinkedText } from "./linked-text.tsx";

const render = (text: string) => renderToStaticMarkup(<LinkedText text={text} />);

test("links are links, everything else is escaped text", () => {
  expect(render('<b> & "[a < b](/icons?a=1&b=2)"')).toMatch(
    /^&lt;b&gt; &amp; &quot;<a class="[^"]+" href="\/icons\?a=1&amp;b=2">a &lt; b<\/a>&quot;$/,
  );
  expect(render("[x](javascript:alert)")).toBe("x");
});

const pieces = constantFrom(
  ...'[ ] ( ) [a] (/b) [a](/b) [<b>](/c) < > " \' & &lt; <script> </a> onclick="x" javascript: https://e.com //e.com'.split(
    " ",
  ),
);

test("no text creates an element or an attribute except for the links", () => {
  const element = /<a class="[^"<>]*" href="(?:\/(?!\/)|https?:\/\/)[^"<>]*">[^<>]*<\/a>/g;
  assert(
    property(array(oneof(pieces, string({ unit: "binary", maxLength: 3 }))), (list) => {
      expect(render(list.join("")).replaceAll(element, "")).not.toMatch(/[<>"]/);
    }),
    { numRuns: 2000 },
  );
});
