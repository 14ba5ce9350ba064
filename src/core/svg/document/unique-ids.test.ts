import { expect, test } from "vitest";
import { makeIdsUnique } from "./unique-ids.ts";

const ids = (text: string) => [...text.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);

test("definitions and all their references are renamed together", () => {
  const body =
    '<defs><linearGradient id="a"/><path id="b"/></defs><use href="#b" fill="url(#a)"/><g mask="url(&quot;#a&quot;)"/>';
  expect(makeIdsUnique(body, "x")).toBe(
    '<defs><linearGradient id="x0"/><path id="x1"/></defs><use href="#x1" fill="url(#x0)"/><g mask="url(&quot;#x0&quot;)"/>',
  );
});

test("animations still start when the one they wait for ends", () => {
  const body = '<animate id="first" begin="0;last.end+0.25s"/><animate id="last" begin="first.end; first.begin+1s"/>';
  expect(makeIdsUnique(body, "x")).toBe(
    '<animate id="x0" begin="0;x1.end+0.25s"/><animate id="x1" begin="x0.end; x0.begin+1s"/>',
  );
});

test("two SVGs with the same ids have none in common afterwards", () => {
  const body = '<path id="a"/><use href="#a"/>';
  expect(ids(makeIdsUnique(body, "one"))).not.toEqual(ids(makeIdsUnique(body, "two")));
});

test("colors that look like references stay unchanged", () => {
  const body = '<path fill="#fff" stroke="#a1b2c3" d="M0 0"/>';
  expect(makeIdsUnique(body, "x")).toBe(body);
});

test("a reference to nothing can't reach another SVG", () => {
  expect(makeIdsUnique('<path fill="url(#gone)"/>', "x")).toBe('<path fill="url(#x0)"/>');
});
