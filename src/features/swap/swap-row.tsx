import { memo, useId, useState } from "react";
import { formatImagePath } from "../../core/urls/paths/image-path.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Drawing } from "../../ui/foundation/drawing.tsx";
import { Glyph } from "../../ui/foundation/glyph.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import type { SwapPair, SwappableIcon } from "./contract.ts";
import styles from "./swap-row.module.css";

const drawingPx = 28;

export interface SwapRowProps {
  pair: SwapPair;
  from: SwappableIcon;
  /** What it becomes, or would if it were ticked. */
  to: SwappableIcon | undefined;
  isTicked: boolean;
  isChosen: boolean;
  others: readonly SwappableIcon[];
  onTick: (from: string) => void;
  onExchange: (from: string, to: string) => void;
}

/** An icon beside what it becomes. */
export const SwapRow = memo(function SwapRow(props: SwapRowProps) {
  const { pair, from, to, isTicked, isChosen, others, onTick, onExchange } = props;
  const t = useMessages();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isOwn = to?.id === from.id;
  const kind = isOwn ? "own" : isChosen ? "chosen" : pair.kind === "same" ? undefined : pair.kind;
  return (
    <li className={styles.row} data-ticked={isTicked || undefined} data-from={from.id}>
      <div className={styles.pair}>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={isTicked}
            disabled={!to || isOwn}
            aria-label={
              to && !isOwn ? t("swap.pair", { from: from.name, to: to.name }) : t("swap.gap", { from: from.name })
            }
            onChange={() => onTick(from.id)}
          />
        </label>
        <Picture icon={from} />
        <Glyph name="arrow-right" size={16} className={styles.arrow} />
        {to ? <Picture icon={to} /> : <span className={styles.gap} />}
        <span className={styles.names}>
          <span className={styles.name}>{to?.name ?? from.name}</span>
          {kind && <span className={styles.kind}>{t(`swap.kind.${kind}`)}</span>}
          {pair.isShared && !pair.isExact && !isChosen && (
            <span className={styles.shared}>
              <Glyph name="triangle-alert" size={12} /> {t("swap.shared")}
            </span>
          )}
        </span>
        <IconButton
          size="sm"
          glyph="arrow-up-down"
          label={t("swap.exchange", { from: from.name })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <fieldset id={id} className={styles.others} aria-label={t("swap.others", { from: from.name })}>
          {others.length === 0 && <p className={styles.nothing}>{t("swap.none.others")}</p>}
          {others.map((other) => (
            <button
              key={other.id}
              type="button"
              className={styles.other}
              aria-pressed={other.id === to?.id}
              aria-label={other.name}
              data-tooltip={other.name}
              onClick={() => onExchange(from.id, other.id)}
            >
              <Picture icon={other} />
            </button>
          ))}
        </fieldset>
      )}
    </li>
  );
});

const Picture = ({ icon: { id, isMono } }: { icon: SwappableIcon }) => (
  <Drawing src={formatImagePath(id, "svg")} isMono={isMono ?? false} size={drawingPx} className={styles.picture} />
);
