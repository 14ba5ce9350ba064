/** One icon on its way to a place in the static order. */
export interface RankInput {
  count: number;
  /** Index of the root (what is drawn) of each icon. */
  root: Uint32Array;
  family: Uint16Array;
  /** 0 to 1, by root. */
  popularity: Float64Array;
  /** 0 to 1 by icon: how well its style is drawn and known, how plain its drawing is. */
  quality: Float32Array;
}

const weight = { popularity: 0.65, quality: 0.25, repeat: 0.06 } as const;

/**
 * The static order: icon indexes, best first. Popular roots come first; inside one root families alternate (the best
 * icon of every family, then the second ones, …) and later icons sink, so that no list starts with one thing or one
 * family over and over. Equal scores keep the order of the input.
 */
export function rankIcons({ count, root, family, popularity, quality }: RankInput): Uint32Array {
  const byRoot = sortIndexes(count, (a, b) => root[a]! - root[b]! || quality[b]! - quality[a]! || a - b);
  const score = new Float64Array(count);
  for (let start = 0; start < count;) {
    const current = root[byRoot[start]!]!;
    let end = start + 1;
    while (end < count && root[byRoot[end]!] === current) end++;
    scoreRoot({
      members: alternate(byRoot.subarray(start, end), family),
      popularity: popularity[current]!,
      quality,
      score,
    });
    start = end;
  }
  return sortIndexes(count, (a, b) => score[b]! - score[a]! || a - b);
}

/** Members of one root in an order in which families take turns. */
function alternate(members: Uint32Array, family: Uint16Array): number[] {
  const turns = new Map<number, number>();
  const keyed = [...members].map((member, position) => {
    const turn = turns.get(family[member]!) ?? 0;
    turns.set(family[member]!, turn + 1);
    return { member, turn, position };
  });
  return keyed.toSorted((a, b) => a.turn - b.turn || a.position - b.position).map(({ member }) => member);
}

function scoreRoot(input: {
  members: readonly number[];
  popularity: number;
  quality: Float32Array;
  score: Float64Array;
}): void {
  let previous = Infinity;
  for (const [position, member] of input.members.entries()) {
    const own =
      weight.popularity * input.popularity +
      weight.quality * input.quality[member]! -
      weight.repeat * Math.log2(1 + position);
    previous = Math.min(own, previous - 1e-9);
    input.score[member] = previous;
  }
}

function sortIndexes(count: number, compare: (a: number, b: number) => number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, index) => index).toSorted(compare);
}
