import { array, assert, constantFrom, double, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { voteConcepts } from "./vote-concepts.ts";

const list = (...found: [string, number][]) => found.map(([concept, likeness]) => ({ concept, likeness }));

describe("voteConcepts", () => {
  it("moves what the likest mean before other things that look a little more like it", () => {
    const found = list(["bell", 0.9], ["bell", 0.88], ["lamp", 0.7], ["bell", 0.65]);
    expect(voteConcepts(found).map(({ concept }) => concept)).toEqual(["bell", "bell", "bell", "lamp"]);
  });

  it("leaves what looks much more like it where it is", () => {
    const found = list(["bell", 0.9], ["lamp", 0.8], ["bell", 0.3]);
    expect(voteConcepts(found)).toEqual(found);
  });

  it("keeps the likest first and loses none", () => {
    const found = array(
      record({ concept: constantFrom("a", "b", "c"), likeness: double({ min: -1, max: 1, noNaN: true }) }),
    );
    assert(
      property(found, (unsorted) => {
        const sorted = unsorted.toSorted((left, right) => right.likeness - left.likeness);
        const voted = voteConcepts(sorted);
        expect(voted[0]).toBe(sorted[0]);
        expect(new Set(voted)).toEqual(new Set(sorted));
        expect(voted).toHaveLength(sorted.length);
      }),
    );
  });
});
