import { array, assert, constantFrom, property, record, string, webUrl } from "fast-check";
import { expect, test } from "vitest";
import { flattenRedirects, normalizePath, normalizeTarget, redirectStatuses, type Redirect } from "./redirect-rules.ts";

const hosts = new Set(["blog.example.com", "example.org:8080"]);

test("paths are looked up decoded and without a trailing slash", () => {
  expect(normalizePath("/icons/old%20set/")).toBe("/icons/old set");
  expect(normalizePath("/иконки")).toBe("/иконки");
  expect(normalizePath("/")).toBe("/");
});

test.each([
  "",
  "icons",
  "//a",
  "/a//b",
  "/\\a",
  "/a?b",
  "/a#b",
  "/a/../b",
  "/..",
  "/%2e%2e/b",
  "/%2f/b",
  "/a\u0000",
  "/%",
])("%j can't be redirected", (path) => expect(normalizePath(path)).toBeUndefined());

test("a redirect targets paths of this site and allowed hosts", () => {
  for (const target of ["/icons", "/icons?a=b#c", "/icons/set/home--blue", "/%D0%B4%D0%BE%D0%BC"]) {
    expect(normalizeTarget(target, hosts)).toBe(target);
  }
  expect(normalizeTarget("https://BLOG.example.com/a", hosts)).toBe("https://blog.example.com/a");
  expect(normalizeTarget("http://example.org:8080", hosts)).toBe("http://example.org:8080/");
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/%2fevil.example",
  "/..//evil.example",
  "https://evil.example",
  "https://blog.example.com.evil.example",
  "https://blog.example.com@evil.example",
  "https://user@blog.example.com",
  "https://blog.example.com:8080",
  "https:blog.example.com",
  "https:\\\\blog.example.com",
  "http:/blog.example.com",
  "ftp://blog.example.com",
  "javascript:alert(1)",
  "data:text/html,x",
  " /icons",
  "icons",
  "?a",
  "",
])("no redirect targets %j", (target) => expect(normalizeTarget(target, hosts)).toBeUndefined());

const bits = [
  "/",
  "//",
  "\\",
  "..",
  ".",
  "@",
  ":",
  "?",
  "#",
  "%2f",
  "%5c",
  "a",
  "https://",
  "blog.example.com",
  "evil.example",
  "\t",
  " ",
];

function checkTarget(text: string): void {
  const target = normalizeTarget(text, hosts);
  if (target === undefined) return;
  const { host, pathname } = new URL(target, "https://here.example");
  expect(["here.example", ...hosts]).toContain(host);
  if (target.startsWith("/")) expect(new URL(pathname, "https://here.example").host).toBe("here.example");
}

test("whatever the target is, browsers stay on this site or on an allowed host", () => {
  assert(
    property(array(constantFrom(...bits)), (parts) => checkTarget(parts.join(""))),
    { numRuns: 3000 },
  );
  assert(property(string({ unit: "binary" }), checkTarget));
  assert(property(webUrl(), checkTarget));
});

const redirect = (path: string, target: string, status: Redirect["status"] = 301): Redirect => ({
  path,
  target,
  status,
  note: "",
});

test("chains redirect directly to their end, and are permanent only if every part is", () => {
  const { redirects, circular } = flattenRedirects([
    redirect("/a", "/b"),
    redirect("/b", "/c?x=1", 302),
    redirect("/c", "https://blog.example.com/", 308),
    redirect("/d", "/d2?y=1", 308),
    redirect("/d2", "/e", 308),
  ]);
  expect(circular).toEqual([]);
  expect(redirects.map(({ target, status }) => [target, status])).toEqual([
    ["https://blog.example.com/?x=1", 302],
    ["https://blog.example.com/?x=1", 302],
    ["https://blog.example.com/", 308],
    ["/e?y=1", 308],
    ["/e", 308],
  ]);
});

test("cycles are found, however long and wherever they are entered", () => {
  const { circular } = flattenRedirects([
    redirect("/a", "/b"),
    redirect("/b", "/c/"),
    redirect("/c", "/b"),
    redirect("/self", "/self?x"),
  ]);
  expect(circular).toEqual(["/a", "/b", "/c", "/self"]);
});

test("after flattening no redirect leads to another one", () => {
  const places = constantFrom("/a", "/b", "/c", "/d", "/e", "/f", "https://blog.example.com/");
  const one = record({
    path: constantFrom("/a", "/b", "/c", "/d"),
    target: places,
    status: constantFrom(...redirectStatuses),
  });
  assert(
    property(array(one), (list) => {
      const rows = [...new Map(list.map((row) => [row.path, { ...row, note: "" }])).values()];
      const { redirects, circular } = flattenRedirects(rows);
      const paths = new Set(redirects.map(({ path }) => path));
      const chained = redirects.filter(({ path, target }) => !circular.includes(path) && paths.has(target));
      expect(chained).toEqual([]);
    }),
  );
});
