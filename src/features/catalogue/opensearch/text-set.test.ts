import * as fc from "fast-check";
import { expect, test } from "vitest";
import { packRoaring } from "./text-set.ts";

/** Reads what the specification says is written. */
function readRoaring(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer);
  expect(view.getUint32(0, true)).toBe(12_346);
  const count = view.getUint32(4, true);
  return Array.from({ length: count }, (_, place) => {
    const high = view.getUint16(8 + 4 * place, true) * 0x1_0000;
    const size = view.getUint16(10 + 4 * place, true) + 1;
    const offset = view.getUint32(8 + 4 * count + 4 * place, true);
    if (size <= 4096) return Array.from({ length: size }, (_item, at) => high + view.getUint16(offset + 2 * at, true));
    const bits = Array.from({ length: 0x1_0000 }, (_item, low) => low);
    return bits.filter((low) => (bytes[offset + (low >> 3)]! >> (low & 7)) & 1).map((low) => high + low);
  }).flat();
}

test("a set of numbers is read as it was packed, whatever is in it", () => {
  const few = fc.uniqueArray(fc.nat(2 ** 32 - 1), { maxLength: 50 });
  const run = fc.record({ from: fc.nat(2 ** 31), length: fc.integer({ min: 4000, max: 70_000 }) });
  fc.assert(
    fc.property(few, fc.option(run, { nil: undefined }), (numbers, dense) => {
      const all = new Set(numbers);
      for (let place = 0; place < (dense?.length ?? 0); place++) all.add(dense!.from + place);
      const sorted = Uint32Array.from(all).toSorted();
      expect(readRoaring(packRoaring(sorted))).toEqual([...sorted]);
    }),
    { numRuns: 20 },
  );
});
