import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { iconLooks } from "../../../../tests/harness/files/icon-looks.ts";
import { printLook } from "../../../core/urls/customization-param.ts";
import {
  historyLimit,
  pushLook,
  redoLook,
  replaceLook,
  resetLook,
  startHistory,
  undoLook,
  type LookHistory,
} from "./customization-history.ts";

const repeat = (times: number, step: (history: LookHistory) => LookHistory, from: LookHistory) =>
  Array.from({ length: times }).reduce<LookHistory>((history) => step(history), from);

describe("the history of looks", () => {
  it("undoes steps one by one and redoes them", () => {
    const looks = fc.uniqueArray(iconLooks, { minLength: 2, maxLength: 20, selector: printLook });
    fc.assert(
      fc.property(looks, fc.nat({ max: 25 }), ([first, ...others], steps) => {
        const history = others.reduce(pushLook, startHistory(first));
        const undone = repeat(steps, undoLook, history);
        expect(undone.present).toEqual([first, ...others][Math.max(0, history.past.length - steps)]);
        expect(repeat(steps, redoLook, undone)).toEqual(history);
      }),
    );
  });

  it("takes the same look again for no step", () => {
    const history = pushLook(startHistory(), { size: 48 });
    expect(pushLook(history, { size: 48 })).toBe(history);
    expect(resetLook(startHistory())).toEqual(startHistory());
  });

  it("gives up what was undone when something else is done", () => {
    const history = pushLook(undoLook(pushLook(startHistory(), { size: 48 })), { size: 64 });
    expect(history.future).toEqual([]);
    expect(redoLook(history)).toBe(history);
    expect(undoLook(history).present).toEqual({});
  });

  it("can undo a reset", () => {
    const history = resetLook(pushLook(startHistory(), { size: 48 }));
    expect(history.present).toEqual({});
    expect(undoLook(history).present).toEqual({ size: 48 });
  });

  it("takes what follows within one step for that step", () => {
    const dragged = replaceLook(pushLook(startHistory({ size: 16 }), { size: 20 }), { size: 24 });
    expect(dragged.present).toEqual({ size: 24 });
    expect(undoLook(dragged).present).toEqual({ size: 16 });
    expect(replaceLook(dragged, { size: 16 })).toEqual(startHistory({ size: 16 }));
  });

  it("stays as it is where nothing can be undone or redone", () => {
    const history = startHistory({ rotate: 90 });
    expect(undoLook(history)).toBe(history);
    expect(redoLook(history)).toBe(history);
  });

  it("forgets the oldest steps beyond its limit", () => {
    const sizes = Array.from({ length: historyLimit + 20 }, (_, index) => ({ size: index + 1 }));
    const history = sizes.reduce(pushLook, startHistory());
    expect(history.past).toHaveLength(historyLimit);
    expect(repeat(sizes.length, undoLook, history).present).toEqual({ size: 20 });
  });
});
