import { expect, test } from "vitest";
import { dropFalsePages, formatListHref, formatListPage, readListPage } from "./list-page.ts";

test("an invalid page number means the first page", () => {
  for (const page of ["", "0", "-1", "1.5", "x", "1e99x"]) {
    expect(readListPage(new URLSearchParams({ page }))).toBe(1);
  }
  expect(readListPage(new URLSearchParams())).toBe(1);
  expect(readListPage(new URLSearchParams({ page: "7" }))).toBe(7);
  expect(readListPage(new URLSearchParams({ page: "99999999" }))).toBe(10_000);
});

test("the link to another page preserves all other parameters, and the first page has no number", () => {
  const query = new URLSearchParams({ q: "a b", added: "2", page: "3" });
  expect(formatListPage(query, 4)).toBe("?q=a%20b&added=2&page=4");
  expect(formatListPage(query, 1)).toBe("?q=a%20b&added=2");
  expect(formatListPage(query, 3, "added")).toBe("?q=a%20b&page=3&added=3");
  expect(readListPage(new URLSearchParams(formatListPage(query, 9, "added")), "added")).toBe(9);
});

test("an invalid page number is removed from a URL, and nothing else changes", () => {
  for (const page of ["", "0", "-1", "1.5", "abc", "01", "+2", "2e1", "%32x"])
    expect(dropFalsePages(`/icons/new?sorting=new&page=${page}&a=%20b`)).toBe("/icons/new?sorting=new&a=%20b");
  expect(dropFalsePages("/icons/new?page=0")).toBe("/icons/new");
  expect(dropFalsePages("/icons/admin/catalogue?gone=x&added=2")).toBe("/icons/admin/catalogue?added=2");
  for (const href of ["/icons/new", "/icons/new?page=1", "/icons/new?page=99999999999", "/icons/new?pages=0&q=page=0"])
    expect(dropFalsePages(href)).toBe(href);
});

test("the URL of another page belongs to the page itself", () => {
  const url = new URL("http://localhost/icons/admin/people.data?q=a&page=9");
  expect([formatListHref(url, 1), formatListHref(url, 3)]).toEqual([
    "/icons/admin/people?q=a",
    "/icons/admin/people?q=a&page=3",
  ]);
  expect(formatListHref(new URL("http://localhost/icons/admin/people?page=9"), 1)).toBe("/icons/admin/people");
});
