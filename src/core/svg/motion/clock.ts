/** A time at which an animation begins or ends: an offset (ms) from the start or from an edge of another animation. */
export interface Moment {
  base?: { id: string; edge: "begin" | "end" };
  offsetMs: number;
}

const momentsAtMost = 16;
const clock = /^([+-]?)\s*(?:(?:(\d+):)?(\d\d):(\d\d(?:\.\d+)?)|(\d+(?:\.\d*)?|\.\d+)(h|min|s|ms)?)$/;
const units: Readonly<Record<string, number>> = { h: 3_600_000, min: 60_000, s: 1000, ms: 1 };

/** A SMIL clock value (`1.5s`, `-200ms`, `2min`, `01:02.5`, plain numbers are seconds) in ms; undefined for anything else. */
export function readClock(text: string): number | undefined {
  const match = clock.exec(text.trim());
  if (!match) return undefined;
  const [, sign, hours = "0", minutes, seconds, amount, unit = "s"] = match;
  const ms =
    amount === undefined
      ? (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000
      : Number(amount) * units[unit]!;
  const rounded = Math.round(ms * 1000) / 1000;
  return Number.isFinite(rounded) ? rounded * (sign === "-" ? -1 : 1) : undefined;
}

/** The times that a list for `begin` or `end` names; those that wait for a person or cannot be read never come. */
export function readMoments(list: string): Moment[] {
  return list.split(";", momentsAtMost).flatMap((item) => readMoment(item.trim()) ?? []);
}

function readMoment(text: string): Moment | undefined {
  const offsetMs = readClock(text);
  if (offsetMs !== undefined) return { offsetMs };
  const [, id, edge, offset] = /^([^\s;]+)\.(begin|end)\b\s*(.*)$/.exec(text) ?? [];
  const shift = offset === "" ? 0 : readClock(offset ?? "");
  if (id === undefined || shift === undefined || (offset !== "" && !/^[+-]/.test(offset!))) return undefined;
  return { base: { id, edge: edge as "begin" | "end" }, offsetMs: shift };
}
