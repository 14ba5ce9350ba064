import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import { serializeCustomization } from "../../../core/urls/customization-param.ts";

/** The look an icon has, those it had before and those that were undone. */
export interface CustomizationHistory {
  /** The oldest first. */
  past: readonly IconCustomization[];
  present: IconCustomization;
  /** What was undone last comes first. */
  future: readonly IconCustomization[];
}

/** Steps that can be undone. */
export const historyLimit = 100;

export function startHistory(present: IconCustomization = {}): CustomizationHistory {
  return { past: [], present, future: [] };
}

/** The history with another look; the same look again is no step. What was undone is given up, and the oldest beyond the limit. */
export function pushCustomization(
  history: CustomizationHistory,
  customization: IconCustomization,
): CustomizationHistory {
  if (serializeCustomization(customization) === serializeCustomization(history.present)) return history;
  return { past: [...history.past, history.present].slice(-historyLimit), present: customization, future: [] };
}

/** The history with another look in place of the present one: the step to it goes on. */
export function replaceCustomization(
  history: CustomizationHistory,
  customization: IconCustomization,
): CustomizationHistory {
  const { past } = history;
  const isBack = past.length > 0 && serializeCustomization(customization) === serializeCustomization(past.at(-1)!);
  return isBack
    ? { past: past.slice(0, -1), present: customization, future: [] }
    : { past, present: customization, future: [] };
}

/** Back by one step; where there is none, the same history. */
export function undoCustomization(history: CustomizationHistory): CustomizationHistory {
  const { past, present, future } = history;
  const last = past.at(-1);
  return last === undefined ? history : { past: past.slice(0, -1), present: last, future: [present, ...future] };
}

/** Forward again by one step; where none was undone, the same history. */
export function redoCustomization(history: CustomizationHistory): CustomizationHistory {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  return next === undefined ? history : { past: [...past, present], present: next, future: rest };
}

/** The drawing as it is; this, too, can be undone. */
export function resetCustomization(history: CustomizationHistory): CustomizationHistory {
  return pushCustomization(history, {});
}
