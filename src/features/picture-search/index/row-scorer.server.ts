import {
  readSigns,
  signBytes,
  type PictureIndexColumns,
  type RowScorer,
} from "../../../core/pictures/picture-index.ts";

const pageBytes = 65_536;
const bytesOfInt16 = 2;
const bytesOfInt32 = 4;
/** Numbers that one SIMD instruction multiplies. */
const lanes = 8;
/** Views of one picture that there is room for. */
const mostViews = 16;

/** Columns of an empty index in memory that threads share, and a scorer that works inside it. */
export interface SharedPictureIndex {
  columns: PictureIndexColumns;
  scoreRows: RowScorer;
}

/**
 * Room for an index; what is not used of it costs no memory.
 *
 * @throws Error when the dimensions do not fit the SIMD lanes
 */
export function createSharedPictureIndex(size: {
  dimensions: number;
  compared: number;
  drawings: number;
  rows: number;
}): SharedPictureIndex {
  const { dimensions, compared, drawings, rows } = size;
  if (compared % lanes !== 0)
    throw new Error(`${compared} numbers of a vector to compare: must be a multiple of ${lanes}`);
  const viewSignsAt = mostViews * compared * bytesOfInt16;
  const signsAt = viewSignsAt + mostViews * signBytes;
  const askedAt = signsAt + rows * signBytes;
  const scoresAt = askedAt + rows * bytesOfInt32;
  const distancesAt = scoresAt + rows * bytesOfInt32;
  const vectorsAt = distancesAt + Math.ceil(rows / lanes) * lanes;
  const pages = Math.ceil((vectorsAt + rows * compared) / pageBytes);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  const views = new Int16Array(memory.buffer, 0, mostViews * compared);
  const viewSigns = new Uint8Array(memory.buffer, viewSignsAt, mostViews * signBytes);
  const asked = new Uint32Array(memory.buffer, askedAt, rows);
  const scores = new Int32Array(memory.buffer, scoresAt, rows);
  const distances = new Uint8Array(memory.buffer, distancesAt, rows);
  const kernels = new Map<number, Kernels>();

  function openKernels(viewCount: number): Kernels {
    const known = kernels.get(viewCount);
    if (known) return known;
    const module = new WebAssembly.Module(compileKernels({ compared, viewCount, viewSignsAt, vectorsAt, pages }));
    const opened = new WebAssembly.Instance(module, { memory: { shared: memory } }).exports as unknown as Kernels;
    kernels.set(viewCount, opened);
    return opened;
  }

  return {
    columns: {
      dimensions,
      compared,
      vectors: new Int8Array(memory.buffer, vectorsAt, rows * compared),
      signs: new Uint8Array(memory.buffer, signsAt, rows * signBytes),
      others: new Int8Array(new SharedArrayBuffer(rows * (dimensions - compared))),
      drawingOf: new Uint32Array(new SharedArrayBuffer(rows * bytesOfInt32)),
      rowOf: new Uint32Array(new SharedArrayBuffer(drawings * bytesOfInt32)),
      rowCount: new Int32Array(new SharedArrayBuffer(bytesOfInt32)),
    },
    scoreRows(vectors, rowCount) {
      if (vectors.length > mostViews) throw new RangeError(`${vectors.length} views of one picture`);
      for (const [view, vector] of vectors.entries()) {
        views.set(vector.subarray(0, compared), view * compared);
        viewSigns.set(readSigns(vector.subarray(0, compared)), view * signBytes);
      }
      const { measure, multiply } = openKernels(vectors.length);
      measure(signsAt, signsAt + rowCount * signBytes, distancesAt);
      return {
        distances,
        scoresOf(wanted) {
          asked.set(wanted);
          multiply(askedAt, askedAt + wanted.length * bytesOfInt32, scoresAt);
          return scores;
        },
      };
    },
  };
}

/** Compares with the views. */
interface Kernels {
  /** Writes the distances of the rows whose signs stand from one address up to another, a byte each. */
  measure: (signs: number, end: number, distances: number) => void;
  /** Writes the scores of the rows that are listed from one address up to another. */
  multiply: (asked: number, end: number, scores: number) => void;
}

type Bytes = readonly number[];
const join = (...parts: readonly Bytes[]): Bytes => parts.flat();

/** The few instructions of WebAssembly that the kernel is made of, by the names that the specification gives them. */
const i32 = 0x7f;
const i64 = 0x7e;
const v128 = 0x7b;
const loop = [0x03, 0x40];
const block = [0x02, 0x40];
const end = [0x0b];
const branch = (depth: number) => [0x0c, depth];
const branchIf = (depth: number) => [0x0d, depth];
const getLocal = (index: number) => [0x20, index];
const setLocal = (index: number) => [0x21, index];
const i32Constant = (value: number) => join([0x41], signed(value));
const i32AtLeast = [0x4f];
const i32Add = [0x6a];
const i32Multiply = [0x6c];
const i32Greater = [0x4a];
const select = [0x1b];
const i32Load = [0x28, 2, 0];
const i32Store = [0x36, 2, 0];
const i64Load = (offset: number) => join([0x29, 3], unsigned(offset));
const i64Store8 = [0x3c, 0, 0];
const i64Less = [0x54];
const i64CountOnes = [0x7b];
const i64Add = [0x7c];
const i64ExclusiveOr = [0x85];
const simd = (code: number) => join([0xfd], unsigned(code));
const v128Load = (offset: number) => join(simd(0x00), [1], unsigned(offset));
const v128Load8x8Signed = (offset: number) => join(simd(0x01), [0], unsigned(offset));
const i32x4Dot = simd(0xba);
const i32x4Add = simd(0xae);
const i32x4ExtractLane = (lane: number) => join(simd(0x1b), [lane]);
const sharedWithMaximum = 3;

