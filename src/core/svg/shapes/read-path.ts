import { ContourPen, type Contour } from "./contour.ts";

/** Numbers that each command takes. */
const counts = new Int8Array(128).fill(-1);
for (const [letters, count] of [
  ["Mm", 2],
  ["Ll", 2],
  ["Hh", 1],
  ["Vv", 1],
  ["Cc", 6],
  ["Ss", 4],
  ["Qq", 4],
  ["Tt", 2],
  ["Aa", 7],
  ["Zz", 0],
] as const)
  for (const letter of letters) counts[letter.charCodeAt(0)] = count;
const code = (letter: string) => letter.charCodeAt(0);
const [M, L, H, V, C, S, Q, T, A, Z] = Array.from("MLHVCSQTAZ", code) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
/** What tells the code of a small letter from that of a capital one. */
const small = 32;

/** The contours of path data; of damaged data those before the damage. Never throws. */
export function readPath(data: string): Contour[] {
  const contours: Contour[] = [];
  const scanner = new Scanner(data);
  const values = scanner.values;
  let pen: ContourPen | undefined;
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  /** The last control point, which smooth curves reflect, and the command that had it. */
  let controlX = 0;
  let controlY = 0;
  let last = 0;
  for (let command = scanner.command(); command !== 0; command = scanner.next(command)) {
    const name = command & ~small;
    const count = counts[name]!;
    if (!scanner.read(count, name === A)) break;
    const baseX = command === name ? 0 : x;
    const baseY = command === name ? 0 : y;
    if (name === M) {
      if (pen && pen.contour.segments.length > 0) contours.push(pen.end());
      pen = undefined;
      startX = x = baseX + values[0]!;
      startY = y = baseY + values[1]!;
      last = M;
      continue;
    }
    pen ??= new ContourPen(x, y);
    if (name === Z) {
      pen.close();
      if (pen.contour.segments.length > 0) contours.push(pen.end());
      pen = undefined;
      x = startX;
      y = startY;
      last = Z;
      continue;
    }
    const endX = name === V ? x : baseX + values[name === H ? 0 : count - 2]!;
    const endY = name === H ? y : baseY + values[count - 1]!;
    if (name === C || name === S) {
      const isSmooth = name === S && (last === C || last === S);
      const firstX = name === C ? baseX + values[0]! : isSmooth ? 2 * x - controlX : x;
      const firstY = name === C ? baseY + values[1]! : isSmooth ? 2 * y - controlY : y;
      controlX = baseX + values[count - 4]!;
      controlY = baseY + values[count - 3]!;
      pen.cubic(firstX, firstY, controlX, controlY, endX, endY);
    } else if (name === Q || name === T) {
      const isSmooth = name === T && (last === Q || last === T);
      controlX = name === Q ? baseX + values[0]! : isSmooth ? 2 * x - controlX : x;
      controlY = name === Q ? baseY + values[1]! : isSmooth ? 2 * y - controlY : y;
      pen.quadratic(controlX, controlY, endX, endY);
    } else if (name === A) pen.arc(values[0]!, values[1]!, values[3] !== 0, values[4] !== 0, endX, endY);
    else pen.line(endX, endY);
    x = endX;
    y = endY;
    last = name;
  }
  if (pen && pen.contour.segments.length > 0) contours.push(pen.end());
  return contours;
}

/** Reads commands and numbers of path data, which come by the million: one character at a time, without any garbage. */
class Scanner {
  /** The last numbers that were read. */
  readonly values = new Float64Array(7);
  readonly #data: string;
  #at = 0;

  constructor(data: string) {
    this.#data = data;
  }

  /** The code of a command, 0 where there is none. */
  command(): number {
    this.#skip();
    const letter = this.#data.charCodeAt(this.#at);
    if (!(letter < counts.length) || counts[letter]! < 0) return 0;
    this.#at++;
    return letter;
  }

  /** The next command, or the same one again with other numbers. */
  next(command: number): number {
    const letter = this.command();
    if (letter !== 0 || (command & ~small) === Z || this.#at >= this.#data.length) return letter;
    return (command & ~small) === M ? L | (command & small) : command;
  }

  /** Reads so many numbers; of arcs the fourth and fifth are flags of one digit. False where there are fewer. */
  read(count: number, isArc: boolean): boolean {
    for (let index = 0; index < count; index++) {
      this.#skip();
      const value = isArc && (index === 3 || index === 4) ? this.#flag() : this.#number();
      if (Number.isNaN(value)) return false;
      this.values[index] = value;
    }
    return true;
  }

  #skip(): void {
    const data = this.#data;
    let at = this.#at;
    for (let each = data.charCodeAt(at); each === 32 || each === 44 || each === 10 || each === 13 || each === 9;) {
      each = data.charCodeAt(++at);
    }
    this.#at = at;
  }

  #flag(): number {
    const digit = this.#data.charCodeAt(this.#at++) - 48;
    return digit === 0 || digit === 1 ? digit : Number.NaN;
  }

  #number(): number {
    const data = this.#data;
    let at = this.#at;
    const sign = data.charCodeAt(at);
    if (sign === 45 || sign === 43) at++;
    const from = at;
    let value = 0;
    let digit = data.charCodeAt(at);
    for (; digit >= 48 && digit <= 57; digit = data.charCodeAt(++at)) value = value * 10 + (digit - 48);
    let isNumber = at > from;
    if (digit === 46) {
      let unit = 1;
      const point = at;
      digit = data.charCodeAt(++at);
      for (; digit >= 48 && digit <= 57; digit = data.charCodeAt(++at)) {
        value = value * 10 + (digit - 48);
        unit *= 10;
      }
      value /= unit;
      isNumber ||= at > point + 1;
    }
    if (!isNumber) return Number.NaN;
    if (digit === 101 || digit === 69) {
      const exponent = /^[+-]?\d+/.exec(data.slice(at + 1, at + 8));
      if (exponent) {
        value *= 10 ** Number(exponent[0]);
        at += 1 + exponent[0].length;
      }
    }
    this.#at = at;
    return sign === 45 ? -value : value;
  }
}
