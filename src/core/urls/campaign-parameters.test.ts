import { expect, test } from "vitest";
import { preserveCampaign } from "./campaign-parameters.ts";

test.each([
  ["/icons/set/home", "/icons/set/Home?utm_source=letter", "/icons/set/home?utm_source=letter"],
  ["/a?b=1", "/c?utm_source=x&gclid=1&utm_campaign=a%20b", "/a?b=1&utm_source=x&utm_campaign=a%20b"],
  ["/a?utm_source=own", "/c?utm_source=x&utm_term=y", "/a?utm_source=own&utm_term=y"],
  ["/a#part", "/c?utm_medium=mail", "/a?utm_medium=mail#part"],
  ["/a", "/c?d=1", "/a"],
  ["/a", "/c", "/a"],
  ["https://pay.example/", "/c?utm_source=x", "https://pay.example/"],
  ["//pay.example/", "/c?utm_source=x", "//pay.example/"],
  ["/a", "/c?utm_source=\u00E9\r\nset-cookie", "/a"],
])("%s, requested as %j, redirects to %s", (location, asked, expected) => {
  expect(preserveCampaign(location, asked)).toBe(expected);
});
