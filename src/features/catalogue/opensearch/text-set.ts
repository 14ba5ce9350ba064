const version = 12_346;
const mostInArray = 4096;
const bitmapBytes = 8192;

/**
 * A set of numbers in the portable form of Roaring bitmaps (https://github.com/RoaringBitmap/RoaringFormatSpec), as OpenSearch
 * takes it in place of long lists.
 *
 * @param sorted ascending, each once, below 2³²
 */
export function packRoaring(sorted: Uint32Array): Uint8Array {
  const starts: number[] = [];
  for (let place = 0; place < sorted.length; place++) {
    if (place === 0 || sorted[place]! >>> 16 !== sorted[place - 1]! >>> 16) starts.push(place);
  }
  const parts = starts.map((start, index) => sorted.subarray(start, starts[index + 1]));
  const sizes = parts.map(({ length }) => (length > mostInArray ? bitmapBytes : 2 * length));
  const head = 8 + 8 * parts.length;
  const bytes = new Uint8Array(sizes.reduce((sum, size) => sum + size, head));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, version, true);
  view.setUint32(4, parts.length, true);
  let offset = head;
  for (const [index, part] of parts.entries()) {
    view.setUint16(8 + 4 * index, part[0]! >>> 16, true);
    view.setUint16(10 + 4 * index, part.length - 1, true);
    view.setUint32(8 + 4 * parts.length + 4 * index, offset, true);
    for (const [place, number] of part.entries()) {
      const low = number & 0xffff;
      if (part.length > mostInArray) bytes[offset + (low >> 3)]! |= 1 << (low & 7);
      else view.setUint16(offset + 2 * place, low, true);
    }
    offset += sizes[index]!;
  }
  return bytes;
}
