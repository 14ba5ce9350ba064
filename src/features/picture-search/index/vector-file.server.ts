import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";

/** A drawing and what it looks like; without vectors where that cannot be told. */
export interface DescribedDrawing {
  /** Equal for equal drawings, see `Catalogue.drawingKeys`. */
  key: number;
  vectors: readonly Int8Array[];
}

/**
 * The vectors of all drawings that were ever described. The file only grows: each write adds a block with a checksum.
 * Whatever follows the last whole block – a write that was cut short – is dropped when the file is opened.
 */
export interface VectorFile {
  append(drawings: readonly DescribedDrawing[]): void;
  /** Writes the file anew with these drawings only; a process that dies meanwhile leaves the old one. */
  replace(drawings: Iterable<DescribedDrawing>): void;
  close(): void;
}

export interface VectorFileOptions {
  /** Made when it is missing. */
  folder: string;
  /** The kind of vectors; files of other kinds are removed. */
  version: string;
  /** Numbers of one vector. */
  dimensions: number;
}

/** Length of a block, its checksum, and the length once more, inverted. */
const headBytes = 12;
const keyBytes = 8;
const extension = ".vectors";
const drawingsPerBlock = 64;
/** Blocks that claim to be larger are damaged. */
const largestBlockBytes = 16 * 1024 * 1024;

/**
 * Opens the file of one kind of vectors.
 *
 * @param onDrawing gets every drawing that is in it; its vectors are overwritten afterwards
 * @throws Error when the folder cannot be written
 */
export function openVectorFile(
  { folder, version, dimensions }: VectorFileOptions,
  onDrawing: (drawing: DescribedDrawing) => void,
): VectorFile {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, version + extension);
  for (const other of readdirSync(folder)) {
    if (!other.endsWith(extension) || join(folder, other) === path) continue;
    rmSync(join(folder, other), { force: true });
  }
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) rmSync(path, { recursive: true });
  let file = openSync(path, "a+");
  const { size } = fstatSync(file);
  const end = readBlocks(file, size, (block) => {
    for (const drawing of unpackDrawings(block, dimensions)) onDrawing(drawing);
  });
  if (end < size) ftruncateSync(file, end);

  return {
    append: (drawings) => writeBlock(file, packDrawings(drawings, dimensions)),
    replace(drawings) {
      const draft = `${path}-${process.pid}`;
      const written = openSync(draft, "w");
      for (const some of inBlocks(drawings)) writeBlock(written, packDrawings(some, dimensions));
      fsyncSync(written);
      closeSync(written);
      renameSync(draft, path);
      closeSync(file);
      file = openSync(path, "a+");
    },
    close: () => closeSync(file),
  };
}

/** Returns where the last whole block ends. */
function readBlocks(file: number, size: number, onBlock: (block: Buffer) => void): number {
  const head = Buffer.alloc(headBytes);
  let room = Buffer.alloc(0);
  let place = 0;
  while (place + headBytes <= size) {
    readSync(file, head, 0, headBytes, place);
    const length = head.readUInt32LE(0);
    if (head.readUInt32LE(8) !== ~length >>> 0 || length > Math.min(largestBlockBytes, size - place - headBytes)) break;
    if (room.length < length) room = Buffer.alloc(2 * length);
    const block = room.subarray(0, length);
    readSync(file, block, 0, length, place + headBytes);
    if (head.readUInt32LE(4) !== crc32(block)) break;
    onBlock(block);
    place += headBytes + length;
  }
  return place;
}

/** In one go, so that blocks of two processes never mix. */
function writeBlock(file: number, block: Buffer): void {
  const head = Buffer.alloc(headBytes);
  head.writeUInt32LE(block.length, 0);
  head.writeUInt32LE(crc32(block), 4);
  head.writeUInt32LE(~block.length >>> 0, 8);
  const bytes = Buffer.concat([head, block]);
  let written = 0;
  while (written < bytes.length) written += writeSync(file, bytes, written);
}

/** For each drawing its key, the number of its vectors, and these. */
function packDrawings(drawings: readonly DescribedDrawing[], dimensions: number): Buffer {
  const bytes = drawings.reduce((sum, { vectors }) => sum + keyBytes + 1 + vectors.length * dimensions, 0);
  const block = Buffer.alloc(bytes);
  let place = 0;
  for (const { key, vectors } of drawings) {
    place = block.writeDoubleLE(key, place);
    place = block.writeUInt8(vectors.length, place);
    for (const vector of vectors) {
      block.set(new Uint8Array(vector.buffer, vector.byteOffset, dimensions), place);
      place += dimensions;
    }
  }
  return block;
}

function* unpackDrawings(block: Buffer, dimensions: number): Iterable<DescribedDrawing> {
  let place = 0;
  while (place < block.length) {
    const key = block.readDoubleLE(place);
    const count = block.readUInt8(place + keyBytes);
    place += keyBytes + 1;
    const vectors: Int8Array[] = [];
    for (let index = 0; index < count; index++) {
      vectors.push(new Int8Array(block.buffer, block.byteOffset + place, dimensions));
      place += dimensions;
    }
    yield { key, vectors };
  }
}

function* inBlocks(drawings: Iterable<DescribedDrawing>): Iterable<DescribedDrawing[]> {
  let some: DescribedDrawing[] = [];
  for (const drawing of drawings) {
    some.push(drawing);
    if (some.length < drawingsPerBlock) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}
