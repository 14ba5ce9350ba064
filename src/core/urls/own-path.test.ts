import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { readOwnPath } from "./own-path.ts";

test("paths of pages are taken with their query", () => {
  for (const path of ["/", "/icons", "/icons/set/a--b?look=color-228be6&x=//evil.example", "/icon/set/эмодзи/emoji"]) {
    expect(readOwnPath(path)).toBe(path);
  }
});

test("nothing that leads to another site or to a call is", () => {
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

test("whatever is taken stays on the site", () => {
  const piece = constantFrom("/", "\\", "//", "evil.example", "@", ":", "?", "#", "..", "\t", "\n", " ", "%2f", "a");
  assert(
    property(array(piece, { maxLength: 8 }), (pieces) => {
      const path = readOwnPath(pieces.join(""));
      if (path !== undefined) expect(new URL(path, "https://icons.example").origin).toBe("https://icons.example");
    }),
    { numRuns: 2_000 },
  );
});
