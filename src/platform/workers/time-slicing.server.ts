import { setImmediate as letOthersWork } from "node:timers/promises";

/** Requests that came meanwhile wait no longer than this. */
const sliceMs = 2;

/** Does the same with many things, one after the other, and lets others work in between. */
export async function mapInSlices<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    results.push(work(item));
    if (performance.now() - began < sliceMs) continue;
    await letOthersWork();
    began = performance.now();
  }
  return results;
}
