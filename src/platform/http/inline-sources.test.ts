import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createInlineSources } from "./inline-sources.server.ts";

const digest = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

test("marked elements are allowed by digest, and the mark is removed", () => {
  const inline = createInlineSources("m4rk");
  const html = inline.unmark(
    '<head><script nonce="m4rk">a()</script><style nonce="m4rk">b{c:d}</style></head><script nonce="m4rk" type="module" async="">e()</script>',
  );
  expect(html).toBe(
    '<head><script>a()</script><style>b{c:d}</style></head><script type="module" async="">e()</script>',
  );
  expect(inline).toMatchObject({ scripts: [digest("a()"), digest("e()")], styles: [digest("b{c:d}")] });
});

test.each([
  ["has no mark", "<script>evil()</script><style>a{}</style>"],
  ["guesses one", '<script nonce="mark">evil()</script>'],
  ["has an attribute that looks like a script", '<p title="<script>" lang="en">evil()</p>'],
])("an injected element that %s isn't allowed", (_, html) => {
  const inline = createInlineSources("m4rk");
  expect(inline.unmark(html)).toBe(html);
  expect([...inline.scripts, ...inline.styles]).toEqual([]);
});

test("scripts with a URL are allowed by it, and links never", () => {
  const inline = createInlineSources("m4rk");
  inline.unmark('<link nonce="m4rk" rel="modulepreload" href="/a.js"/><script nonce="m4rk" src="/a.js"></script>');
  expect([...inline.scripts, ...inline.styles]).toEqual([]);
});

test("every document has its own mark; a script may arrive in pieces", () => {
  const inline = createInlineSources();
  expect(inline.mark).not.toBe(createInlineSources().mark);
  inline.addScript(Buffer.from("a("), Buffer.from(")"));
  expect(inline.scripts).toEqual([digest("a()")]);
});
