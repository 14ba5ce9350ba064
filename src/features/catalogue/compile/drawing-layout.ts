import type { PackedDrawings } from "./drawing-pack.server.ts";

/** Where every drawing lies once the packs of all sets stand one after another. */
export interface DrawingLayout {
  /** Index of the first drawing of each set. */
  firstDrawing: number[];
  drawingStart: Uint32Array;
  blockStart: Uint32Array;
  blockOffset: Uint32Array;
  blocks: Uint8Array[];
}

/** Joins the packs of sets; drawings keep their order. */
export function layOutDrawings(packs: readonly PackedDrawings[]): DrawingLayout {
  const drawingCount = packs.reduce((sum, { lengths }) => sum + lengths.length, 0);
  const blockCount = packs.reduce((sum, { blockLengths }) => sum + blockLengths.length, 0);
  const drawingStart = new Uint32Array(drawingCount + 1);
  const blockStart = new Uint32Array(blockCount + 1);
  const blockOffset = new Uint32Array(blockCount + 1);
  const firstDrawing: number[] = [];
  let drawing = 0;
  let block = 0;
  for (const { lengths, blockLengths, packedLengths } of packs) {
    firstDrawing.push(drawing);
    for (const length of lengths) {
      drawingStart[drawing + 1] = drawingStart[drawing]! + length;
      drawing++;
    }
    for (const [index, length] of blockLengths.entries()) {
      blockStart[block + 1] = blockStart[block]! + length;
      blockOffset[block + 1] = blockOffset[block]! + packedLengths[index]!;
      block++;
    }
  }
  return { firstDrawing, drawingStart, blockStart, blockOffset, blocks: packs.map(({ packed }) => packed) };
}
