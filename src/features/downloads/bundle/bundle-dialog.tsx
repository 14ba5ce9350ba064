import { useEffect, useMemo, useState, type FormEvent } from "react";
import { isOwnDrawing } from "../../../browser/own-drawings.ts";
import { reportDownload } from "../file/report-download.ts";
import type { BundleKind } from "../../../core/bundles/bundle-calls.ts";
import { formatDate } from "../../../i18n/format-date.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { closeDialog, ModalDialog, ModalHead } from "../../../ui/dialog/modal-dialog.tsx";
import { describeCall } from "./bundle-call.ts";
import { recallChoices, rememberChoices, type BundleChoices } from "./bundle-choices.ts";
import styles from "./bundle-dialog.module.css";
import { BundleOptions } from "./bundle-options.tsx";
import { BundleProgress } from "./bundle-progress.tsx";
import type { PickedIcon } from "../../../core/icons/picked-icon.ts";
import { fetchFacts } from "./fetch-picked.ts";
import { findLimits, fitChoices } from "./fit-choices.ts";
import { findFault, type Fault } from "./find-problem.ts";
import { readGridCustomization } from "../../../browser/grid-customization.ts";
import { judgeLicenses } from "./check-licenses.ts";
import { LicenseChoice } from "./license-choice.tsx";
import type { PickedFacts } from "./picked-details.ts";
import { useBundle, type BundleProblem } from "./use-bundle.ts";

export interface BundleDialogProps {
  kind: BundleKind;
  icons: readonly PickedIcon[];
  onClose: () => void;
}

/** Has one file made of all picked icons: what is in it is chosen, the making is watched and can be cancelled. */
export default function BundleDialog({ kind, icons: given, onClose }: BundleDialogProps) {
  const t = useMessages();
  // The server makes nothing of drawings that only this browser has.
  const icons = useMemo(() => given.filter(({ id }) => !isOwnDrawing(id)), [given]);
  const ownCount = given.length - icons.length;
  const [customization] = useState(readGridCustomization);
  const [chosen, setChoices] = useState(recallChoices);
  const [codePoints, setCodePoints] = useState<Record<string, number>>();
  const facts = usePickedFacts(icons);
  const limits = findLimits(facts);
  const choices = fitChoices(chosen, limits);
  const { state, start, cancel, change } = useBundle();
  const judgment = judgeLicenses(choices.licenses, icons, facts);
  const fault = findFault({ kind, choices, count: judgment.allowed.length });
  const choose = (changes: Partial<BundleChoices>) => setChoices({ ...chosen, ...changes });

  const make = async () => {
    rememberChoices(chosen);
    const isMade = await start(describeCall({ kind, icons, choices, customization, codePoints }));
    const ids = judgment.allowed.map(({ id }) => id);
    if (isMade) reportDownload(ids, "bundle", { format: kind });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!fault) void make();
  };
  const explainFault = ({ message, values }: Fault) =>
    message === "files.many" ? t(`selection.${message}`, values) : t(`selection.${message}`);
  const explainProblem = (problem: BundleProblem) => {
    const renewsAt = problem.kind === "usedUp" ? problem.renewsAt : undefined;
    const renewal = renewsAt && t("selection.problem.renews", { date: formatDate(renewsAt, t.locale) });
    return [t(`selection.problem.${problem.kind}`), renewal ?? []].flat().join(" ").replaceAll("。 ", "。");
  };
  const title = t(`selection.make.${kind}`, { count: icons.length });
  return (
    <ModalDialog className={styles.dialog} label={title} onClose={onClose}>
      <div className={styles.content}>
        <ModalHead title={title} closeLabel={t("site.action.close")} />
        {state.phase === "choosing" ? (
          <form className={styles.form} onSubmit={submit}>
            <div className={styles.body}>
              <BundleOptions
                kind={kind}
                choices={choices}
                onChoose={choose}
                limits={limits}
                hasCustomization={Object.keys(customization).length > 0}
                codePoints={codePoints}
                onCodePoints={setCodePoints}
              />
              {ownCount > 0 && <p className={styles.note}>{t("selection.own", { count: ownCount })}</p>}
              <LicenseChoice
                icons={icons}
                facts={facts}
                policy={choices.licenses}
                judgment={judgment}
                onChoose={choose}
              />
            </div>
            <footer className={styles.foot}>
              <p className={styles.problem} role="alert">
                {fault ? icons.length > 0 && explainFault(fault) : state.problem && explainProblem(state.problem)}
              </p>
              <Button onClick={closeDialog}>{t("selection.cancel")}</Button>
              <Button type="submit" variant="primary" icon="download" aria-disabled={fault !== undefined}>
                {t("selection.download")}
              </Button>
            </footer>
          </form>
        ) : (
          <BundleProgress state={state} onCancel={cancel} onChange={change} />
        )}
      </div>
    </ModalDialog>
  );
}

const nothing: PickedFacts = { icons: [], licenses: [] };

/** Nothing until it is here; the server knows it in any case. */
function usePickedFacts(icons: readonly PickedIcon[]): PickedFacts {
  const [facts, setFacts] = useState(nothing);
  useEffect(() => {
    let isHere = true;
    const fetchOnce = async () => {
      const fetched = await fetchFacts(icons.map(({ id }) => id));
      if (isHere) setFacts(fetched);
    };
    fetchOnce().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [icons]);
  return facts;
}
