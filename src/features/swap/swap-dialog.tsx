import { useMemo, useState } from "react";
import { isOwnDrawing } from "../../browser/own-drawings.ts";
import type { Translator } from "../../i18n/translator.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button } from "../../ui/button/button.tsx";
import { closeDialog, ModalDialog, ModalHead } from "../../ui/dialog/modal-dialog.tsx";
import type { DecidedSwap, SwapDialogProps, SwapPlan, SwappableIcon } from "./contract.ts";
import { decideAll, type SwapChoices } from "./decide-swaps.ts";
import { StyleList } from "./style-list.tsx";
import styles from "./swap-dialog.module.css";
import { SwapPairs } from "./swap-pairs.tsx";
import { useSwap, type Fetched } from "./use-swap.ts";

const noChoices: SwapChoices = { unswapped: new Set(), instead: new Map() };

/** Swaps icons to another style: which one, what becomes of each, and what stays. */
export default function SwapDialog({ icons: given, onReplace, onNew, onClose }: SwapDialogProps) {
  const t = useMessages();
  // What is picked meanwhile is not part of it.
  const [icons] = useState<readonly SwappableIcon[]>(given);
  // Drawings that only this browser has stay: the server knows nothing that stands for them.
  const ids = useMemo(() => icons.flatMap(({ id }) => (isOwnDrawing(id) ? [] : id)), [icons]);
  const ownCount = icons.length - ids.length;
  const [style, setStyle] = useState<string>();
  const [choices, setChoices] = useState(noChoices);
  const fetched = useSwap(ids, style);
  const plan = fetched.plan.status === "ready" ? fetched.plan.value : undefined;
  const decided = useMemo(() => plan && decideAll(plan, icons, choices), [plan, icons, choices]);
  const choose = (next: string | undefined) => {
    setStyle(next);
    setChoices(noChoices);
  };
  const title = t("swap.title", { count: ids.length });
  const canSwap = decided !== undefined && decided.swapped.length > 0;
  return (
    <ModalDialog className={styles.dialog} label={title} onClose={onClose}>
      <div className={styles.content} data-step={style === undefined ? "style" : "pairs"}>
        <ModalHead title={title} closeLabel={t("site.action.close")} />
        <div className={styles.columns}>
          <div className={styles.styles}>
            <Shown fetched={fetched.styles} waiting={t("swap.loading")} onRetry={fetched.retryStyles}>
              {({ styles: coverages }) =>
                coverages.length === 0 ? (
                  <p className={styles.note}>{t("swap.empty")}</p>
                ) : (
                  <StyleList coverages={coverages} total={ids.length} selected={style} onSelect={choose} />
                )
              }
            </Shown>
          </div>
          <div className={styles.plan}>
            <div className={styles.about}>
              <Button size="sm" icon="chevron-left" className={styles.back} onClick={() => choose(undefined)}>
                {t("swap.back")}
              </Button>
              <output className={styles.summary}>
                {decided && summarize(t, { icons: icons.length, total: ids.length }, decided)}
              </output>
            </div>
            <div className={styles.pairs}>
              <Shown
                fetched={fetched.plan}
                idle={t("swap.choose")}
                waiting={t("swap.planning")}
                onRetry={fetched.retryPlan}
              >
                {(value: SwapPlan) => (
                  <SwapPairs key={value.style.apiCode} {...{ plan: value, icons, choices }} onChoices={setChoices} />
                )}
              </Shown>
            </div>
          </div>
        </div>
        <footer className={styles.foot}>
          {ownCount > 0 && <p className={styles.own}>{t("swap.own", { count: ownCount })}</p>}
          <Button className={styles.cancel} onClick={closeDialog}>
            {t("swap.cancel")}
          </Button>
          {onNew && (
            <Button
              variant={onReplace ? "secondary" : "primary"}
              disabled={!canSwap}
              onClick={(event) => {
                onNew(decided!);
                closeDialog(event);
              }}
            >
              {t("swap.new")}
            </Button>
          )}
          {onReplace && (
            <Button
              variant="primary"
              disabled={!canSwap}
              onClick={(event) => {
                onReplace(decided!);
                closeDialog(event);
              }}
            >
              {t("swap.replace")}
            </Button>
          )}
        </footer>
      </div>
    </ModalDialog>
  );
}

/** How many icons become others, and how many are left where some become the same. */
function summarize(t: Translator, before: { icons: number; total: number }, { swapped, icons }: DecidedSwap): string {
  const sum = t("swap.summary", { count: swapped.length, total: before.total });
  return icons.length === before.icons ? sum : `${sum} · ${t("swap.summary.merged", { count: icons.length })}`;
}

interface ShownProps<Value> {
  fetched: Fetched<Value>;
  idle?: string;
  waiting: string;
  onRetry: () => void;
  children: (value: Value) => React.ReactNode;
}

/** What was fetched, or why it is not there. */
function Shown<Value>({ fetched, idle, waiting, onRetry, children }: ShownProps<Value>) {
  const t = useMessages();
  if (fetched.status === "ready") return children(fetched.value);
  if (fetched.status === "failed") {
    return (
      <div className={styles.note} role="alert">
        <p>{t(fetched.isBusy ? "swap.busy" : "swap.failed")}</p>
        <Button onClick={onRetry}>{t("swap.retry")}</Button>
      </div>
    );
  }
  return <p className={styles.note}>{fetched.status === "idle" ? idle : waiting}</p>;
}
