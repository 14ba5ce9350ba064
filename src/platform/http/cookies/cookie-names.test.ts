import { expect, test } from "vitest";
import { findCookie, nameCookie } from "./cookie-names.server.ts";

test.each([
  ["http", false, "/", "token"],
  ["https", true, "/", "__Host-token"],
  ["https and for a part of the site", true, "/api", "__Secure-token"],
])("a cookie over %s has the prefix that browsers protect", (_, isSecure, path, name) => {
  expect(nameCookie("token", { isSecure, path })).toBe(name);
});

test.each([
  ["token=a", "a", undefined],
  ["__Host-token=b", "b", "b"],
  ["token=planted; __Host-token=b", "b", "b"],
  ["__Host-token=b; token=planted", "b", "b"],
  ["lang=de; __Secure-token=c;token=a", "c", "c"],
  ["mytoken=x; xtoken=y", undefined, undefined],
  ["token=; lang=de", "", undefined],
  ["token=%C3%A4; lang=de", "ä", undefined],
  ["token=%zz", "%zz", undefined],
  ["", undefined, undefined],
  [undefined, undefined, undefined],
])(
  "of %s, the protected name has priority over the plain one, which is ignored over https",
  (cookies, value, guarded) => {
    expect([findCookie(cookies, "token"), findCookie(cookies, "token", true)]).toEqual([value, guarded]);
  },
);
