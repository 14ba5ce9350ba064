/** One straight or bent piece of a contour, in units of the drawing. */
export interface Segment {
  length: number;
  /** By how much its direction changes from start to end, in radians; positive from +x to +y. 0 where it is straight. */
  turn: number;
  isStraight: boolean;
  /** Directions at its ends, not normalized. */
  startX: number;
  startY: number;
  endX: number;
  endY: number;
}

/** One line without a break, closed or not. */
export interface Contour {
  segments: Segment[];
  /** It by straight lines: x and y of their ends in turns. */
  points: number[];
  isClosed: boolean;
  /** What it encloses, positive where it runs from +x to +y; an open one is closed by a straight line. */
  area: number;
  /** Without a line that closes an open one. */
  length: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Shorter pieces have no direction. */
const shortest = 1e-6;
/** In radians. */
const bentFrom = 0.02;
const turnOfPart = 0.3;
const mostParts = 12;

/** Draws a contour piece by piece. */
export class ContourPen {
  readonly contour: Contour;
  readonly #startX: number;
  readonly #startY: number;
  #x: number;
  #y: number;

  constructor(x: number, y: number) {
    this.#startX = x;
    this.#startY = y;
    this.#x = x;
    this.#y = y;
    const box = { left: x, top: y, right: x, bottom: y };
    this.contour = { segments: [], points: [x, y], isClosed: false, area: 0, length: 0, ...box };
  }

  line(x: number, y: number): void {
    const dx = x - this.#x;
    const dy = y - this.#y;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length > shortest) this.#add(length, 0, dx, dy, dx, dy);
    this.#move(x, y);
  }

  cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    // From the start, and of the three sides of the control polygon.
    const ax = x1 - this.#x;
    const ay = y1 - this.#y;
    const bx = x2 - this.#x;
    const by = y2 - this.#y;
    const cx = x - this.#x;
    const cy = y - this.#y;
    const middleX = bx - ax;
    const middleY = by - ay;
    const first = Math.sqrt(ax * ax + ay * ay);
    const second = Math.sqrt(middleX * middleX + middleY * middleY);
    const third = Math.sqrt((cx - bx) * (cx - bx) + (cy - by) * (cy - by));
    const length = (first + second + third + Math.sqrt(cx * cx + cy * cy)) / 2;
    this.contour.area -= (ax * (-by - cy) + bx * (ay - 2 * cy) + cx * (ay + 2 * by)) * 0.15;
    if (length > shortest) {
      const startX = first > shortest ? ax : second > shortest ? bx : cx;
      const startY = first > shortest ? ay : second > shortest ? by : cy;
      const endX = third > shortest ? cx - bx : second > shortest ? cx - ax : cx;
      const endY = third > shortest ? cy - by : second > shortest ? cy - ay : cy;
      // The control polygon turns where the curve does, also by more than half a turn.
      const turn =
        second > shortest
          ? angleBetween(startX, startY, middleX, middleY) + angleBetween(middleX, middleY, endX, endY)
          : angleBetween(startX, startY, endX, endY);
      this.#add(length, turn, startX, startY, endX, endY);
      const parts = countParts(turn);
      for (let part = 1; part < parts; part++) {
        const share = part / parts;
        const rest = 1 - share;
        const [ofA, ofB, ofC] = [3 * rest * rest * share, 3 * rest * share * share, share * share * share];
        this.#pass(this.#x + ofA * ax + ofB * bx + ofC * cx, this.#y + ofA * ay + ofB * by + ofC * cy);
      }
    }
    this.#move(x, y);
  }

  quadratic(x1: number, y1: number, x: number, y: number): void {
    const startX = this.#x;
    const startY = this.#y;
    this.cubic(
      startX + (2 / 3) * (x1 - startX),
      startY + (2 / 3) * (y1 - startY),
      x + (2 / 3) * (x1 - x),
      y + (2 / 3) * (y1 - y),
      x,
      y,
    );
  }

  /** An arc of an ellipse as path data has it; its radii count by their mean. */
  arc(radiusX: number, radiusY: number, isLarge: boolean, isPositive: boolean, x: number, y: number): void {
    const dx = x - this.#x;
    const dy = y - this.#y;
    const chord = Math.sqrt(dx * dx + dy * dy);
    const radius = Math.max((Math.abs(radiusX) + Math.abs(radiusY)) / 2, chord / 2);
    if (chord <= shortest || radius <= shortest) return this.line(x, y);
    const small = 2 * Math.asin(Math.min(1, chord / 2 / radius));
    const angle = isLarge ? 2 * Math.PI - small : small;
    const turn = isPositive ? angle : -angle;
    const cos = Math.cos(turn / 2);
    const sin = Math.sin(turn / 2);
    const segment = (radius * radius * (angle - Math.sin(angle))) / 2;
    this.contour.area += isPositive ? segment : -segment;
    this.#add(radius * angle, turn, dx * cos + dy * sin, dy * cos - dx * sin, dx * cos - dy * sin, dy * cos + dx * sin);
    const parts = countParts(turn);
    // From the center to a point of the chord's middle, and along the chord.
    const side = isPositive ? 1 : -1;
    const height = radius * Math.cos(angle / 2) * side;
    const centerX = (this.#x + x) / 2 - (dy / chord) * height;
    const centerY = (this.#y + y) / 2 + (dx / chord) * height;
    const [fromX, fromY] = [this.#x - centerX, this.#y - centerY];
    for (let part = 1; part < parts; part++) {
      const [partCos, partSin] = [Math.cos((turn * part) / parts), Math.sin((turn * part) / parts)];
      this.#pass(centerX + fromX * partCos - fromY * partSin, centerY + fromX * partSin + fromY * partCos);
    }
    this.#move(x, y);
  }

  close(): void {
    this.line(this.#startX, this.#startY);
    this.contour.isClosed = true;
  }

  /** To be called after the last piece. */
  end(): Contour {
    const { contour } = this;
    if (Math.hypot(this.#x - this.#startX, this.#y - this.#startY) < shortest * 1000) contour.isClosed = true;
    contour.area -= ((this.#startX - this.#x) * (this.#startY + this.#y)) / 2;
    return contour;
  }

  #add(length: number, turn: number, startX: number, startY: number, endX: number, endY: number): void {
    const isStraight = Math.abs(turn) < bentFrom;
    this.contour.segments.push({ length, turn, isStraight, startX, startY, endX, endY });
    this.contour.length += length;
  }

  #move(x: number, y: number): void {
    this.contour.area -= ((x - this.#x) * (y + this.#y)) / 2;
    this.#x = x;
    this.#y = y;
    this.#pass(x, y);
  }

  /** A point of the contour. */
  #pass(x: number, y: number): void {
    const { contour } = this;
    contour.points.push(x, y);
    if (x < contour.left) contour.left = x;
    if (x > contour.right) contour.right = x;
    if (y < contour.top) contour.top = y;
    if (y > contour.bottom) contour.bottom = y;
  }
}

/** Straight lines that a curve is taken for. */
const countParts = (turn: number) => Math.min(mostParts, Math.ceil(Math.abs(turn) / turnOfPart));

/** From the first direction to the second one, in radians between -π and π. */
export function angleBetween(x1: number, y1: number, x2: number, y2: number): number {
  return Math.atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2);
}
