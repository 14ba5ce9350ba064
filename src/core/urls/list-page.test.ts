import { expect, test } from "vitest";
import { printListPage, readListPage } from "./list-page.ts";

test("what is no number of a page is the first", () => {
  for (const page of ["", "0", "-1", "1.5", "x", "1e99x"]) {
    expect(readListPage(new URLSearchParams({ page }))).toBe(1);
  }
  expect(readListPage(new URLSearchParams())).toBe(1);
  expect(readListPage(new URLSearchParams({ page: "7" }))).toBe(7);
  expect(readListPage(new URLSearchParams({ page: "99999999" }))).toBe(10_000);
});

test("another page says all else that this one says, and the first has no number", () => {
  const query = new URLSearchParams({ q: "a b", added: "2", page: "3" });
  expect(printListPage(query, 4)).toBe("?q=a%20b&added=2&page=4");
  expect(printListPage(query, 1)).toBe("?q=a%20b&added=2");
  expect(printListPage(query, 3, "added")).toBe("?q=a%20b&page=3&added=3");
  expect(readListPage(new URLSearchParams(printListPage(query, 9, "added")), "added")).toBe(9);
});
