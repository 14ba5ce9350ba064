import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ColumnFile, writeColumns } from "../../columns/columns.ts";
import { TwinMover } from "./twin-mover.ts";

const moverOf = (groups: readonly number[]) =>
  new TwinMover(new ColumnFile(writeColumns(new Map([["icon.twins", Uint32Array.from(groups)]]))));

test("those that look alike stand once among the first, and nothing else changes its order", () => {
  const groups = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(groups, (groupOf) => {
      const list = Uint32Array.from(groupOf, (_, ordinal) => ordinal);
      moverOf(groupOf).move(list);
      expect(list.toSorted()).toEqual(Uint32Array.from(groupOf, (_, ordinal) => ordinal));
      const isFirst = (ordinal: number) => groupOf[ordinal] === 0 || groupOf.indexOf(groupOf[ordinal]!) === ordinal;
      const distinct = groupOf
        .flatMap((_, ordinal) => (ordinal < 96 && isFirst(ordinal) ? [ordinal] : []))
        .slice(0, 48);
      expect(list.slice(0, distinct.length)).toEqual(Uint32Array.from(distinct));
      const others = list.slice(distinct.length);
      expect(others).toEqual(others.toSorted());
    }),
  );
});

test("icons that were added later are like no other", () => {
  const list = Uint32Array.of(0, 5, 6, 1);
  moverOf([1, 1]).move(list);
  expect([...list]).toEqual([0, 5, 6, 1]);
});
