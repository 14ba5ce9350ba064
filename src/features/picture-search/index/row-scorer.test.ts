import { array, assert, constantFrom, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { createRowScorer, PictureIndex, signBytes } from "../../../core/pictures/picture-index.ts";
import { createSharedPictureIndex } from "./row-scorer.server.ts";

it("scores every row and counts its differing signs exactly, for any values and any number of rows", () => {
  const sizes = constantFrom(8, 24, 152, 256);
  assert(
    property(
      sizes,
      sizes,
      integer({ min: 1, max: 16 }),
      array(integer({ min: -128, max: 127 }), { minLength: 504, maxLength: 4000 }),
      (compared, others, viewCount, values) => {
        const dimensions = compared + others - 8;
        const vectors = Array.from({ length: Math.floor(values.length / dimensions) }, (_, row) =>
          Int8Array.from(values.slice(row * dimensions, (row + 1) * dimensions)),
        );
        const rows = vectors.length + 3;
        const { columns, scoreRows } = createSharedPictureIndex({ dimensions, compared, drawings: rows, rows });
        const index = new PictureIndex(columns, scoreRows);
        for (const [drawing, vector] of vectors.entries()) index.add(drawing, [vector]);
        const asked = vectors.slice(0, viewCount);
        const { distances, scoresOf } = scoreRows(asked, vectors.length);
        const some = Uint32Array.from(vectors.keys()).filter((row) => row % 3 !== 1);
        const exact = createRowScorer(columns)(asked, vectors.length);
        expect(scoresOf(some).subarray(0, some.length)).toEqual(exact.scoresOf(some));
        for (const [row, vector] of vectors.entries()) {
          expect(distances![row]).toBe(Math.min(...asked.map((one) => countDifferences(one, vector, compared))));
        }
      },
    ),
  );
});

function countDifferences(one: Int8Array, other: Int8Array, compared: number): number {
  const signed = one.subarray(0, Math.min(compared, signBytes * 8));
  return signed.reduce((count, value, place) => count + Number(value > 0 !== other[place]! > 0), 0);
}

it("rejects vectors that don't fill its registers, and more of them than it has room for", () => {
  const { scoreRows } = createSharedPictureIndex({ dimensions: 8, compared: 8, drawings: 1, rows: 1 });
  const vectors = Array.from({ length: 17 }, () => new Int8Array(8));
  expect(() => scoreRows(vectors, 0)).toThrow("17 views");
  expect(() => createSharedPictureIndex({ dimensions: 16, compared: 12, drawings: 1, rows: 1 })).toThrow(
    "multiple of 8",
  );
});
