import { expect, test } from "vitest";
import { repairMarkup } from "./repair-markup.ts";

test.each([
  ["a link without its namespace", '<use xlink:href="#a"/>', '<use href="#a"/>'],
  ["a reference in entity quotes", '<path clip-path="url(&quot;#b&quot;)"/>', '<path clip-path="url(#b)"/>'],
  [
    "an animation of a renamed attribute",
    '<animate attributeName="meteoconsSunHotFill2"/>',
    '<animate attributeName="d"/>',
  ],
  [
    "an animation that begins again by the id it had before",
    '<animate id="new1" begin="0s; x1.end+.3s"/><animate begin="x1.end;new1.end"/>',
    '<animate id="new1" begin="0s; new1.end+.3s"/><animate begin="x1.end;new1.end"/>',
  ],
  [
    "a style attribute, which pages do not allow",
    '<mask id="m" style="mask-type:alpha"><path/></mask><mask style="mask-type: luminance;"/>',
    '<mask id="m" mask-type="alpha"><path/></mask><mask mask-type="luminance"/>',
  ],
  ["nothing to mend", '<path d="M0 0"/>', '<path d="M0 0"/>'],
])("%s", (_, broken, whole) => {
  expect(repairMarkup(broken)).toBe(whole);
});
