import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { iconCustomizations } from "../../../../tests/harness/files/icon-customizations.ts";
import { serializeCustomization } from "../../../core/urls/customization-param.ts";
import {
  historyLimit,
  pushCustomization,
  redoCustomization,
  replaceCustomization,
  resetCustomization,
  startHistory,
  undoCustomization,
  type CustomizationHistory,
} from "./customization-history.ts";

const repeat = (
  times: number,
  step: (history: CustomizationHistory) => CustomizationHistory,
  from: CustomizationHistory,
) => Array.from({ length: times }).reduce<CustomizationHistory>((history) => step(history), from);

describe("customization history", () => {
  it("undoes steps one by one and redoes them", () => {
    const customizations = fc.uniqueArray(iconCustomizations, {
      minLength: 2,
      maxLength: 20,
      selector: serializeCustomization,
    });
    fc.assert(
      fc.property(customizations, fc.nat({ max: 25 }), ([first, ...others], steps) => {
        const history = others.reduce(pushCustomization, startHistory(first));
        const undone = repeat(steps, undoCustomization, history);
        expect(undone.present).toEqual([first, ...others][Math.max(0, history.past.length - steps)]);
        expect(repeat(steps, redoCustomization, undone)).toEqual(history);
      }),
    );
  });

  it("an unchanged customization adds no step", () => {
    const history = pushCustomization(startHistory(), { size: 48 });
    expect(pushCustomization(history, { size: 48 })).toBe(history);
    expect(resetCustomization(startHistory())).toEqual(startHistory());
  });

  it("drops undone steps when a new step is added", () => {
    const history = pushCustomization(undoCustomization(pushCustomization(startHistory(), { size: 48 })), { size: 64 });
    expect(history.future).toEqual([]);
    expect(redoCustomization(history)).toBe(history);
    expect(undoCustomization(history).present).toEqual({});
  });

  it("can undo a reset", () => {
    const history = resetCustomization(pushCustomization(startHistory(), { size: 48 }));
    expect(history.present).toEqual({});
    expect(undoCustomization(history).present).toEqual({ size: 48 });
  });

  it("changes within one step are merged", () => {
    const dragged = replaceCustomization(pushCustomization(startHistory({ size: 16 }), { size: 20 }), { size: 24 });
    expect(dragged.present).toEqual({ size: 24 });
    expect(undoCustomization(dragged).present).toEqual({ size: 16 });
    expect(replaceCustomization(dragged, { size: 16 })).toEqual(startHistory({ size: 16 }));
  });

  it("stays the same where nothing can be undone or redone", () => {
    const history = startHistory({ rotate: 90 });
    expect(undoCustomization(history)).toBe(history);
    expect(redoCustomization(history)).toBe(history);
  });

  it("drops the oldest steps beyond its limit", () => {
    const sizes = Array.from({ length: historyLimit + 20 }, (_, index) => ({ size: index + 1 }));
    const history = sizes.reduce(pushCustomization, startHistory());
    expect(history.past).toHaveLength(historyLimit);
    expect(repeat(sizes.length, undoCustomization, history).present).toEqual({ size: 20 });
  });
});
