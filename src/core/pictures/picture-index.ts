import { lowerBound } from "../search/lower-bound.ts";
import { innerProduct } from "./inner-product.ts";

/**
 * Where an index keeps its vectors. Rows are only ever added, so that one thread may add while others read; views of the
 * same buffers show the same index.
 */
export interface PictureIndexColumns {
  /** Numbers of one vector. */
  dimensions: number;
  /** So many, the first ones, tell how alike two vectors are; the others how akin what they show is. */
  compared: number;
  /** The numbers that are compared, row after row. */
  vectors: Int8Array;
  /** Which of the first of them are above 0, a bit each, the lowest of a byte first; `signBytes` for a row. */
  signs: Uint8Array;
  /** The others, row after row. */
  others: Int8Array;
  /** For each row its drawing. */
  drawingOf: Uint32Array;
  /** For each drawing 1 + its first row; 0 where it has none. The rows of a drawing stand side by side. */
  rowOf: Uint32Array;
  /** Number of rows in use. */
  rowCount: Int32Array;
}

/** Rows compared with some vectors. */
export interface RowScores {
  /**
   * For each row in how many signs it differs from the vector that has most in common with it: rough, and quickly told. Without
   * it every row is scored. Overwritten by the next comparison.
   */
  distances?: Uint8Array;
  /** How like some rows are: the largest of the inner products of the numbers that are compared. Overwritten by the next call. */
  scoresOf: (rows: Uint32Array) => Int32Array;
}

/** Compares rows from 0 on with vectors. @throws RangeError for more vectors than it takes */
export type RowScorer = (vectors: readonly Int8Array[], rowCount: number) => RowScores;

/** Bytes of the signs of one row. */
export const signBytes = 16;
const mostDistance = signBytes * 8;
/** Rows of which the scores are looked at, nearest by their signs first: so many at least, and so many for each match. */
const leastScored = 24_576;
const scoredPerMatch = 64;

export interface PictureMatch {
  drawing: number;
  /** Inner product of the likest pair of vectors, of the numbers that are compared. */
  score: number;
  /** The same of the other numbers, of the pair that is most akin. */
  kinship: number;
}

export interface PictureQuery {
  /** Views of one picture; the likest one counts. */
  vectors: readonly Int8Array[];
  /** One bit for each drawing, the lowest of a word first; drawings without theirs are not accepted. */
  accepts?: Uint32Array | undefined;
  amount: number;
}

/** The likest drawings, likest first; of equally like ones the first. */
export interface PictureMatches {
  /** Of those that are accepted. */
  matches: PictureMatch[];
  /** Of all. */
  likest: PictureMatch[];
}

/**
 * The vectors of drawings, one or a few each, and a search among them: exact where there are few, among the nearest by signs
 * where there are many.
 */
export class PictureIndex {
  readonly #columns: PictureIndexColumns;
  readonly #scoreRows: RowScorer;

  constructor(columns: PictureIndexColumns, scoreRows: RowScorer = createRowScorer(columns)) {
    this.#columns = columns;
    this.#scoreRows = scoreRows;
  }

  has(drawing: number): boolean {
    return this.#columns.rowOf[drawing] !== 0;
  }

  /** Adds a drawing that is not there yet. Returns false where there is no room for it. */
  add(drawing: number, vectors: readonly Int8Array[]): boolean {
    const { dimensions, compared, rowOf, drawingOf, rowCount } = this.#columns;
    const first = rowCount[0]!;
    if (vectors.length === 0 || first + vectors.length > drawingOf.length) return false;
    for (const [index, vector] of vectors.entries()) {
      this.#columns.vectors.set(vector.subarray(0, compared), (first + index) * compared);
      this.#columns.others.set(vector.subarray(compared), (first + index) * (dimensions - compared));
      this.#columns.signs.set(readSigns(vector.subarray(0, compared)), (first + index) * signBytes);
      drawingOf[first + index] = drawing;
    }
    Atomics.store(rowCount, 0, first + vectors.length);
    Atomics.store(rowOf, drawing, first + 1);
    return true;
  }

  /** Copies of the vectors of a drawing; none where it has not been added. */
  vectorsOf(drawing: number): Int8Array[] {
    const { dimensions, compared, vectors, others, rowOf, drawingOf, rowCount } = this.#columns;
    const found: Int8Array[] = [];
    const first = rowOf[drawing] ?? 0;
    if (first === 0) return found;
    const rest = dimensions - compared;
    for (let row = first - 1; row < rowCount[0]! && drawingOf[row] === drawing; row++) {
      const vector = new Int8Array(dimensions);
      vector.set(vectors.subarray(row * compared, (row + 1) * compared));
      vector.set(others.subarray(row * rest, (row + 1) * rest), compared);
      found.push(vector);
    }
    return found;
  }

