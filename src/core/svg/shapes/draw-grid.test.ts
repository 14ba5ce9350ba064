import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { areAlike, drawGrid, gridAt, gridSize, putGrid } from "./draw-grid.ts";
import { readShapes } from "./read-shapes.ts";

const { resolve } = createRequire(import.meta.url);
interface IconSet {
  icons: Record<string, { body: string }>;
}
const readSet = (prefix: string) =>
  JSON.parse(readFileSync(resolve(`@iconify/json/json/${prefix}.json`), "utf8")) as IconSet;
const draw = (body: string) => drawGrid(readShapes(body)!)!;

describe("areAlike", () => {
  const [symbols, material] = [readSet("material-symbols"), readSet("ic")];
  const [lucide, feather] = [readSet("lucide"), readSet("feather")];

  it.each(["settings", "favorite", "lock", "mail", "shopping-cart", "key"])(
    "finds %s of Material Symbols and of Material Icons alike",
    (name) => {
      const [one, other] = [symbols.icons[name]!.body, material.icons[`baseline-${name}`]!.body];
      expect(areAlike(draw(one), draw(other))).toBe(true);
    },
  );

  it.each(["bell", "mail", "lock"])("finds %s of Lucide and of Feather alike", (name) => {
    expect(areAlike(draw(lucide.icons[name]!.body), draw(feather.icons[name]!.body))).toBe(true);
  });

  it("tells different drawings of one set apart", () => {
    const names = "bell mail lock sun moon heart star user phone home search cloud bell-off mail-open lock-open".split(
      " ",
    );
    const grids = names.map((name) => draw(readSet("lucide").icons[name === "home" ? "house" : name]!.body));
    for (const [place, one] of grids.entries())
      for (const other of grids.slice(0, place)) expect(areAlike(one, other)).toBe(false);
  });

  it("tells an outline from the same thing filled", () => {
    expect(areAlike(draw(material.icons["outline-mail"]!.body), draw(material.icons["baseline-mail"]!.body))).toBe(
      false,
    );
  });
});

describe("drawGrid", () => {
  const square = '<path d="M2 2h8v8h-8z"/>';

  it("does not depend on where and how large something is drawn", () => {
    expect(draw('<path d="M300 300h600v600h-600z"/>')).toEqual(draw(square));
  });

  it("leaves holes by either rule", () => {
    const ring = draw('<path fill-rule="evenodd" d="M0 0h12v12h-12zM3 3h6v6h-6z"/>');
    expect(ring).toEqual(draw('<path d="M0 0h12v12h-12zM3 3v6h6v-6z"/>'));
    expect(ring).not.toEqual(draw('<path d="M0 0h12v12h-12zM3 3h6v6h-6z"/>'));
  });

  it("draws lines as wide as they are", () => {
    const line = draw('<path fill="none" stroke="#000" stroke-width="4" d="M0 2h28"/>');
    expect(line.rows.filter((row) => row !== 0)).toHaveLength(4);
  });

  it("is kept in a list and read again", () => {
    const grids = new Uint32Array(gridSize * 3);
    putGrid(draw(square), grids, 1);
    expect([0, 1, 2].map((place) => gridAt(grids, place))).toEqual([undefined, draw(square), undefined]);
  });
});
