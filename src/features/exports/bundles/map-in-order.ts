/**
 * Makes something of each item, a few at the same time, and gives the outcomes in the order of the items. No more is begun
 * than is taken; who stops taking stops the rest.
 */
export async function* mapInOrder<Item, Outcome>(
  items: Iterable<Item>,
  ahead: number,
  make: (item: Item) => Promise<Outcome>,
): AsyncGenerator<Outcome> {
  const running: Promise<Outcome>[] = [];
  for (const item of items) {
    const outcome = make(item);
    // It is awaited later, or never when nobody takes it.
    outcome.catch(() => undefined);
    running.push(outcome);
    if (running.length >= ahead) yield await running.shift()!;
  }
  for (const outcome of running) yield await outcome;
}
