import { array, assert, constantFrom, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { createRowScorer, PictureIndex } from "../../core/pictures/picture-index.ts";
import { createSharedPictureIndex } from "./row-scorer.server.ts";

it("scores every row as exact arithmetic does, whatever the numbers and however many", () => {
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
        const scores = scoreRows(asked, vectors.length).slice(0, vectors.length);
        expect(scores).toEqual(createRowScorer(columns)(asked, vectors.length).slice(0, vectors.length));
      },
    ),
  );
});

it("refuses vectors that do not fill its registers, and more of them than there is room for", () => {
  const { scoreRows } = createSharedPictureIndex({ dimensions: 8, compared: 8, drawings: 1, rows: 1 });
  const vectors = Array.from({ length: 17 }, () => new Int8Array(8));
  expect(() => scoreRows(vectors, 0)).toThrow("17 views");
  expect(() => createSharedPictureIndex({ dimensions: 16, compared: 12, drawings: 1, rows: 1 })).toThrow(
    "multiple of 8",
  );
});
