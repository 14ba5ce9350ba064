import type { PictureIndexColumns, RowScorer } from "../../core/pictures/picture-index.ts";

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
  const scoresAt = mostViews * compared * bytesOfInt16;
  const vectorsAt = scoresAt + rows * bytesOfInt32;
  const pages = Math.ceil((vectorsAt + rows * compared) / pageBytes);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  const views = new Int16Array(memory.buffer, 0, mostViews * compared);
  const scores = new Int32Array(memory.buffer, scoresAt, rows);
  const kernels = new Map<number, Kernel>();

  function openKernel(viewCount: number): Kernel {
    const known = kernels.get(viewCount);
    if (known) return known;
    const module = new WebAssembly.Module(compileKernel({ compared, viewCount, pages }));
    const { score } = new WebAssembly.Instance(module, { memory: { shared: memory } }).exports;
    kernels.set(viewCount, score as Kernel);
    return score as Kernel;
  }

  return {
    columns: {
      dimensions,
      compared,
      vectors: new Int8Array(memory.buffer, vectorsAt, rows * compared),
      others: new Int8Array(new SharedArrayBuffer(rows * (dimensions - compared))),
      drawingOf: new Uint32Array(new SharedArrayBuffer(rows * bytesOfInt32)),
      rowOf: new Uint32Array(new SharedArrayBuffer(drawings * bytesOfInt32)),
      rowCount: new Int32Array(new SharedArrayBuffer(bytesOfInt32)),
    },
    scoreRows(vectors, rowCount) {
      if (vectors.length > mostViews) throw new RangeError(`${vectors.length} views of one picture`);
      for (const [view, vector] of vectors.entries()) views.set(vector.subarray(0, compared), view * compared);
      openKernel(vectors.length)(vectorsAt, vectorsAt + rowCount * compared, scoresAt);
      return scores;
    },
  };
}

/** Writes the scores of the rows from one address up to another. */
type Kernel = (row: number, end: number, scores: number) => void;

type Bytes = readonly number[];
const join = (...parts: readonly Bytes[]): Bytes => parts.flat();

/** The few instructions of WebAssembly that the kernel is made of, by the names that the specification gives them. */
const i32 = 0x7f;
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
const i32Greater = [0x4a];
const select = [0x1b];
const i32Store = [0x36, 2, 0];
const simd = (code: number) => join([0xfd], unsigned(code));
const v128Load = (offset: number) => join(simd(0x00), [1], unsigned(offset));
const v128Load8x8Signed = (offset: number) => join(simd(0x01), [0], unsigned(offset));
const i32x4Dot = simd(0xba);
const i32x4Add = simd(0xae);
const i32x4ExtractLane = (lane: number) => join(simd(0x1b), [lane]);
const sharedWithMaximum = 3;

/**
 * A module whose `score(row, end, scores)` writes for each row of 8-bit numbers the largest of its inner products with the
 * views (16-bit numbers from address 0 on). Memory is what takes time, so each row is read once for all views; the loops over
 * dimensions and views are written out.
 */
function compileKernel(size: { compared: number; viewCount: number; pages: number }): Uint8Array<ArrayBuffer> {
  const { compared, viewCount, pages } = size;
  const [row, last, scores, firstSum] = [0, 1, 2, 3];
  const numbers = firstSum + viewCount;
  const [best, next] = [numbers + 1, numbers + 2];
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
  const advance = (local: number, bytes: number) => join(getLocal(local), i32Constant(bytes), i32Add, setLocal(local));
  const body = join(
    [2, viewCount + 1, v128, 2, i32],
    join(block, loop),
    join(getLocal(row), getLocal(last), i32AtLeast, branchIf(1)),
    join(...products),
    join(...largest),
    join(getLocal(scores), getLocal(best), i32Store),
    join(advance(row, compared), advance(scores, bytesOfInt32)),
    join(branch(0), end, end, end),
  );
  const memory = join(name("memory"), name("shared"), [2, sharedWithMaximum], unsigned(pages), unsigned(pages));
  return Uint8Array.from(
    join(
      [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      section(1, [1, 0x60, 3, i32, i32, i32, 0]),
      section(2, join([1], memory)),
      section(3, [1, 0]),
      section(7, join([1], name("score"), [0, 0])),
      section(10, join([1], unsigned(body.length), body)),
    ),
  );
}

const section = (id: number, content: Bytes) => join([id], unsigned(content.length), content);

const name = (text: string) => [text.length, ...Buffer.from(text)];

/** LEB128, as WebAssembly writes whole numbers. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

function signed(value: number): number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...signed(value >>> 7)];
}
