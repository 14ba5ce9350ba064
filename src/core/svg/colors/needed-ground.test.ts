import { expect, test } from "vitest";
import { findNeededGround } from "./needed-ground.ts";

const draw = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inside}</svg>`;

test.each([
  ["mostly black needs a light ground", `<path fill="#111" d="M0 0h9v9z"/><path fill="#36f" d="M0 0h3v3z"/>`, "light"],
  ["black because no color is given", `<path d="M0 0h9v9z"/>`, "light"],
  ["mostly white needs a dark ground", `<path fill="#fff" d="M0 0h9v9z"/><path fill="red" d="M0 0h3v3z"/>`, "dark"],
  ["white on black is lost with its black", `<path d="M0 0h9v9z"/><path fill="#fff" d="M0 0h3v3z"/>`, "light"],
  ["colors are seen everywhere", `<path fill="#36f" d="M0 0h9v9z"/><path fill="#fc0" d="M0 0h3v3z"/>`, undefined],
  ["the color of the text is", `<path fill="currentColor" d="M0 0h9v9z"/>`, undefined],
  ["nothing needs nothing", "", undefined],
])("%s", (_, inside, ground) => {
  expect(findNeededGround(draw(inside))).toBe(ground);
});
