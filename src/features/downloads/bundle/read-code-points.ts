/**
 * The code points by name that an earlier font came with.
 *
 * @throws SyntaxError for a file that has none
 */
export function readCodePoints(text: string): Record<string, number> {
  const entries = Object.entries(Object(JSON.parse(text)) as Record<string, unknown>);
  const isOurs = entries.length > 0 && entries.every(([, point]) => Number.isInteger(point));
  if (!isOurs) throw new SyntaxError("This isn’t a list of code points.");
  return Object.fromEntries(entries) as Record<string, number>;
}
