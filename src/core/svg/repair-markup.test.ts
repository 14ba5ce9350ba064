import { expect, test } from "vitest";
import { repairMarkup } from "./repair-markup.ts";

test.each([
  ["a link without its namespace", '<use xlink:href="#a"/>', '<use href="#a"/>'],
  ["a reference in entity quotes", '<path clip-path="url(&quot;#b&quot;)"/>', '<path clip-path="url(#b)"/>'],
  [
    "an animation of a renamed attribute",
    '<animate attributeName="meteoconsSunHotFill2"/>',
    '<animate attributeName="fill"/>',
  ],
  ["nothing to mend", '<path d="M0 0"/>', '<path d="M0 0"/>'],
])("%s", (_, broken, whole) => {
  expect(repairMarkup(broken)).toBe(whole);
});
