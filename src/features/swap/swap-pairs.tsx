import { useCallback, useMemo } from "react";
import { useMessages } from "../../i18n/use-messages.ts";
import type { SwapPair, SwapPlan, SwappableIcon } from "./contract.ts";
import { decide, type SwapChoices } from "./decide-swaps.ts";
import { SwapRow } from "./swap-row.tsx";
import styles from "./swap-dialog.module.css";

export interface SwapPairsProps {
  plan: SwapPlan;
  icons: readonly SwappableIcon[];
  choices: SwapChoices;
  onChoices: (change: (before: SwapChoices) => SwapChoices) => void;
}

/** What the eye has to judge comes first. */
const sections = ["similar", "missing", "same"] as const;

/** All icons beside what they become, which can be left out or exchanged. */
export function SwapPairs({ plan, icons, choices, onChoices }: SwapPairsProps) {
  const t = useMessages();
  const known = useMemo(() => {
    const found = plan.icons.map(({ id, name, isMono }) => [id, { id, name, ...(isMono && { isMono }) }] as const);
    return new Map<string, SwappableIcon>([...found, ...icons.map((icon) => [icon.id, icon] as const)]);
  }, [plan, icons]);
  const grouped = useMemo(() => Map.groupBy(plan.pairs, sectionOf), [plan]);
  const tick = useCallback(
    (from: string) =>
      onChoices(({ unswapped, instead }) => {
        const next = new Set(unswapped);
        if (!next.delete(from)) next.add(from);
        return { instead, unswapped: next };
      }),
    [onChoices],
  );
  const exchange = useCallback(
    (from: string, to: string) =>
      onChoices(({ unswapped, instead }) => ({
        unswapped: new Set([...unswapped].filter((id) => id !== from)),
        instead: new Map(instead).set(from, to),
      })),
    [onChoices],
  );
  return (
    <>
      {sections.map((section) => {
        const pairs = grouped.get(section) ?? [];
        if (pairs.length === 0) return null;
        return (
          <section key={section} className={styles.section} data-section={section}>
            <h3>
              {t(`swap.${section}`)} <span className={styles.count}>{pairs.length}</span>
            </h3>
            {section !== "same" && <p className={styles.help}>{t(`swap.${section}.help`)}</p>}
            <ul className={styles.rows}>
              {pairs.map((pair) => {
                const target = choices.instead.get(pair.from) ?? pair.to;
                return (
                  <SwapRow
                    key={pair.from}
                    pair={pair}
                    from={known.get(pair.from)!}
                    to={target === undefined ? undefined : known.get(target)}
                    isTicked={decide(pair, choices) !== undefined}
                    isChosen={choices.instead.has(pair.from)}
                    others={othersOf(pair, known)}
                    onTick={tick}
                    onExchange={exchange}
                  />
                );
              })}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function sectionOf({ to, isExact }: SwapPair): (typeof sections)[number] {
  if (to === undefined) return "missing";
  return isExact ? "same" : "similar";
}

const othersLists = new WeakMap<SwapPair, readonly SwappableIcon[]>();

/** What may stand for an icon, the chosen one among it; the same list each time, so that rows are not drawn anew. */
function othersOf(pair: SwapPair, known: ReadonlyMap<string, SwappableIcon>): readonly SwappableIcon[] {
  const before = othersLists.get(pair);
  if (before) return before;
  const list = [...(pair.to === undefined ? [] : [pair.to]), ...pair.others].flatMap((id) => known.get(id) ?? []);
  othersLists.set(pair, list);
  return list;
}
