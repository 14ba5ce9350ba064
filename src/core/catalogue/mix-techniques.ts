/** What icons of a list show and how they are drawn, by their numbers. */
export interface DrawnIcons {
  /** What is drawn. */
  root: ArrayLike<number>;
  /** How it is drawn; 0 where that is not known. */
  technique: ArrayLike<number>;
}

/**
 * Lets techniques take turns among the icons of each root, which keeps its places in the list: no technique has more than half of what
 * the list has of a root up to any place, as long as others are left. The first icon of each root stays the first.
 *
 * @param list numbers of icons, best first
 */
export function mixTechniques(list: Uint32Array, { root, technique }: DrawnIcons): Uint32Array {
  const lanes = new Map<number, Map<number, Lane>>();
  for (const [place, icon] of list.entries()) {
    const ofRoot = lanes.get(root[icon]!) ?? new Map<number, Lane>();
    lanes.set(root[icon]!, ofRoot);
    const lane = ofRoot.get(technique[icon]!);
    if (lane) lane.places.push(place);
    else ofRoot.set(technique[icon]!, { places: [place], taken: 0 });
  }
  return list.map((icon) => list[takeNext(lanes.get(root[icon]!)!)]!);
}

/** The icons of one root that are drawn in one way. */
interface Lane {
  /** Places in the list, the first one first. */
  places: number[];
  taken: number;
}

function takeNext(lanes: ReadonlyMap<number, Lane>): number {
  let taken = 0;
  for (const lane of lanes.values()) taken += lane.taken;
  let next: Lane | undefined;
  for (const lane of lanes.values()) {
    if (lane.taken === lane.places.length) continue;
    if (next === undefined || precedes(lane, next, taken)) next = lane;
  }
  return next!.places[next!.taken++]!;
}

/** Whether a lane is to be taken from before another: those that have half already wait, otherwise the better icon is first. */
function precedes(one: Lane, other: Lane, taken: number): boolean {
  const [oneWaits, otherWaits] = [one.taken * 2 > taken, other.taken * 2 > taken];
  return oneWaits === otherWaits ? one.places[one.taken]! < other.places[other.taken]! : otherWaits;
}
