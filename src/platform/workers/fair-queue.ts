/** A queue in which everybody who waits has a turn after the other, whoever brought more. */
export interface FairQueue<Item> {
  readonly length: number;
  /** Of one of those who wait. */
  countOf(who: string): number;
  push(who: string, item: Item): void;
  /** The first of whose turn it is. */
  peek(): Item | undefined;
  shift(): Item | undefined;
  /** Takes out what waits; false where it is not in the queue any more. */
  remove(who: string, item: Item): boolean;
  clear(): Item[];
}

export function createFairQueue<Item>(): FairQueue<Item> {
  /** In the order of their turns: who has had one goes to the end. */
  const lines = new Map<string, Item[]>();
  let length = 0;

  function forgetEmpty(who: string, line: readonly Item[]) {
    if (line.length === 0) lines.delete(who);
  }

  return {
    get length() {
      return length;
    },
    countOf: (who) => lines.get(who)?.length ?? 0,
    push(who, item) {
      length++;
      const line = lines.get(who);
      if (line) line.push(item);
      else lines.set(who, [item]);
    },
    peek: () => lines.values().next().value?.[0],
    shift() {
      const next = lines.entries().next().value;
      if (!next) return undefined;
      const [who, line] = next;
      length--;
      const item = line.shift();
      lines.delete(who);
      if (line.length > 0) lines.set(who, line);
      return item;
    },
    remove(who, item) {
      const line = lines.get(who);
      const place = line?.indexOf(item) ?? -1;
      if (!line || place < 0) return false;
      line.splice(place, 1);
      length--;
      forgetEmpty(who, line);
      return true;
    },
    clear() {
      const all = [...lines.values()].flat();
      lines.clear();
      length = 0;
      return all;
    },
  };
}
