import svgPath from "svgpath";
import { parseColor } from "../colors/parse-color.ts";

/** A value of an attribute as numbers in a frame of text; values with the same frame can be mixed and added. */
export interface MotionValue {
  /** `#` stands for a number, `$` for one of 0…255, `!` for a flag that is 0 or 1. */
  frame: string;
  numbers: readonly number[];
}

const number = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/gi;
const colors = new Set(["fill", "stroke", "color", "stop-color", "flood-color"]);
const transforms: Readonly<Record<string, (numbers: readonly number[]) => readonly number[]>> = {
  translate: ([x = 0, y = 0]) => [x, y],
  scale: ([x = 1, y = x]) => [x, y],
  rotate: ([angle = 0, x = 0, y = 0]) => [angle, x, y],
  skewX: ([angle = 0]) => [angle],
  skewY: ([angle = 0]) => [angle],
};

/** Reads a value of an attribute; what is no color, path or list of numbers becomes a frame without numbers. */
export function readValue(attribute: string, text: string): MotionValue {
  if (attribute === "d") return readPath(text);
  const color = colors.has(attribute) && parseColor(text.trim());
  return color ? { frame: "rgb($,$,$)", numbers: color } : readNumbers(text);
}

/** Reads the numbers of one transform function; undefined for an unknown type. */
export function readTransform(type: string, text: string): MotionValue | undefined {
  const complete = Object.hasOwn(transforms, type) ? transforms[type] : undefined;
  const numbers = complete?.((text.match(number) ?? []).map(Number));
  return numbers && { frame: `${type}(${numbers.map(() => "#").join(" ")})`, numbers };
}

/** Part of the way (0…1) from one value to another; values of different frames change half way. */
export function mixValues(from: MotionValue, to: MotionValue, share: number): MotionValue {
  const [start, end] = [fitZero(from, to), fitZero(to, from)];
  if (start.frame !== end.frame) return share < 0.5 ? from : to;
  return {
    frame: start.frame,
    numbers: start.numbers.map((each, index) => each + (end.numbers[index]! - each) * share),
  };
}

/** A value on top of another, so many times; one that cannot be added takes its place. */
export function addValue(under: MotionValue, value: MotionValue, times = 1): MotionValue {
  if (under.frame !== value.frame) return value;
  return { frame: value.frame, numbers: under.numbers.map((each, index) => each + value.numbers[index]! * times) };
}

/** How far two values are apart; 0 where that cannot be told. */
export function measureDistance(one: MotionValue, other: MotionValue): number {
  if (one.frame !== other.frame) return 0;
  return Math.sqrt(one.numbers.reduce((sum, each, index) => sum + (each - other.numbers[index]!) ** 2, 0));
}

/** The value as an attribute has it. */
export function formatValue({ frame, numbers }: MotionValue): string {
  if (numbers.length === 0) return frame;
  let next = 0;
  return frame.replace(/[#$!]/g, (mark) => {
    const value = numbers[next++]!;
    if (mark === "!") return value < 0.5 ? "0" : "1";
    return String(mark === "$" ? Math.min(255, Math.max(0, Math.round(value))) : roundNumber(value));
  });
}

export const roundNumber = (value: number) => Math.round(value * 10_000) / 10_000;

/** Zero needs no unit. */
function fitZero(value: MotionValue, other: MotionValue): MotionValue {
  if (value.frame !== "#" || value.numbers[0] !== 0 || other.numbers.length === 0) return value;
  return { frame: other.frame, numbers: other.numbers.map(() => 0) };
}

function readNumbers(text: string): MotionValue {
  const trimmed = text.trim();
  const numbers: number[] = [];
  const frame = trimmed
    .replace(number, (each) => {
      numbers.push(Number(each));
      return " #";
    })
    .replaceAll(/[\s,]+/g, " ")
    .replaceAll("#px", "#")
    .trim();
  return /^#(?:[ #]|[a-z%])*$/i.test(frame) && !/ [a-z%]/i.test(frame) ? { frame, numbers } : asText(trimmed);
}

function readPath(text: string): MotionValue {
  const numbers: number[] = [];
  let frame = "";
  svgPath(text)
    .abs()
    .iterate(([letter, ...values]) => {
      numbers.push(...values);
      frame += letter + (letter === "A" ? "# # # ! ! # #" : values.map(() => "#").join(" "));
    });
  return frame === "" ? asText(text) : { frame, numbers };
}

const asText = (text: string): MotionValue => ({ frame: text, numbers: [] });
