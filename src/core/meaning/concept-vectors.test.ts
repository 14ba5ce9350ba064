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

  it("are those that two descriptions are near to, rather than those of a single one that is a little nearer", () => {
    const near = (shared: number) => lean(shared, dimensions);
    const described = { concepts: Uint32Array.of(0, 1, 1), vectors: joinVectors([near(40), near(38), near(36)]) };
    const nearest = new NearestConcepts(described, { count: 2, dimensions });
    const find = (support: number) => nearest.find(lean(dimensions, dimensions), 2, { support });
    expect(find(0).map(({ concept }) => concept)).toEqual([0, 1]);
    expect(find(0.5).map(({ concept }) => concept)).toEqual([1, 0]);
  });

  it("are told by descriptions in English and in the language of the query only", () => {
    const query = lean(dimensions, dimensions);
    const described = {
      concepts: Uint32Array.of(0, 1, 2),
      vectors: joinVectors([lean(30, dimensions), query, query]),
      ranges: new Map([
        ["de", { from: 1, to: 2 }],
        ["fr", { from: 2, to: 3 }],
      ]),
    };
    const nearest = new NearestConcepts(described, { count: 3, dimensions });
    const find = (language?: string) => nearest.find(query, 3, { ...(language && { language }) });
    expect(find().map(({ concept }) => concept)).toEqual([0]);
    expect(find("de").map(({ concept }) => concept)).toEqual([1, 0]);
    expect(find("fr").map(({ concept }) => concept)).toEqual([2, 0]);
    expect(find("es").map(({ concept }) => concept)).toEqual([0]);
  });

  it("are less near by descriptions in another language, as far as these count less", () => {
    const query = lean(dimensions, dimensions);
    const english = lean(dimensions - 4, dimensions);
    const described = {
      concepts: Uint32Array.of(0, 1),
      vectors: joinVectors([english, query]),
      ranges: new Map([["de", { from: 1, to: 2 }]]),
    };
    const nearest = new NearestConcepts(described, { count: 2, dimensions });
    const find = (ownWeight?: number) => nearest.find(query, 2, { language: "de", ...(ownWeight && { ownWeight }) });
    const [equal, less] = [find(), find(0.5)];
    expect(equal.map(({ concept }) => concept)).toEqual([1, 0]);
    expect(less.map(({ concept }) => concept)).toEqual([0, 1]);
    expect(less[1]!.nearness).toBeCloseTo(equal[0]!.nearness / 2, 3);
  });
});

/** A vector of so many components of one sign, and all others of the other one. */
function lean(shared: number, length: number): Int8Array {
  const leaning = Float32Array.from({ length }, (_, place) => (place < shared ? 1 : -1));
  normalize(leaning);
  return quantize(leaning);
}
