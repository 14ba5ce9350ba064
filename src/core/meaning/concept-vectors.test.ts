import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NearestConcepts } from "./concept-vectors.ts";
import { normalize, quantize } from "./word-vectors.ts";

const dimensions = 48;
const vector = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom(-1, 1)), {
    minLength: dimensions,
    maxLength: dimensions,
  })
  .map((numbers) => Float32Array.from(numbers, ([size, sign]) => size * sign))
  .filter((numbers) => normalize(numbers))
  .map(quantize);

function joinVectors(list: readonly Int8Array[]): Int8Array {
  const joined = new Int8Array(list.length * dimensions);
  for (const [place, each] of list.entries()) joined.set(each, place * dimensions);
  return joined;
}

const multiply = (left: Int8Array, right: Int8Array) =>
  left.reduce((sum, each, place) => sum + each * right[place]!, 0);

describe("the nearest concepts", () => {
  it("have the highest inner products, each by its best description", () => {
    fc.assert(
      fc.property(fc.array(vector, { minLength: 1, maxLength: 40 }), vector, fc.nat(12), (list, query, amount) => {
        const concepts = Uint32Array.from(list, (_, place) => place % 7);
        const nearest = new NearestConcepts({ concepts, vectors: joinVectors(list) }, { count: 7, dimensions });
        const best = new Map<number, number>();
        for (const [place, each] of list.entries()) {
          const product = multiply(query, each);
          if (product > (best.get(place % 7) ?? -Infinity)) best.set(place % 7, product);
        }
        const expected = [...best].toSorted(([one, left], [other, right]) => right - left || one - other);
        const found = nearest.find(query, amount);
        expect(found.map(({ concept }) => concept)).toEqual(expected.slice(0, amount).map(([concept]) => concept));
      }),
    );
  });

  it("have a similarity of 1 for an identical meaning", () => {
    fc.assert(
      fc.property(vector, (each) => {
        const nearest = new NearestConcepts({ concepts: Uint32Array.of(0), vectors: each }, { count: 1, dimensions });
        expect(nearest.find(each, 1)[0]!.nearness).toBeCloseTo(1, 1);
      }),
    );
  });
});
