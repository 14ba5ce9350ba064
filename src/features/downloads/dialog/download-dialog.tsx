import { useState } from "react";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import { languageTags } from "../../../i18n/locales.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { CopyButton } from "../../../ui/button/copy-button.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { ModalDialog, ModalHead } from "../../../ui/dialog/modal-dialog.tsx";
import { LimitNotice } from "./limit-notice.tsx";
import { CodeView } from "./code-view.tsx";
import { FormatMenu, downloadFormats } from "./format-menu.tsx";
import { nameFormat } from "../../../i18n/name-format.ts";
import type { IconDetailsView } from "../../icon-details/contract.ts";
import styles from "./download-dialog.module.css";
import { useDownloadChoice } from "../buttons/last-download-choice.ts";
import { isPicture, type DownloadFormatId } from "../file/download-formats.ts";
import { DownloadOptions } from "./download-options.tsx";
import { explainFailure, type DownloadProblem } from "../file/download-problem.ts";
import { DownloadPreview } from "./download-preview.tsx";
import {
  canCopy,
  copyDownload,
  describeDownload,
  isBeyondLimit,
  isText,
  nameFile,
  saveFile,
  renderDownloadSvg,
  type IconDownload,
} from "../file/download-file.ts";
import { reportDownload } from "../file/report-download.ts";
import { useDownloadCode } from "./use-download-code.ts";

export interface DownloadDialogProps {
  details: IconDetailsView;
  customization: IconCustomization;
  onClose: () => void;
}

/** All formats of an icon: one is chosen, looked at, and copied or saved. */
export default function DownloadDialog({ details, customization: givenCustomization, onClose }: DownloadDialogProps) {
  const t = useMessages();
  const { icon } = details;
  const [choice, choose] = useDownloadChoice();
  const [sizePx, setSizePx] = useState<number>();
  const [title, setTitle] = useState<string>();
  const [failure, setFailure] = useState<DownloadProblem>();
  const [isSaving, setIsSaving] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);

  const chosen = downloadFormats.find(({ id }) => id === choice.shown);
  const isUsable = chosen && (icon.isAnimated || !isPicture(chosen) || !chosen.needsMotion);
  const format = isUsable ? chosen : downloadFormats[0]!;
  const customization = sizePx === undefined ? givenCustomization : { ...givenCustomization, size: sizePx };
  const download: IconDownload = {
    details,
    customization,
    format,
    scale: choice.scale,
    ground: choice.ground,
    ...(title && { title }),
  };
  const code = useDownloadCode(isText(format) ? download : undefined);
  const problem = failure ?? code.problem ?? (isBeyondLimit(download) ? { kind: "limit" as const } : undefined);
  const isBlocked = problem?.kind === "limit" || problem?.kind === "cannot";

  const show = (id: DownloadFormatId) => {
    choose({ shown: id });
    setFailure(undefined);
    setIsChoosing(false);
  };
  const change = (apply: () => void) => {
    setFailure(undefined);
    apply();
  };
  const fail = (cause: unknown) => setFailure(explainFailure(cause, navigator.onLine));
  const save = async () => {
    setFailure(undefined);
    setIsSaving(true);
    try {
      await saveFile(download);
      choose({ downloaded: format.id });
      reportDownload(icon.id, "download", describeDownload(download));
    } catch (cause) {
      fail(cause);
    }
    setIsSaving(false);
  };
  const showLimit = () => {
    choose({ scale: 1 });
    setSizePx(details.limit.px);
  };
  const label = nameFormat(t, format);
  const name = nameFile(download);
  const isSimplified = isPicture(format) && format.group === "vector" && isText(format) && format.id !== "svg";
  const isCopiedFirst = isText(format);
  const bytes = code.text === undefined ? undefined : countBytes(code.text);
  return (
    <ModalDialog className={styles.dialog} label={t("download.heading", { name: details.name })} onClose={onClose}>
      <div className={styles.content} data-choosing={isChoosing || undefined}>
        <div className={styles.head}>
          <ModalHead title={t("download.heading", { name: details.name })} closeLabel={t("icon.panel.close")} />
        </div>
        <Button
          className={styles.chooser}
          endIcon={isChoosing ? "chevron-up" : "chevron-down"}
          aria-expanded={isChoosing}
          onClick={() => setIsChoosing(!isChoosing)}
        >
          {t("download.formats")}: {label}
        </Button>
        <FormatMenu className={styles.menu} value={format.id} onChange={show} isMoving={icon.isAnimated} />
        <div className={styles.work}>
          <p className={styles.file}>
            <span className={styles.name}>{name}</span>
            {bytes !== undefined && <span className={styles.bytes}>{formatBytes(bytes, t.locale)}</span>}
          </p>
          <div className={styles.result} aria-busy={isText(format) && code.text === undefined && !problem}>
            {isPicture(format) ? (
              <DownloadPreview download={download} svg={isSimplified ? code.text : undefined} />
            ) : code.text === undefined ? (
              <p className={styles.waiting}>{code.problem ? null : <Glyph name="loader-circle" size={24} />}</p>
            ) : (
              <CodeView code={code.text} label={t("download.preview")} />
            )}
          </div>
          {isSimplified && <SavedBytes bytes={bytes} ofBytes={countBytes(renderDownloadSvg(details, customization))} />}
          <DownloadOptions
            download={download}
            title={title}
            onChoose={(changed) => change(() => choose(changed))}
            onSize={(size) => change(() => setSizePx(size))}
            onTitle={(text) => change(() => setTitle(text))}
          />
          {problem && (
            <LimitNotice
              problem={problem}
              download={download}
              details={details}
              onInstead={show}
              onLimit={() => change(() => showLimit())}
              onRetry={() => change(code.retry)}
            />
          )}
          <div className={styles.actions}>
            {canCopy(format) && (
              <CopyButton
                variant={isCopiedFirst ? "primary" : "secondary"}
                size="lg"
                disabled={isBlocked}
                copy={() => copyDownload(download)}
                label={t("download.copy", { format: label })}
                copiedLabel={t("download.copied")}
                onCopied={() => {
                  choose({ copied: format.id });
                  reportDownload(icon.id, "copy", describeDownload(download));
                }}
                onFailure={fail}
              />
            )}
            <Button
              variant={isCopiedFirst ? "secondary" : "primary"}
              size="lg"
              icon="download"
              disabled={isBlocked}
              isBusy={isSaving}
              onClick={() => void save()}
            >
              {t("download.download", { format: label })}
            </Button>
          </div>
        </div>
      </div>
    </ModalDialog>
  );
}

function SavedBytes({ bytes, ofBytes }: { bytes: number | undefined; ofBytes: number }) {
  const t = useMessages();
  if (bytes === undefined) return <p className={styles.saved}>{"\u00A0"}</p>;
  const share = Math.round((1 - bytes / ofBytes) * 100);
  const sizes = { before: formatBytes(ofBytes, t.locale), after: formatBytes(bytes, t.locale) };
  return (
    <p className={styles.saved}>
      {share > 0 ? t("download.saved", { share, ...sizes }) : t("download.savedNothing", sizes)}
    </p>
  );
}

const countBytes = (text: string) => new Blob([text]).size;

function formatBytes(bytes: number, locale: keyof typeof languageTags): string {
  const [value, unit] = bytes < 1000 ? [bytes, "byte"] : [bytes / 1000, "kilobyte"];
  const format = {
    style: "unit",
    unit,
    unitDisplay: bytes < 1000 ? "long" : "short",
    maximumFractionDigits: 1,
  } as const;
  return new Intl.NumberFormat(languageTags[locale], format).format(value);
}
