import { useEffect, useState } from "react";
import { ApiFailure } from "../../../browser/api-client.ts";
import { sendJson } from "../../../browser/send-json.ts";
import { reportDownload } from "../file/report-download.ts";
import { track } from "../../../browser/track.ts";
import { nameFormat } from "../../../i18n/name-format.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ModalDialog, ModalHead } from "../../../ui/dialog/modal-dialog.tsx";
import { Promotion } from "../../../ui/layout/promotion.tsx";
import { rewardPath, type RewardOffer } from "../../ads/contract.ts";
import styles from "./reward-dialog.module.css";
import { describeDownload, saveFile, downloadPx, type IconDownload } from "../file/download-file.ts";

const slot = "reward";
const tickMs = 1_000;

export interface RewardDialogProps {
  download: IconDownload & { details: { name: string } };
  /** The largest picture that can be earned. */
  largestPx: number;
  onClose: () => void;
}

/** A promotion that somebody has chosen to watch, for one larger picture. */
export default function RewardDialog({ download, largestPx, onClose }: RewardDialogProps) {
  const t = useMessages();
  const { details, format } = download;
  const { id } = details.icon;
  const [offer, setOffer] = useState<RewardOffer>();
  const [problem, setProblem] = useState<RewardProblem>();
  const [isSaving, setIsSaving] = useState(false);
  const left = useSecondsLeft(offer?.seconds);
  useEffect(() => {
    let isGone = false;
    sendJson<RewardOffer>(rewardPath, "POST", { icon: id }).then(
      (made) => !isGone && setOffer(made),
      (cause: unknown) => !isGone && setProblem(nameProblem(cause)),
    );
    return () => void (isGone = true);
  }, [id]);
  const label = nameFormat(t, format);
  const ad = offer && `house-${offer.ad.house.id}`;
  const save = async () => {
    setIsSaving(true);
    try {
      await saveFile({ ...download, reward: offer!.token });
      reportDownload(id, "download", describeDownload(download));
      track({ name: "ad_rewarded", slot, ad: ad! });
      onClose();
    } catch (cause) {
      setProblem(nameProblem(cause));
      setIsSaving(false);
    }
  };
  const seconds = offer?.seconds ?? 0;
  const length = Math.min(downloadPx(download), largestPx);
  return (
    <ModalDialog className={styles.dialog} label={t("download.rewardTitle")} onClose={onClose}>
      <div className={styles.content}>
        <ModalHead title={t("download.rewardTitle")} closeLabel={t("icon.panel.close")} />
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem === "over" ? t("download.rewardOver") : t("download.failed")}
          </p>
        ) : (
          <>
            <p className={styles.text}>
              {offer && t("download.rewardText", { seconds, name: details.name, format: label, length })}
            </p>
            <div className={styles.ad} aria-busy={!offer}>
              {offer && (
                <Promotion
                  label={offer.ad.labels.house}
                  frameLabel={offer.ad.labels.network}
                  title={offer.ad.house.title}
                  text={offer.ad.house.text}
                  action={offer.ad.house.action}
                  href={offer.ad.house.href}
                  image={offer.ad.house.image}
                  isBeside
                  frame={offer.ad.frame}
                  onSeen={(isFrame) => track({ name: "ad_shown", slot, ad: isFrame ? "network" : ad! })}
                  onFollow={() => track({ name: "ad_clicked", slot, ad: ad! })}
                />
              )}
            </div>
            <div className={styles.foot}>
              <div className={styles.wait}>
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ transform: `scaleX(${offer ? 1 - left / seconds : 0})` }} />
                </span>
                <span aria-hidden={left > 0}>
                  {left > 0 || !offer ? t("download.rewardLeft", { seconds: left }) : t("download.rewardReady")}
                </span>
                <output className={styles.spoken}>{offer && left === 0 && t("download.rewardReady")}</output>
              </div>
              <Button
                variant="primary"
                size="lg"
                icon="download"
                disabled={!offer || left > 0}
                isBusy={isSaving}
                onClick={() => void save()}
              >
                {t("download.download", { format: label })}
              </Button>
            </div>
          </>
        )}
      </div>
    </ModalDialog>
  );
}

type RewardProblem = "over" | "failed";

const nameProblem = (cause: unknown): RewardProblem =>
  cause instanceof ApiFailure && cause.code === "limit_reached" ? "over" : "failed";

/** Counts down while the page can be seen. */
function useSecondsLeft(seconds: number | undefined): number {
  const [passed, setPassed] = useState(0);
  const isRunning = seconds !== undefined && passed < seconds;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") setPassed((count) => count + 1);
    }, tickMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  return Math.max(0, (seconds ?? 0) - passed);
}
