import { array, assert, constantFrom, integer, option, property, record, uniqueArray } from "fast-check";
import { expect, test } from "vitest";
import type { PlacedIcon } from "../contract.ts";
import { placeIcons } from "./place-icons.ts";

const letters = "abcdefgh".split("");
const line = (ids: string): PlacedIcon[] => ids.split("").map((id, index) => ({ id, position: index }));

function move(icons: readonly PlacedIcon[], moved: readonly string[], before?: string): PlacedIcon[] {
  const changed = new Map(placeIcons(icons, moved, before).map(({ id, position }) => [id, position]));
  return icons
    .map(({ id, position }) => ({ id, position: changed.get(id) ?? position }))
    .toSorted((a, b) => a.position - b.position);
}
const order = (icons: readonly PlacedIcon[]) => icons.map(({ id }) => id).join("");

test("icons are placed before another one, in the order in which they are named", () => {
  expect(order(move(line("abcde"), ["e", "d"], "b"))).toBe("aedbc");
  expect(order(move(line("abcde"), ["c"], "a"))).toBe("cabde");
  expect(order(move(line("abcde"), ["a", "b"]))).toBe("cdeab");
  expect(order(move(line("abcde"), ["b", "c"], "c"))).toBe("abcde");
  expect(placeIcons([], ["a"])).toEqual([]);
});

test("any sequence of moves gives the order of a list, with unique positions", () => {
  const steps = array(
    record({ moved: uniqueArray(constantFrom(...letters, "stranger")), before: option(constantFrom(...letters)) }),
    { maxLength: 20 },
  );
  assert(
    property(
      uniqueArray(constantFrom(...letters), { minLength: 1 }),
      steps,
      integer({ min: 1, max: 60 }),
      (ids, moves, times) => {
        let icons = line(ids.join(""));
        let expected = ids;
        for (let round = 0; round < times; round++) {
          for (const { moved, before } of moves) {
            const target = before !== null && ids.includes(before) ? before : undefined;
            icons = move(icons, moved, target);
            const inside = moved.filter((id) => ids.includes(id));
            const at = target === undefined ? expected.length : expected.indexOf(target);
            const stays = (id: string) => !inside.includes(id);
            expected = [...expected.slice(0, at).filter(stays), ...inside, ...expected.slice(at).filter(stays)];
            expect(order(icons)).toBe(expected.join(""));
            expect(new Set(icons.map(({ position }) => position)).size).toBe(icons.length);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});

test("repeated moves between two icons renumber all positions when none is left", () => {
  let icons = line("abc");
  let renumbered = 0;
  for (let round = 0; round < 3_000; round++) {
    const changed = placeIcons(icons, [icons[2]!.id], icons[1]!.id);
    if (changed.length === icons.length) renumbered++;
    icons = move(icons, [icons[2]!.id], icons[1]!.id);
  }
  expect(renumbered).toBeGreaterThan(10);
  expect(order(icons)).toBe("abc");
});