interface KernelSize {
  compared: number;
  viewCount: number;
  /** Address of the signs of the views; their numbers, of 16 bits, stand from address 0 on. */
  viewSignsAt: number;
  vectorsAt: number;
  pages: number;
}

/** A module with what `Kernels` says. */
function compileKernels(size: KernelSize): Uint8Array<ArrayBuffer> {
  const bodies = [formatMeasure(size), renderMultiply(size)];
  const pages = unsigned(size.pages);
  const memory = join(name("memory"), name("shared"), [2, sharedWithMaximum], pages, pages);
  return Uint8Array.from(
    join(
      [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      section(1, [1, 0x60, 3, i32, i32, i32, 0]),
      section(2, join([1], memory)),
      section(3, [2, 0, 0]),
      section(7, join([2], name("measure"), [0, 0], name("multiply"), [0, 1])),
      section(10, join([2], ...bodies.map((body) => join(unsigned(body.length), body)))),
    ),
  );
}

/** Counts the signs that differ, in two words of 64, for the view with the fewest. */
function formatMeasure({ viewCount, viewSignsAt }: KernelSize): Bytes {
  const [row, last, distances, low] = [0, 1, 2, 3];
  const [high, least, next, firstView] = [low + 1, low + 2, low + 3, low + 4];
  const views = Array.from({ length: viewCount }, (_, view) => view);
  const wordOf = (view: number, half: number) => firstView + view * 2 + half;
  const loadViews = views.flatMap((view) =>
    [0, 1].map((half) =>
      join(i32Constant(0), i64Load(viewSignsAt + view * signBytes + half * 8), setLocal(wordOf(view, half))),
    ),
  );
  const count = (word: number, view: number, half: number) =>
    join(getLocal(word), getLocal(wordOf(view, half)), i64ExclusiveOr, i64CountOnes);
  const fewest = views.map((view) =>
    join(
      join(count(low, view, 0), count(high, view, 1), i64Add, setLocal(view === 0 ? least : next)),
      view === 0
        ? []
        : join(getLocal(next), getLocal(least), getLocal(next), getLocal(least), i64Less, select, setLocal(least)),
    ),
  );
  return join(
    [1, 4 + viewCount * 2, i64],
    ...loadViews,
    join(block, loop),
    join(getLocal(row), getLocal(last), i32AtLeast, branchIf(1)),
    join(getLocal(row), i64Load(0), setLocal(low), getLocal(row), i64Load(8), setLocal(high)),
    ...fewest,
    join(getLocal(distances), getLocal(least), i64Store8),
    join(advance(row, signBytes), advance(distances, 1)),
    join(branch(0), end, end, end),
  );
}

/** The largest of the inner products with the views; the loops over dimensions and views are written out. */
function renderMultiply({ compared, viewCount, vectorsAt }: KernelSize): Bytes {
  const [asked, last, scores, firstSum] = [0, 1, 2, 3];
  const numbers = firstSum + viewCount;
  const [best, next, row] = [numbers + 1, numbers + 2, numbers + 3];
  const views = Array.from({ length: viewCount }, (_, view) => view);
  const parts = Array.from({ length: compared / lanes }, (_, part) => part);

  const multiply = (view: number, part: number) =>
    join(
      part === 0 ? [] : getLocal(firstSum + view),
      join(getLocal(numbers), i32Constant(0), v128Load((view * compared + part * lanes) * bytesOfInt16), i32x4Dot),
      join(part === 0 ? [] : i32x4Add, setLocal(firstSum + view)),
    );
  const products = parts.map((part) =>
    join(
      join(getLocal(row), v128Load8x8Signed(part * lanes), setLocal(numbers)),
      ...views.map((view) => multiply(view, part)),
    ),
  );
  const sumOfLanes = (view: number) =>
    join(
      ...[0, 1, 2, 3].map((lane) => join(getLocal(firstSum + view), i32x4ExtractLane(lane), lane === 0 ? [] : i32Add)),
    );
  const largest = views.map((view) =>
    view === 0
      ? join(sumOfLanes(view), setLocal(best))
      : join(
          join(sumOfLanes(view), setLocal(next)),
          join(getLocal(next), getLocal(best), getLocal(next), getLocal(best), i32Greater, select, setLocal(best)),
        ),
  );
  return join(
    [2, viewCount + 1, v128, 3, i32],
    join(block, loop),
    join(getLocal(asked), getLocal(last), i32AtLeast, branchIf(1)),
    join(getLocal(asked), i32Load, i32Constant(compared), i32Multiply, i32Constant(vectorsAt), i32Add, setLocal(row)),
    ...products,
    ...largest,
    join(getLocal(scores), getLocal(best), i32Store),
    join(advance(asked, bytesOfInt32), advance(scores, bytesOfInt32)),
    join(branch(0), end, end, end),
  );
}

const advance = (local: number, bytes: number) => join(getLocal(local), i32Constant(bytes), i32Add, setLocal(local));

const section = (id: number, content: Bytes) => join([id], unsigned(content.length), content);

const name = (text: string) => [text.length, ...Buffer.from(text)];

/** LEB128, as WebAssembly writes whole numbers. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

function signed(value: number): number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...signed(value >>> 7)];
}
