import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";

/** Drawings of one set, packed into zstd blocks; plain data. */
export interface PackedDrawings {
  /** Bytes of each drawing. */
  lengths: Uint32Array;
  /** Unpacked bytes of each block. */
  blockLengths: Uint32Array;
  /** Packed bytes of each block. */
  packedLengths: Uint32Array;
  /** The packed blocks, one after another. */
  packed: Uint8Array;
}

/** Of a block before it is packed, unless one drawing is larger. */
export const blockBytes = 8 * 1024;
const compressionLevel = 9;
/** That zlib takes, in bytes. */
const smallestChunk = 64;

/** Collects drawings; equal ones are kept once. A drawing never spans two blocks. */
export class DrawingPacker {
  readonly #indexes = new Map<string, number>();
  readonly #lengths: number[] = [];
  readonly #blockLengths: number[] = [];
  readonly #packed: Buffer[] = [];
  #pending: Buffer[] = [];
  #pendingBytes = 0;

  /** @returns the index of the drawing */
  add(body: string): number {
    const known = this.#indexes.get(body);
    if (known !== undefined) return known;
    const bytes = Buffer.from(body, "utf8");
    if (this.#pendingBytes > 0 && this.#pendingBytes + bytes.length > blockBytes) this.#closeBlock();
    const index = this.#lengths.push(bytes.length) - 1;
    this.#indexes.set(body, index);
    this.#pending.push(bytes);
    this.#pendingBytes += bytes.length;
    return index;
  }

  finish(): PackedDrawings {
    if (this.#pendingBytes > 0) this.#closeBlock();
    const all = Buffer.concat(this.#packed);
    const packed = new Uint8Array(all.length);
    packed.set(all);
    return {
      lengths: Uint32Array.from(this.#lengths),
      blockLengths: Uint32Array.from(this.#blockLengths),
      packedLengths: Uint32Array.from(this.#packed, ({ length }) => length),
      packed,
    };
  }

  #closeBlock(): void {
    const params = { [constants.ZSTD_c_compressionLevel]: compressionLevel, [constants.ZSTD_c_contentSizeFlag]: 1 };
    this.#packed.push(zstdCompressSync(Buffer.concat(this.#pending), { params }));
    this.#blockLengths.push(this.#pendingBytes);
    this.#pending = [];
    this.#pendingBytes = 0;
  }
}

/**
 * The inverse of one block.
 *
 * @param length unpacked, so that no more memory is taken than that
 */
export function unpackBlock(packed: Uint8Array, length: number): Buffer {
  return zstdDecompressSync(packed, { chunkSize: Math.max(smallestChunk, length + 1) });
}