  #kinship(drawing: number, asked: readonly Int8Array[]): number {
    const { dimensions, compared } = this.#columns;
    let most = Number.NEGATIVE_INFINITY;
    for (const vector of this.vectorsOf(drawing)) {
      for (const view of asked) most = Math.max(most, innerProduct(view, vector, compared, dimensions));
    }
    return most;
  }

  search({ vectors, accepts, amount }: PictureQuery): PictureMatches {
    const rowCount = Atomics.load(this.#columns.rowCount, 0);
    if (amount < 1 || rowCount === 0 || vectors.length === 0) return { matches: [], likest: [] };
    const { distances, scoresOf } = this.#scoreRows(vectors, rowCount);
    const { drawingOf } = this.#columns;
    const isAccepted = accepts
      ? (row: number) => {
          const drawing = drawingOf[row]!;
          return ((accepts[drawing >>> 5]! >>> (drawing & 31)) & 1) === 1;
        }
      : undefined;
    const rows = distances
      ? listNear(distances.subarray(0, rowCount), Math.max(leastScored, amount * scoredPerMatch), isAccepted)
      : Uint32Array.from({ length: rowCount }, (_, row) => row);
    const scores = scoresOf(rows);
    const likest = new BestMatches(amount);
    const matches = accepts ? new BestMatches(amount) : likest;
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place]!;
      const drawing = drawingOf[row]!;
      let score = scores[place]!;
      while (place + 1 < rows.length && drawingOf[rows[place + 1]!] === drawing)
        score = Math.max(score, scores[++place]!);
      likest.offer(drawing, score);
      if (isAccepted?.(row)) matches.offer(drawing, score);
    }
    const measure = (scored: ScoredDrawing): PictureMatch => ({
      ...scored,
      kinship: this.#kinship(scored.drawing, vectors),
    });
    const list = likest.list().map(measure);
    return { matches: accepts ? matches.list().map(measure) : list, likest: list };
  }
}

/** Scores all rows, one by one; slow, and exact. */
export function createRowScorer({ compared, vectors }: PictureIndexColumns): RowScorer {
  return (asked) => ({
    scoresOf: (rows) =>
      Int32Array.from(rows, (row) => {
        const vector = vectors.subarray(row * compared, (row + 1) * compared);
        return Math.max(...asked.map((one) => innerProduct(one, vector, 0, compared)));
      }),
  });
}

/** Of each of the first numbers whether it is above 0, as `PictureIndexColumns` keeps it. */
export function readSigns(vector: Int8Array): Uint8Array {
  const signs = new Uint8Array(signBytes);
  for (let place = 0; place < Math.min(vector.length, mostDistance); place++) {
    if (vector[place]! > 0) signs[place >> 3]! |= 1 << (place & 7);
  }
  return signs;
}

/** The nearest rows, at least so many as far as there are, and of those that are accepted as many again; ascending. */
function listNear(distances: Uint8Array, wanted: number, isAccepted?: (row: number) => boolean): Uint32Array {
  const rowsAt = new Uint32Array(mostDistance + 1);
  const acceptedAt = isAccepted ? new Uint32Array(mostDistance + 1) : rowsAt;
  for (let row = 0; row < distances.length; row++) rowsAt[distances[row]!]!++;
  if (isAccepted) {
    for (let row = 0; row < distances.length; row++) if (isAccepted(row)) acceptedAt[distances[row]!]!++;
  }
  const reach = measureReach(rowsAt, wanted);
  const acceptedReach = measureReach(acceptedAt, wanted);
  const near = new Uint32Array(rowsAt.subarray(0, acceptedReach + 1).reduce((sum, rows) => sum + rows, 0));
  let count = 0;
  for (let row = 0; row < distances.length; row++) {
    const distance = distances[row]!;
    if (distance <= acceptedReach && (distance <= reach || isAccepted!(row))) near[count++] = row;
  }
  return near.subarray(0, count);
}

/** The distance up to which there are as many rows as wanted. */
function measureReach(rowsAt: Uint32Array, wanted: number): number {
  let reach = 0;
  for (let rows = rowsAt[0]!; rows < wanted && reach < mostDistance; rows += rowsAt[reach]!) reach++;
  return reach;
}

type ScoredDrawing = Pick<PictureMatch, "drawing" | "score">;

/** The best of many. */
class BestMatches {
  readonly #amount: number;
  /** Best first. */
  readonly #matches: ScoredDrawing[] = [];
  /** Below this one nothing is among the best. */
  #least = Number.NEGATIVE_INFINITY;

  constructor(amount: number) {
    this.#amount = amount;
  }

  offer(drawing: number, score: number): void {
    if (score < this.#least) return;
    const match = { drawing, score };
    const matches = this.#matches;
    matches.splice(
      lowerBound(0, matches.length, (place) => isBetter(match, matches[place]!)),
      0,
      match,
    );
    if (matches.length > this.#amount) matches.pop();
    if (matches.length === this.#amount) this.#least = matches.at(-1)!.score;
  }

  list(): ScoredDrawing[] {
    return this.#matches;
  }
}

const isBetter = (one: ScoredDrawing, other: ScoredDrawing) =>
  one.score > other.score || (one.score === other.score && one.drawing < other.drawing);
