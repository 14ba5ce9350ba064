import type { DecidedSwap, SwapPair, SwapPlan, SwappableIcon } from "./contract.ts";

/** What somebody changed about a plan. */
export interface SwapChoices {
  /** Ids of icons that are to stay as they are, or to change against what the plan says. */
  unswapped: ReadonlySet<string>;
  /** Ids of what icons become instead, by their ids. */
  instead: ReadonlyMap<string, string>;
}

/** What comes of a pair: the id of the new icon; undefined where the old one stays. */
export function decide({ from, to, kind }: SwapPair, { unswapped, instead }: SwapChoices): string | undefined {
  const target = instead.get(from) ?? to;
  // What only looks alike is not taken unasked.
  const isUnasked = kind === "look" && !instead.has(from);
  return target === undefined || target === from || unswapped.has(from) !== isUnasked ? undefined : target;
}

/** Everything that comes of a plan. */
export function decideAll(plan: SwapPlan, icons: readonly SwappableIcon[], choices: SwapChoices): DecidedSwap {
  const known = new Map<string, SwappableIcon>(
    plan.icons.map(({ id, name, isMono }) => [id, { id, name, ...(isMono && { isMono }) }]),
  );
  const targets = new Map(plan.pairs.map((pair) => [pair.from, decide(pair, choices)]));
  const after = new Map<string, SwappableIcon>();
  const swapped: DecidedSwap["swapped"] = [];
  for (const from of icons) {
    const target = targets.get(from.id);
    const to = target === undefined ? undefined : known.get(target);
    if (to) swapped.push({ from, to });
    const icon = to ?? from;
    if (!after.has(icon.id)) after.set(icon.id, icon);
  }
  return { style: plan.style, swapped, icons: [...after.values()] };
}
