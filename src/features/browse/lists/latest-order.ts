import type { Catalogue } from "../../../core/catalogue/catalogue.ts";

/** So many icon sets take turns; the next ones follow when all of theirs are shown. */
const setsPerBand = 20;

/**
 * The distinct icons by the date of their set's last change, newest first. Neighboring sets take turns, so that one large
 * set does not fill the first hundred pages.
 *
 * @returns ordinals
 */
export function orderLatest(
  catalogue: Pick<Catalogue, "distinctCount" | "isListed" | "styles" | "styleOrdinal" | "icon">,
): Uint32Array {
  const ordinalsBySet = new Map<string, number[]>();
  for (let ordinal = 0; ordinal < catalogue.distinctCount; ordinal++) {
    if (!catalogue.isListed(ordinal)) continue;
    const { set } = catalogue.styles[catalogue.styleOrdinal(ordinal)]!;
    const ordinals = ordinalsBySet.get(set);
    if (ordinals) ordinals.push(ordinal);
    else ordinalsBySet.set(set, [ordinal]);
  }
  const queues = [...ordinalsBySet.values()]
    .map((ordinals) => ({ ordinals, timestamp: catalogue.icon(ordinals[0]!).timestamp }))
    .toSorted((a, b) => b.timestamp - a.timestamp || a.ordinals[0]! - b.ordinals[0]!)
    .map(({ ordinals }) => ordinals);

  const order = new Uint32Array(catalogue.distinctCount);
  let length = 0;
  for (let start = 0; start < queues.length; start += setsPerBand) {
    let band = queues.slice(start, start + setsPerBand);
    for (let turn = 0; band.length > 0; turn++) {
      for (const ordinals of band) order[length++] = ordinals[turn]!;
      band = band.filter((ordinals) => ordinals.length > turn + 1);
    }
  }
  return order.subarray(0, length);
}
