/** The first index from `low` up to `high` that is late enough, where all after it are, too; `high` where none is. */
export function lowerBound(low: number, high: number, isLate: (index: number) => boolean): number {
  let [start, end] = [low, high];
  while (start < end) {
    const middle = (start + end) >>> 1;
    if (isLate(middle)) end = middle;
    else start = middle + 1;
  }
  return start;
}
