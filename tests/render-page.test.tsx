import { lazy, Suspense } from "react";
import { expect, test } from "vitest";
import { putScriptsLast, renderPage } from "../src/entry.server.tsx";

function Failing(): never {
  throw new Error("a message is missing");
}

test("a page is rendered completely", async () => {
  expect((await renderPage(<p>Hello</p>)).toString()).toBe("<!DOCTYPE html><p>Hello</p>");
});

test("a page waits for its suspended parts, whatever its texts contain", async () => {
  const Late = lazy(async () => ({ default: () => <p>Late</p> }));
  const page = (
    <Suspense fallback="…">
      <p>$!--&gt;</p>
      <Late />
    </Suspense>
  );
  const html = (await renderPage(page)).toString();
  expect(html).toContain("<p>$!--&gt;</p><p>Late</p>");
  expect(html).not.toContain("…");
});

test("content for the end of a page goes before the end of its body", async () => {
  const page = (
    <html lang="en">
      <body>Hello</body>
    </html>
  );
  const html = await renderPage(page, { listEnd: () => [Buffer.from("1;"), Buffer.from("2;")] });
  expect(html.toString()).toContain("Hello<script>1;2;</script></body></html>");
});

test("pages of any length that are rendered concurrently don't mix", async () => {
  const texts = ["é", "日本語", "x", "日".repeat(1_000_000)];
  const pages = await Promise.all(texts.map((text) => renderPage(<p>{text}</p>)));
  expect(pages.map(String)).toEqual(texts.map((text) => `<!DOCTYPE html><p>${text}</p>`));
});

test("scripts are fetched once the page is painted, in the order in which they were asked for", () => {
  const html = putScriptsLast(
    '<html><head><link rel="modulepreload" href="/a.js" nonce="n"/><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/b.js"/></head><body>Hello<script type="module" async="">import "/a.js";\nimport * as route0 from "/b.js";\nwindow.routes = {"root":route0};\n\nimport("/c.js");</script></body></html>',
  );
  expect(html).toContain('<head><link rel="stylesheet" href="/a.css"/></head><body>Hello<script');
  const paint = html.indexOf("requestAnimationFrame");
  const preload = html.indexOf('["/a.js","/b.js"]');
  const modules = html.indexOf(
    'await import("/a.js");\nconst route0=await import("/b.js");\nwindow.routes = {"root":route0};\n\nimport("/c.js");</script>',
  );
  expect([preload, modules].every((place, index) => place > [paint, preload][index]!)).toBe(true);
});

// What fails unnoticed ends the process: the test runner reports it as an error of its own.
test("a page that fails reports one error, and leaves no later failure behind", async () => {
  await expect(renderPage(<Failing />)).rejects.toThrow("a message is missing");
  await new Promise((resolve) => setTimeout(resolve, 50));
});
