import { expect, test } from "vitest";
import { areTwins, drawForComparison } from "./twins.ts";

const svg = (inner: string, size = 24) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><g fill="none" stroke="currentColor" stroke-width="2">${inner}</g></svg>`;
const plus = '<path d="M12 4v16M4 12h16"/>';
const folder = '<path d="M3 5h6l2 3h10v11H3z"/>';

async function compare(one: string, other: string): Promise<boolean> {
  return areTwins(await drawForComparison(one), await drawForComparison(other));
}

test.each([
  ["the place", svg(plus), svg(`<g transform="translate(2 1)">${plus}</g>`)],
  ["the size", svg(plus), svg(`<g transform="scale(.8)">${plus}</g>`)],
  ["the grid", svg(plus), svg(`<g transform="scale(2)">${plus}</g>`, 48)],
  ["the only color", svg(plus), svg(plus).replace("currentColor", "#e02020")],
  ["a hair's breadth", svg(folder), svg(folder.replace("l2 3", "l2.2 3"))],
])("twins may differ in %s", async (_, one, other) => expect(await compare(one, other)).toBe(true));

test.each([
  ["a small part", svg(`${folder}<path d="M8 13h6"/>`), svg(`${folder}<path d="M8 13h6M11 10v6"/>`)],
  ["the thickness of lines", svg(plus), svg(plus).replace('stroke-width="2"', 'stroke-width="3.5"')],
  ["the corners", svg(folder), svg(folder).replace("<path", '<path stroke-linejoin="round" stroke-width="6"')],
  [
    "one of several colors",
    svg(`${plus}<path stroke="#e02020" d="M4 4h16"/>`),
    svg(`${plus}<path stroke="#20e020" d="M4 4h16"/>`),
  ],
  ["what they show", svg(plus), svg(folder)],
])("SVGs that differ in %s aren't twins", async (_, one, other) => expect(await compare(one, other)).toBe(false));
