import type { IconLook } from "../../../core/svg/icon-customization.ts";
import { printLook } from "../../../core/urls/customization-param.ts";

/** The look an icon has, those it had before and those that were undone. */
export interface LookHistory {
  /** The oldest first. */
  past: readonly IconLook[];
  present: IconLook;
  /** What was undone last comes first. */
  future: readonly IconLook[];
}

/** Steps that can be undone. */
export const historyLimit = 100;

export function startHistory(present: IconLook = {}): LookHistory {
  return { past: [], present, future: [] };
}

/** The history with another look; the same look again is no step. What was undone is given up, and the oldest beyond the limit. */
export function pushLook(history: LookHistory, look: IconLook): LookHistory {
  if (printLook(look) === printLook(history.present)) return history;
  return { past: [...history.past, history.present].slice(-historyLimit), present: look, future: [] };
}

/** The history with another look in place of the present one: the step to it goes on. */
export function replaceLook(history: LookHistory, look: IconLook): LookHistory {
  const { past } = history;
  const isBack = past.length > 0 && printLook(look) === printLook(past.at(-1)!);
  return isBack ? { past: past.slice(0, -1), present: look, future: [] } : { past, present: look, future: [] };
}

/** Back by one step; where there is none, the same history. */
export function undoLook(history: LookHistory): LookHistory {
  const { past, present, future } = history;
  const last = past.at(-1);
  return last === undefined ? history : { past: past.slice(0, -1), present: last, future: [present, ...future] };
}

/** Forward again by one step; where none was undone, the same history. */
export function redoLook(history: LookHistory): LookHistory {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  return next === undefined ? history : { past: [...past, present], present: next, future: rest };
}

/** The drawing as it is; this, too, can be undone. */
export function resetLook(history: LookHistory): LookHistory {
  return pushLook(history, {});
}
