import { expect, it } from "vitest";
import { twoTone } from "./two-tone.ts";
import { customize } from "../customize.ts";

const draw = (...fills: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${fills.map((fill) => `<path fill="${fill}" d="M0 0h8z"/>`).join("")}</svg>`;

it.each([
  [
    ["#111111", "#222222"],
    ["#ff0000", "#00ff00"],
  ],
  [
    ["currentColor", "#222222"],
    ["#ff0000", "#00ff00"],
  ],
  [
    ["#222222", "currentColor", "#222222"],
    ["#ff0000", "#00ff00", "#ff0000"],
  ],
  [["currentColor"], ["#ff0000"]],
  [
    ["#00ff00", "#ff0000"],
    ["#ff0000", "#00ff00"],
  ],
  [
    ["#111111", "#222222", "#333333"],
    ["#ff0000", "#00ff00", "#333333"],
  ],
])("%o in red and green is %o", (fills, expected) => {
  const svg = draw(...fills);
  const painted = customize(svg, twoTone(svg, ["#ff0000", "#00ff00"]));
  expect([...painted.matchAll(/fill="([^"]+)"/g)].map(([, fill]) => fill)).toEqual(expected);
});
