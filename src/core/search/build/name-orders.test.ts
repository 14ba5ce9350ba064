import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildNameOrders, createNameComparer, nameOrderColumn } from "./name-orders.ts";

const sortedIn = (language: string, names: readonly string[]) => {
  const orders = buildNameOrders([language], names.length, (ordinal) => names[ordinal]!);
  return Array.from(orders.get(nameOrderColumn(language))!, (ordinal) => names[ordinal]!);
};

describe("the order of names in a language", () => {
  it.each([
    ["de", ["Zebra", "Äpfel", "Apfel", "Öl", "Obst"], ["Apfel", "Äpfel", "Obst", "Öl", "Zebra"]],
    ["es", ["nube", "ñandú", "oso"], ["nube", "ñandú", "oso"]],
    ["ru", ["ёж", "жук", "дом"], ["дом", "ёж", "жук"]],
    ["zh", ["中", "爱", "书"], ["爱", "书", "中"]],
    ["ko", ["하늘", "가방", "나무"], ["가방", "나무", "하늘"]],
    ["fr", ["Feu 10", "Feu 2"], ["Feu 2", "Feu 10"]],
  ])("%s", (language, names, sorted) => {
    expect(sortedIn(language, names)).toEqual(sorted);
  });

  it("has every icon once, and those of one name in their own order", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 2 })), (names) => {
        const [order] = buildNameOrders(["de"], names.length, (ordinal) => names[ordinal]!).values();
        expect(order!.toSorted()).toEqual(Uint32Array.from(names.keys()));
        const compare = createNameComparer("de");
        for (let place = 1; place < names.length; place++) {
          const [before, after] = [order![place - 1]!, order![place]!];
          expect(compare(names[before]!, names[after]!) || before - after).toBeLessThan(0);
        }
      }),
    );
  });
});
