import { expect, test } from "vitest";
import { dropFalsePages, formatListHref, formatListPage, readListPage } from "./list-page.ts";

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
  expect(formatListPage(query, 4)).toBe("?q=a%20b&added=2&page=4");
  expect(formatListPage(query, 1)).toBe("?q=a%20b&added=2");
  expect(formatListPage(query, 3, "added")).toBe("?q=a%20b&page=3&added=3");
  expect(readListPage(new URLSearchParams(formatListPage(query, 9, "added")), "added")).toBe(9);
});

test("what numbers no page is dropped from addresses, and nothing else is touched", () => {
  for (const page of ["", "0", "-1", "1.5", "abc", "01", "+2", "2e1", "%32x"])
    expect(dropFalsePages(`/icons/new?sorting=new&page=${page}&a=%20b`)).toBe("/icons/new?sorting=new&a=%20b");
  expect(dropFalsePages("/icons/new?page=0")).toBe("/icons/new");
  expect(dropFalsePages("/icons/admin/catalogue?gone=x&added=2")).toBe("/icons/admin/catalogue?added=2");
  for (const href of ["/icons/new", "/icons/new?page=1", "/icons/new?page=99999999999", "/icons/new?pages=0&q=page=0"])
    expect(dropFalsePages(href)).toBe(href);
});

test("the address of another page is one of the page itself", () => {
  const url = new URL("http://localhost/icons/admin/people.data?q=a&page=9");
  expect([formatListHref(url, 1), formatListHref(url, 3)]).toEqual([
    "/icons/admin/people?q=a",
    "/icons/admin/people?q=a&page=3",
  ]);
  expect(formatListHref(new URL("http://localhost/icons/admin/people?page=9"), 1)).toBe("/icons/admin/people");
});
