/**
 * Rows of a long list, some at a time.
 *
 * @param read the rows from a place on, in an order that does not change
 */
export async function* readInParts<Row>(
  read: (range: { offset: number; limit: number }) => Promise<Row[]>,
  limit = 500,
): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += limit) {
    const rows = await read({ offset, limit });
    yield* rows;
    if (rows.length < limit) return;
  }
}
