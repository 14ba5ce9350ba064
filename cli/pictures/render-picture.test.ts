import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { renderPicture } from "./render-picture.ts";

/** 2 × 3 px: a red one, a green one below it, and a blue one at the end. */
function draw(): Buffer {
  const png = new PNG({ width: 2, height: 3 });
  const paint = (x: number, y: number, color: readonly number[]) => png.data.set([...color, 255], (y * 2 + x) * 4);
  paint(0, 0, [255, 0, 0]);
  paint(0, 1, [0, 255, 0]);
  paint(1, 2, [0, 0, 255]);
  return PNG.sync.write(png);
}

test("blocks have two pixels a character, and nothing where the picture is transparent", () => {
  expect(renderPicture(draw(), "blocks").split("\n")).toEqual([
    "\u001B[38;2;255;0;0;48;2;0;255;0m▀\u001B[0m",
    " \u001B[38;2;0;0;255m▀\u001B[0m",
  ]);
});

test("kitty gets the file in pieces of 4,096 characters, the last one marked", () => {
  const png = Buffer.alloc(7000, 1);
  const escapes = renderPicture(png, "kitty").split("\u001B\\").slice(0, -1);
  const pieces = escapes.map((escape) => escape.slice("\u001B_G".length).split(";"));
  expect(pieces.map(([control]) => control)).toEqual(["a=T,f=100,m=1", "m=1", "m=0"]);
  expect(pieces.every(([, piece]) => piece!.length <= 4096)).toBe(true);
  expect(Buffer.from(pieces.map(([, piece]) => piece).join(""), "base64").equals(png)).toBe(true);
});

test("iTerm gets the file with its size, and sixel a raster of the picture’s", () => {
  const png = draw();
  expect(renderPicture(png, "iterm2")).toBe(
    `\u001B]1337;File=inline=1;size=${png.length}:${png.toString("base64")}\u0007`,
  );
  const [begin, raster] = renderPicture(png, "sixel").split('"');
  expect(begin).toMatch(/P[\d;]*q$/);
  expect(raster).toMatch(/^1;1;2;3#/);
});
