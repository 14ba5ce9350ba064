import { expect, test } from "vitest";
import { findCookie, isPlainCookie, nameCookie } from "./cookie-names.server.ts";

test.each([
  ["http", false, "/", "token"],
  ["https", true, "/", "__Host-token"],
  ["https and for a part of the site", true, "/api", "__Secure-token"],
])("a cookie over %s has the name that browsers guard", (_, isSecure, path, name) => {
  expect(nameCookie("token", { isSecure, path })).toBe(name);
});

test.each([
  ["token=a", "a", true],
  ["__Host-token=b", "b", false],
  ["token=planted; __Host-token=b", "b", false],
  ["__Host-token=b; token=planted", "b", false],
  ["lang=de; __Secure-token=c;token=a", "c", false],
  ["mytoken=x; xtoken=y", undefined, false],
  ["token=; lang=de", "", true],
  ["", undefined, false],
  [undefined, undefined, false],
])("of %s, the guarded name goes before the plain one", (cookies, value, isPlain) => {
  expect([findCookie(cookies, "token"), isPlainCookie(cookies, "token")]).toEqual([value, isPlain]);
});
