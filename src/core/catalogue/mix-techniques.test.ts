import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mixTechniques } from "./mix-techniques.ts";

const icons = fc.array(fc.record({ root: fc.nat(3), technique: fc.nat(3) }), { maxLength: 60 });

const mix = (input: readonly { root: number; technique: number }[]) =>
  Array.from(
    mixTechniques(
      Uint32Array.from(input, (_, icon) => icon),
      { root: input.map(({ root }) => root), technique: input.map(({ technique }) => technique) },
    ),
  );

test("every icon stays in the list once, and every root keeps its places", () => {
  fc.assert(
    fc.property(icons, (input) => {
      const mixed = mix(input);
      expect(mixed.toSorted((one, other) => one - other)).toEqual(input.map((_, icon) => icon));
      expect(mixed.map((icon) => input[icon]!.root)).toEqual(input.map(({ root }) => root));
    }),
  );
});

test("no technique has more than half of a root before all others are shown", () => {
  fc.assert(
    fc.property(icons, fc.nat(3), (input, root) => {
      const shown = mix(input).filter((icon) => input[icon]!.root === root);
      for (const [place, icon] of shown.entries()) {
        const { technique } = input[icon]!;
        const isSame = (other: number) => input[other]!.technique === technique;
        const others = shown.slice(place).filter((other) => !isSame(other));
        const before = shown.slice(0, place).filter(isSame).length;
        if (others.length > 0) expect(before * 2).toBeLessThanOrEqual(place);
      }
    }),
  );
});

test("icons of one root and technique keep their order, and the first one of a root stays", () => {
  fc.assert(
    fc.property(icons, (input) => {
      const mixed = mix(input);
      for (const { root, technique } of input) {
        const alike = mixed.filter((icon) => input[icon]!.root === root && input[icon]!.technique === technique);
        expect(alike).toEqual(alike.toSorted((one, other) => one - other));
        const first = input.findIndex((each) => each.root === root);
        expect(mixed.find((icon) => input[icon]!.root === root)).toBe(first);
      }
    }),
  );
});
