import { array, assert, constantFrom, property, string } from "fast-check";
import { expect, test } from "vitest";
import { readOwnPath } from "./safe-redirect-path.ts";

test("paths of pages are accepted with their query", () => {
  for (const path of ["/", "/icons", "/icons/set/a--b?look=color-228be6&x=//evil.example", "/icon/set/%D1%8D/emoji"]) {
    expect(readOwnPath(path)).toBe(path);
  }
});

test("an accepted path is valid in a header, and unchanged", () => {
  assert(
    property(string({ unit: "binary", maxLength: 20 }), (text) => {
      const path = readOwnPath(`/${text}`);
      if (path === undefined) return;
      expect(path).toMatch(/^[\x21-\x7E]+$/);
      expect(new URL(path, "https://a.example").href).toBe(new URL(`/${text}`, "https://a.example").href);
      expect(readOwnPath(path)).toBe(path);
    }),
    { numRuns: 2_000 },
  );
  expect(readOwnPath("/icon/set/эмодзи/emoji?q=あ")).toBe(
    "/icon/set/%D1%8D%D0%BC%D0%BE%D0%B4%D0%B7%D0%B8/emoji?q=%E3%81%82",
  );
});

test("paths to another site or to a call are rejected", () => {
  const others = [
    "",
    "icons",
    "//evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/icons\r\nset-cookie: a=b",
    "/\t/evil.example",
    " /icons",
    "/api/auth/v1/login/github",
    "/test/identity/auth",
    `/${"a".repeat(2_000)}`,
    undefined,
  ];
  for (const other of others) expect(readOwnPath(other), other).toBeUndefined();
});

test("an accepted path stays on the site", () => {
  const piece = constantFrom("/", "\\", "//", "evil.example", "@", ":", "?", "#", "..", "\t", "\n", " ", "%2f", "a");
  assert(
    property(array(piece, { maxLength: 8 }), (pieces) => {
      const path = readOwnPath(pieces.join(""));
      if (path !== undefined) expect(new URL(path, "https://icons.example").origin).toBe("https://icons.example");
    }),
    { numRuns: 2_000 },
  );
});
