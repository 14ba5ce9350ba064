import { array, assert, boolean, integer, nat, property, record, uniqueArray } from "fast-check";
import { describe, expect, it } from "vitest";
import { innerProduct } from "./inner-product.ts";
import {
  createRowScorer,
  PictureIndex,
  readSigns,
  signBytes,
  type PictureIndexColumns,
  type PictureMatch,
} from "./picture-index.ts";

const dimensions = 8;
const compared = 5;
const drawings = 200;

function createColumns(rows: number): PictureIndexColumns {
  return {
    dimensions,
    compared,
    vectors: new Int8Array(rows * compared),
    signs: new Uint8Array(rows * signBytes),
    others: new Int8Array(rows * (dimensions - compared)),
    drawingOf: new Uint32Array(rows),
    rowOf: new Uint32Array(drawings),
    rowCount: new Int32Array(1),
  };
}

const most = (start: number, end: number, one: readonly Int8Array[], other: readonly Int8Array[]) =>
  Math.max(...one.flatMap((left) => other.map((right) => innerProduct(left, right, start, end))));

const countBits = (byte: number) => byte.toString(2).replaceAll("0", "").length;

const vector = array(integer({ min: -127, max: 127 }), { minLength: dimensions, maxLength: dimensions }).map((values) =>
  Int8Array.from(values),
);
const views = array(vector, { minLength: 1, maxLength: 3 });
const described = uniqueArray(record({ drawing: nat(drawings - 1), vectors: views, isAccepted: boolean() }), {
  selector: ({ drawing }) => drawing,
  maxLength: 120,
});

describe("an image index", () => {
  it("finds exactly what a comparison with every SVG finds, each SVG once", () => {
    assert(
      property(described, views, integer({ min: 1, max: 30 }), boolean(), (known, query, amount, isFiltered) => {
        const index = new PictureIndex(createColumns(drawings * 3));
        for (const { drawing, vectors } of known) index.add(drawing, vectors);
        const accepts = new Uint32Array(Math.ceil(drawings / 32));
        for (const { drawing, isAccepted } of known) {
          if (isAccepted) accepts[drawing >>> 5]! |= 1 << (drawing & 31);
        }
        const rank = (among: typeof known) =>
          among
            .map(({ drawing, vectors }): PictureMatch => ({
              drawing,
              score: most(0, compared, vectors, query),
              kinship: most(compared, dimensions, vectors, query),
            }))
            .toSorted((left, right) => right.score - left.score || left.drawing - right.drawing)
            .slice(0, amount);
        const found = index.search({ vectors: query, accepts: isFiltered ? accepts : undefined, amount });
        expect(found.matches).toEqual(rank(known.filter(({ isAccepted }) => isAccepted || !isFiltered)));
        expect(found.likest).toEqual(rank(known));
      }),
    );
  });

  it("returns the vectors of an SVG, and shows additions by another view of its memory", () => {
    const columns = createColumns(10);
    const [writer, reader] = [new PictureIndex(columns), new PictureIndex(columns)];
    const vectors = [Int8Array.of(1, 2, 3, 4, 5, 6, 7, 8), Int8Array.of(-1, 0, 0, 0, 0, 0, 0, 127)];
    expect(reader.vectorsOf(7)).toEqual([]);
    expect(reader.search({ vectors, amount: 5 }).matches).toEqual([]);
    expect([writer.add(3, [vectors[1]!]), writer.add(7, vectors)]).toEqual([true, true]);
    expect(reader.vectorsOf(7)).toEqual(vectors);
    expect(reader.vectorsOf(drawings + 1)).toEqual([]);
    const asked = Int8Array.of(0, 0, 3, 0, 0, 0, 9, 0);
    expect(reader.search({ vectors: [asked], amount: 1 }).matches).toEqual([{ drawing: 7, score: 9, kinship: 63 }]);
  });

  it("adds no more than there is room for, and nothing for an SVG without vectors", () => {
    const index = new PictureIndex(createColumns(1));
    const one = new Int8Array(dimensions);
    expect([index.add(0, []), index.add(1, [one]), index.add(2, [one])]).toEqual([false, true, false]);
    expect(index.search({ vectors: [one], amount: 5 }).matches).toEqual([{ drawing: 1, score: 0, kinship: 0 }]);
  });

  it("scores everything that passes the filters, and only the nearest of many by their signs", () => {
    const count = 40_000;
    const numbers = 16;
    const columns: PictureIndexColumns = {
      dimensions: numbers,
      compared: numbers,
      vectors: new Int8Array(count * numbers),
      signs: new Uint8Array(count * signBytes),
      others: new Int8Array(0),
      drawingOf: new Uint32Array(count),
      rowOf: new Uint32Array(count),
      rowCount: new Int32Array(1),
    };
    const exact = createRowScorer(columns);
    const distances = new Uint8Array(count);
    const index = new PictureIndex(columns, (vectors, rowCount) => {
      const asked = readSigns(vectors[0]!);
      for (let row = 0; row < rowCount; row++) {
        const signs = columns.signs.subarray(row * signBytes, (row + 1) * signBytes);
        distances[row] = signs.reduce((sum, byte, place) => sum + countBits(byte ^ asked[place]!), 0);
      }
      return { ...exact(vectors, rowCount), distances };
    });
    for (let drawing = 0; drawing < count; drawing++) {
      // Numbers that look drawn by lot.
      index.add(drawing, [
        Int8Array.from({ length: numbers }, (_, place) => (((drawing + 1) * (place * 7919 + 104_729)) % 255) - 127),
      ]);
    }
    const plain = new PictureIndex(columns, exact);
    const vectors = index.vectorsOf(777);
    const accepts = new Uint32Array(Math.ceil(count / 32));
    for (let drawing = 3; drawing < count; drawing += 31) accepts[drawing >>> 5]! |= 1 << (drawing & 31);
    const [found, all] = [index, plain].map((one) => one.search({ vectors, accepts, amount: 20 }));
    expect(found!.matches).toEqual(all!.matches);
    expect(found!.likest[0]).toEqual(all!.likest[0]);
  });
});
