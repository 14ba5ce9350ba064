/** What a file in a ZIP begins with. */
const mark = [0x50, 0x4b, 0x03, 0x04] as const;

/** Counts the files of a ZIP while it arrives: takes one piece after the other, gives those that have begun so far. */
export function createEntryCounter(): (piece: Uint8Array) => number {
  let count = 0;
  let matched = 0;
  return (piece) => {
    for (const byte of piece) {
      if (byte === mark[matched]) matched++;
      else matched = byte === mark[0] ? 1 : 0;
      if (matched === mark.length) {
        count++;
        matched = 0;
      }
    }
    return count;
  };
}
