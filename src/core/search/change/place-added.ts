/** Icons of a name that stand before each added one. */
const othersBetween = 6;

/** What is known of the icons of a changed snapshot. */
export interface AddedPlaces {
  /** Ordinal of the first added icon, and how many there are. */
  first: number;
  count: number;
  /** Of each ordinal the number of its name. */
  name: Uint32Array;
  isGone: (ordinal: number) => boolean;
}

/**
 * All ordinals, best first. Nobody knows yet how good added icons are: of those of one name every seventh is an added one, as
 * long as there are some, and where nothing else has the name they stand in the middle.
 */
export function placeAdded({ first, count, name, isGone }: AddedPlaces): Uint32Array {
  const members = listMembers({ first, count, name, isGone });
  const behind = new Map<number, number[]>();
  const turns = new Map<number, number>();
  for (let ordinal = first; ordinal < first + count; ordinal++) {
    const own = members.get(name[ordinal]!)!;
    const turn = (turns.get(name[ordinal]!) ?? 0) + 1;
    turns.set(name[ordinal]!, turn);
    const before = own[Math.min(turn * othersBetween, own.length) - 1] ?? (first >> 1) - 1;
    const others = behind.get(before);
    if (others) others.push(ordinal);
    else behind.set(before, [ordinal]);
  }
  const places = new Uint32Array(name.length);
  let place = 0;
  const put = (ordinal: number) => {
    places[place++] = ordinal;
  };
  for (const ordinal of behind.get(-1) ?? []) put(ordinal);
  for (let ordinal = 0; ordinal < first; ordinal++) {
    put(ordinal);
    for (const added of behind.get(ordinal) ?? []) put(added);
  }
  for (let ordinal = first + count; ordinal < name.length; ordinal++) put(ordinal);
  return places;
}

/** For each name that added icons have, the others that have it, best first. */
function listMembers({ first, count, name, isGone }: AddedPlaces): Map<number, number[]> {
  const members = new Map<number, number[]>();
  for (let ordinal = first; ordinal < first + count; ordinal++) members.set(name[ordinal]!, []);
  for (let ordinal = 0; ordinal < first; ordinal++) {
    const own = members.get(name[ordinal]!);
    if (own && !isGone(ordinal)) own.push(ordinal);
  }
  return members;
}
