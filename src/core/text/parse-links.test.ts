import { array, assert, constantFrom, property, string } from "fast-check";
import { expect, test } from "vitest";
import { listRefusedLinks, parseLinks } from "./parse-links.ts";

test("links to paths of this site and to http(s) URLs are links", () => {
  expect(parseLinks("See [new icons](/icons/new) or [the source](https://example.com/a?b=c#d).")).toEqual([
    "See ",
    { text: "new icons", href: "/icons/new" },
    " or ",
    { text: "the source", href: "https://example.com/a?b=c#d" },
    ".",
  ]);
  expect(parseLinks("[все](/icons/set/дом)[例](http://例え.jp:8080/)")).toEqual([
    { text: "все", href: "/icons/set/дом" },
    { text: "例", href: "http://例え.jp:8080/" },
  ]);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:x",
  "java\tscript:x",
  " javascript:x",
  "\u0001javascript:x",
  "&#106;avascript:x",
  "data:text/html,x",
  "vbscript:x",
  "mailto:a@example.com",
  "//evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\u200b/evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "https://",
  "https://a@evil.example",
  "https://example.com:80@evil.example",
  "https://example.com\\@evil.example",
  'https://example.com/"onclick="x',
  "/a b",
  "/<b>",
  "icons/new",
  "#top",
  "?a=b",
  "",
])("a link to %j is rendered as its text", (target) => {
  const text = parseLinks(`before [here](${target}) after`)
    .map((part) => (typeof part === "string" ? part : fail(part.href)))
    .join("");
  expect(text).toBe("before here after");
});

function fail(href: string): never {
  throw new Error(`became a link to ${href}`);
}

test("in nested brackets the innermost make the link", () => {
  expect(parseLinks("[a [b](/c)](/d)")).toEqual(["[a ", { text: "b", href: "/c" }, "](/d)"]);
  expect(parseLinks("[a](/b_(c))")).toEqual([{ text: "a", href: "/b_(c)" }]);
  expect(parseLinks("[](/a)[ ](/b)[a]( /c)")).toEqual([" a"]);
});

const pieces = constantFrom(
  ..."[ ] ( ) [a] (/b) [a](/b) /  // \\ : http:// https:// javascript: data: < > \" ' & &lt; <script> \u0000 \t \n \u202e é 例".split(
    " ",
  ),
);
const noise = array(pieces).map((list) => list.join(""));

test("an author of a text gets a list of its invalid links", () => {
  expect(listRefusedLinks("[a](/b) [c](//d) [e](javascript:f(1))")).toEqual(["//d", "javascript:f(1)"]);
});

function checkParts(source: string): void {
  const parts = parseLinks(source);
  const links = parts.filter((part) => typeof part !== "string");
  for (const { text, href } of links) {
    expect(source).toContain(`[${text}](${href})`);
    const url = new URL(href, "https://here.example");
    expect(["http:", "https:"]).toContain(url.protocol);
    if (href.startsWith("/")) expect(url.host).toBe("here.example");
    expect(url.username + url.password).toBe("");
  }
  const formatted = parts.map((part) => (typeof part === "string" ? part : `[${part.text}](${part.href})`)).join("");
  expect(parseLinks(formatted)).toEqual(expect.arrayContaining(links));
}

test("for any text, every link is part of it and has an allowed target", () => {
  assert(property(noise, checkParts), { numRuns: 2000 });
  assert(property(string({ unit: "binary" }), checkParts), { numRuns: 2000 });
});
