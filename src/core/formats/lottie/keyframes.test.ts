import * as fc from "fast-check";
import { expect, test } from "vitest";
import { animate, type LottieProperty } from "./keyframes.ts";

/** What a player shows at a frame. */
function play(property: LottieProperty, frame: number): number[] {
  if (property.a === 0) return property.k as number[];
  const index = property.k.findLastIndex(({ t }) => t <= frame);
  const [from, to] = [property.k[index]!, property.k[index + 1]];
  const values = from.s as number[];
  if (!to || from.h) return values;
  const share = (frame - from.t) / (to.t - from.t);
  return values.map((value, place) => value + ((to.s as number[])[place]! - value) * share);
}

const tolerance = 0.5;
const serialize = (value: readonly number[]) => [...value];
const sample = fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 2, maxLength: 2 });

test("at every frame the value is within the tolerance of the sample", () => {
  fc.assert(
    fc.property(fc.array(sample, { minLength: 1, maxLength: 60 }), fc.boolean(), (samples, isDiscrete) => {
      const property = animate(samples, { tolerance, serialize, isDiscrete });
      for (const [frame, values] of samples.entries()) {
        const shown = play(property, frame);
        for (const [place, value] of values.entries())
          expect(Math.abs(shown[place]! - value)).toBeLessThanOrEqual(0.51);
      }
    }),
  );
});

test("a linear change has two keyframes, whatever its length", () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 300 }), (length) => {
      const samples = Array.from({ length }, (_, frame) => [frame * 2]);
      expect(animate(samples, { tolerance, serialize }).k).toHaveLength(2);
    }),
  );
});

test("a static value has none", () => {
  expect(animate([[3], [3.2], [2.9]], { tolerance, serialize })).toEqual({ a: 0, k: [3] });
});
