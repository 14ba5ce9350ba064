import { lazy, Suspense, useEffect, useState } from "react";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import { pictureFormats } from "../../../core/formats/picture-formats.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { CopyButton } from "../../../ui/button/copy-button.tsx";
import { LimitNotice } from "../dialog/limit-notice.tsx";
import { DownloadButton } from "./download-button.tsx";
import { nameFormat } from "../../../i18n/name-format.ts";
import type { IconDetailsView } from "../../icon-details/contract.ts";
import styles from "./download-buttons.module.css";
import { useDownloadChoice } from "./last-download-choice.ts";
import { findDownloadFormat, isPicture, loadCodeFormats, type DownloadFormat } from "../file/download-formats.ts";
import { explainFailure, type DownloadProblem } from "../file/download-problem.ts";
import {
  canCopy,
  copyDownload,
  describeDownload,
  isBeyondLimit,
  withinLimit,
  type IconDownload,
} from "../file/download-file.ts";
import { reportDownload } from "../file/report-download.ts";

const loadDialog = () => import("../dialog/download-dialog.tsx");
const DownloadDialog = lazy(loadDialog);

const [svg, png] = ["svg", "png"].map((id) => pictureFormats.find((format) => format.id === id)!) as [
  DownloadFormat,
  DownloadFormat,
];

export interface DownloadButtonsProps {
  details: IconDetailsView;
  customization: IconCustomization;
}

/** Copy as it was copied last, download as SVG and as it was downloaded last, one press each; and the way to all formats. */
export function DownloadButtons({ details, customization }: DownloadButtonsProps) {
  const t = useMessages();
  const { icon, limit } = details;
  const [choice] = useDownloadChoice();
  const [failed, setFailed] = useState<{ id: string; problem: DownloadProblem; format: DownloadFormat }>();
  const [isOpen, setIsOpen] = useState(false);
  const isUsable = (format: DownloadFormat | undefined) =>
    format !== undefined &&
    (!isPicture(format) || ((icon.isAnimated || !format.needsMotion) && !((format.fixedPx ?? 0) > limit.px)));
  const remembered = useRememberedFormats(choice.copied, choice.downloaded);
  const copied = isUsable(remembered.copied) && canCopy(remembered.copied!) ? remembered.copied! : svg;
  const downloaded = isUsable(remembered.downloaded) && remembered.downloaded !== svg ? remembered.downloaded! : png;

  const downloadAs = (format: DownloadFormat): IconDownload => ({
    details,
    customization,
    format,
    scale: choice.scale,
    ground: choice.ground,
  });
  const copying = withinLimit(downloadAs(copied));
  const wanted = downloadAs(downloaded);
  const fail = (format: DownloadFormat) => (cause: unknown) =>
    setFailed({ id: icon.id, problem: explainFailure(cause, navigator.onLine), format });
  const beyond = [downloaded, copied].find((format) => isBeyondLimit(downloadAs(format)));
  const limited = beyond && { problem: { kind: "limit" as const }, format: beyond };
  const notice = failed?.id === icon.id ? failed : limited;
  return (
    <div className={styles.actions}>
      <CopyButton
        className={styles.copy}
        variant="primary"
        size="lg"
        copy={() => copyDownload(copying)}
        onCopied={() => {
          setFailed(undefined);
          reportDownload(icon.id, "copy", describeDownload(copying));
        }}
        label={t("download.copy", { format: nameFormat(t, copied) })}
        copiedLabel={t("download.copied")}
        onFailure={fail(copied)}
      />
      <DownloadButton download={downloadAs(svg)} onFailure={fail(svg)} onSaved={() => setFailed(undefined)} />
      <DownloadButton
        download={withinLimit(wanted)}
        onFailure={fail(downloaded)}
        onSaved={() => setFailed(undefined)}
      />
      <Button
        className={styles.all}
        icon="code-xml"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setIsOpen(true)}
      >
        {t("download.all")}
      </Button>
      <Button
        className={styles.collect}
        icon="heart"
        data-collect={icon.id}
        data-called={details.name}
        aria-haspopup="dialog"
      >
        {t("download.collect")}
      </Button>
      {notice && (
        <div className={styles.notice}>
          <LimitNotice problem={notice.problem} download={downloadAs(notice.format)} details={details} />
        </div>
      )}
      {isOpen && (
        <Suspense>
          <DownloadDialog details={details} customization={customization} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The formats with these ids, as far as they are known: those of code are fetched when one is among them. */
function useRememberedFormats(copied: string, downloaded: string) {
  const [, setIsLoaded] = useState(false);
  const formats = { copied: findDownloadFormat(copied), downloaded: findDownloadFormat(downloaded) };
  const isUnknown = formats.copied === undefined || formats.downloaded === undefined;
  useEffect(() => {
    if (isUnknown) {
      void loadCodeFormats().then(
        () => setIsLoaded(true),
        () => undefined,
      );
    }
  }, [isUnknown]);
  return formats;
}
