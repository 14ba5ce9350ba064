import { firstFrom } from "../search/first-from.ts";
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
  /** The numbers that are compared, row after row: nothing stands between what a scan reads. */
  vectors: Int8Array;
  /** The others, row after row. */
  others: Int8Array;
  /** For each row its drawing. */
  drawingOf: Uint32Array;
  /** For each drawing 1 + its first row; 0 where it has none. The rows of a drawing stand side by side. */
  rowOf: Uint32Array;
  /** Number of rows in use. */
  rowCount: Int32Array;
}

/**
 * How like every row from 0 on is to some vectors: the largest of the inner products of the numbers that are compared. The answer is overwritten by the next
 * call. @throws RangeError for more vectors than it takes
 */
export type RowScorer = (vectors: readonly Int8Array[], rowCount: number) => Int32Array;

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

/** The vectors of drawings, one or a few each, and an exact search among them. */
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
    const scores = this.#scoreRows(vectors, rowCount);
    const { drawingOf } = this.#columns;
    const likest = new BestMatches(amount);
    const matches = accepts ? new BestMatches(amount) : likest;
    for (let row = 0; row < rowCount; row++) {
      let score = scores[row]!;
      if (score < matches.least) continue;
      const drawing = drawingOf[row]!;
      while (row + 1 < rowCount && drawingOf[row + 1] === drawing) score = Math.max(score, scores[++row]!);
      if (score >= likest.least) likest.offer({ drawing, score });
      if (accepts && ((accepts[drawing >>> 5]! >>> (drawing & 31)) & 1) === 1) matches.offer({ drawing, score });
    }
    const measure = (scored: ScoredDrawing): PictureMatch => ({
      ...scored,
      kinship: this.#kinship(scored.drawing, vectors),
    });
    const list = likest.list().map(measure);
    return { matches: accepts ? matches.list().map(measure) : list, likest: list };
  }
}

/** Scores rows one by one; slow, and right. */
export function createRowScorer({ compared, vectors, drawingOf }: PictureIndexColumns): RowScorer {
  const likenessOf = (one: Int8Array, other: Int8Array) => innerProduct(one, other, 0, compared);
  let scores = new Int32Array(0);
  return (asked, rowCount) => {
    if (scores.length < rowCount) scores = new Int32Array(drawingOf.length);
    for (let row = 0; row < rowCount; row++) {
      const vector = vectors.subarray(row * compared, (row + 1) * compared);
      let best = likenessOf(asked[0]!, vector);
      for (let view = 1; view < asked.length; view++) best = Math.max(best, likenessOf(asked[view]!, vector));
      scores[row] = best;
    }
    return scores;
  };
}

type ScoredDrawing = Pick<PictureMatch, "drawing" | "score">;

/** The best of many. */
class BestMatches {
  readonly #amount: number;
  /** Best first. */
  readonly #matches: ScoredDrawing[] = [];
  /** Scores below this one need not be offered. */
  least = Number.NEGATIVE_INFINITY;

  constructor(amount: number) {
    this.#amount = amount;
  }

  offer(match: ScoredDrawing): void {
    const matches = this.#matches;
    matches.splice(
      firstFrom(0, matches.length, (place) => isBetter(match, matches[place]!)),
      0,
      match,
    );
    if (matches.length > this.#amount) matches.pop();
    if (matches.length === this.#amount) this.least = matches.at(-1)!.score;
  }

  list(): ScoredDrawing[] {
    return this.#matches;
  }
}

const isBetter = (one: ScoredDrawing, other: ScoredDrawing) =>
  one.score > other.score || (one.score === other.score && one.drawing < other.drawing);
