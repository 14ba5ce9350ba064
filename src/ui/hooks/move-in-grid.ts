interface Place {
  index: number;
  columns: number;
  count: number;
}

/** Where a key moves the focus in a grid that is filled row by row; undefined for keys that do not move. */
export function moveInGrid(key: string, { index, columns, count }: Place): number | undefined {
  const last = count - 1;
  const moves: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + columns > last && rowOf(index, columns) < rowOf(last, columns) ? last : index + columns,
    ArrowUp: index - columns,
    Home: index - (index % columns),
    End: Math.min(last, index - (index % columns) + columns - 1),
    PageDown: Math.min(last, index + columns * 4),
    PageUp: Math.max(index % columns, index - columns * 4),
  };
  const target = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (target === undefined) return undefined;
  return target < 0 || target > last ? index : target;
}

const rowOf = (index: number, columns: number) => Math.floor(index / columns);
