/** What decides whether an icon stands among the first of a list. */
export interface OpeningIcon {
  /** Equal for icons of one concept. */
  concept: number;
  family: string;
  look: OpeningLook;
  /** The mark of a brand. */
  isBrand: boolean;
}

/** Looks that a first screen mixes. */
export type OpeningLook = "line" | "solid" | "two-tone" | "color";

/** So many icons of a list show different things. */
export const openingSize = 200;
/** So many first icons of a list are looked at to find these. */
export const openingPool = 3_000;

/** How often each look stands among the first. */
const wantedShares: Readonly<Record<OpeningLook, number>> = { line: 0.4, solid: 0.25, "two-tone": 0.1, color: 0.25 };
const brandsShare = 1 / 12;
/** Of one concept and look the first drawings are equally good: the one whose family was seen least is taken. */
const comparedDrawings = 6;

/**
 * Brings a list of all kinds of icons into an order that opens well: its first concepts once each, in looks and families that
 * alternate, with few brands unless there is nothing else. The others keep their order behind.
 *
 * @param icons what is known of each item, best first
 * @returns the places of the items in the new order
 */
export function arrangeOpening(icons: readonly OpeningIcon[]): number[] {
  const concepts = Map.groupBy(icons.keys(), (place) => icons[place]!.concept);
  const chosen = new Set<number>();
  const looks = new Map<OpeningLook, number>();
  const families = new Map<string, number>();
  const onlyBrands = icons.every(({ isBrand }) => isBrand);
  let brands = 0;
  for (const members of concepts.values()) {
    if (chosen.size === openingSize) break;
    const isBrand = icons[members[0]!]!.isBrand && !onlyBrands;
    if (isBrand && brands + 1 > brandsShare * (chosen.size + 1)) continue;
    const lackOf = (look: OpeningLook) => wantedShares[look] * (chosen.size + 1) - (looks.get(look) ?? 0);
    const byLook = Map.groupBy(members, (place) => icons[place]!.look);
    const [look, drawings] = [...byLook].reduce((best, next) => (lackOf(next[0]) > lackOf(best[0]) ? next : best));
    const useOf = (place: number) => families.get(icons[place]!.family) ?? 0;
    const place = drawings.slice(0, comparedDrawings).reduce((best, next) => (useOf(next) < useOf(best) ? next : best));
    chosen.add(place);
    looks.set(look, (looks.get(look) ?? 0) + 1);
    families.set(icons[place]!.family, useOf(place) + 1);
    if (isBrand) brands++;
  }
  return [...chosen, ...[...icons.keys()].filter((place) => !chosen.has(place))];
}
