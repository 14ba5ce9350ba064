/** The first `count` of the items in an order, without bringing all the others into it. */
export function takeFirst<Item>(
  items: Iterable<Item>,
  count: number,
  compare: (left: Item, right: Item) => number,
): Item[] {
  const first: Item[] = [];
  if (count <= 0) return first;
  for (const item of items) {
    let place = first.length;
    if (place === count) {
      if (compare(item, first[count - 1]!) >= 0) continue;
      place--;
    }
    for (; place > 0 && compare(item, first[place - 1]!) < 0; place--) first[place] = first[place - 1]!;
    first[place] = item;
  }
  return first;
}
