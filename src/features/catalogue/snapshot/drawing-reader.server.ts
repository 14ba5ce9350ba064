import { closeSync, openSync, readSync } from "node:fs";
import { LRUCache } from "lru-cache";
import type { DrawingReader } from "../../../core/catalogue/catalogue.ts";
import type { ColumnFile } from "../../../core/columns/columns.ts";
import { blockBytes, unpackBlock } from "../compile/drawing-pack.server.ts";

/** Neighbors are read together by pages of one style, results of a search lie far apart: so most is kept one by one. */
const drawingCacheBytes = 24 * 1024 * 1024;
const keptBlocks = 512;
const bookkeepingBytes = 100;

/** Reads drawings from their packed blocks; those used last are kept, within a fixed amount of memory. */
export class PackedDrawingReader implements DrawingReader {
  readonly #file: number;
  readonly #drawing: Uint32Array;
  readonly #drawingStart: Uint32Array;
  readonly #blockStart: Uint32Array;
  readonly #blockOffset: Uint32Array;
  /**
   * The places in `#room` of the blocks that are kept. A buffer for each would hold on to the memory that Node shares out among
   * small buffers, several MB for each page of results, and the garbage collector would run for that alone.
   */
  readonly #blocks = new LRUCache<number, number>({ max: keptBlocks });
  readonly #room = Buffer.allocUnsafeSlow(keptBlocks * blockBytes);
  #packed = Buffer.allocUnsafeSlow(2 * blockBytes);
  readonly #drawings = new LRUCache<number, string>({
    maxSize: drawingCacheBytes,
    sizeCalculation: ({ length }) => length + bookkeepingBytes,
  });

  constructor(path: string, columns: ColumnFile) {
    this.#file = openSync(path, "r");
    this.#drawing = columns.u32("drawing");
    this.#drawingStart = columns.u32("drawingStart");
    this.#blockStart = columns.u32("blockStart");
    this.#blockOffset = columns.u32("blockOffset");
  }

  read(ordinal: number): string {
    const drawing = this.#drawing[ordinal];
    if (drawing === undefined) throw new RangeError(`no icon at ${ordinal}`);
    let text = this.#drawings.get(drawing);
    if (text === undefined) {
      text = this.#unpack(drawing);
      this.#drawings.set(drawing, text);
    }
    return text;
  }

  readMany(ordinals: readonly number[]): string[] {
    return ordinals.map((ordinal) => this.read(ordinal));
  }

  close(): void {
    this.#drawings.clear();
    this.#blocks.clear();
    closeSync(this.#file);
  }

  #unpack(drawing: number): string {
    const start = this.#drawingStart[drawing]!;
    const block = this.#findBlock(start);
    const first = this.#blockStart[block]!;
    return this.#readBlock(block).toString("utf8", start - first, this.#drawingStart[drawing + 1]! - first);
  }

  /** The last block that starts at or before a place. */
  #findBlock(place: number): number {
    let low = 0;
    let high = this.#blockStart.length - 2;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (this.#blockStart[middle]! <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Valid until the next one is read. */
  #readBlock(block: number): Buffer {
    const length = this.#blockStart[block + 1]! - this.#blockStart[block]!;
    const known = this.#blocks.get(block);
    if (known !== undefined) return this.#room.subarray(known * blockBytes, known * blockBytes + length);
    const unpacked = unpackBlock(this.#readPacked(block), length);
    // One drawing that is larger is kept by itself.
    if (length > blockBytes) return unpacked;
    const place = this.#blocks.size < keptBlocks ? this.#blocks.size : this.#blocks.pop()!;
    unpacked.copy(this.#room, place * blockBytes);
    this.#blocks.set(block, place);
    return unpacked;
  }

  #readPacked(block: number): Buffer {
    const offset = this.#blockOffset[block]!;
    const length = this.#blockOffset[block + 1]! - offset;
    if (length > this.#packed.length) this.#packed = Buffer.allocUnsafeSlow(length);
    const packed = this.#packed.subarray(0, length);
    if (readSync(this.#file, packed, 0, length, offset) !== length) throw new Error("the icons file is truncated");
    return packed;
  }
}
