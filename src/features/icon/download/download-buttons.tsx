import { lazy, Suspense, useEffect, useState } from "react";
import type { IconLook } from "../../../core/svg/icon-customization.ts";
import { pictureFormats } from "../../../core/formats/picture-formats.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { CopyButton } from "../../../ui/button/copy-button.tsx";
import { LimitNotice } from "./limit-notice.tsx";
import { DownloadButton } from "./download-button.tsx";
import { nameFormat } from "../../../i18n/name-format.ts";
import type { SheetView } from "../details/icon-details-view.ts";
import styles from "./download-buttons.module.css";
import { useTakeChoice } from "./last-download-choice.ts";
import { findTakeFormat, isPicture, loadCodeFormats, type TakeFormat } from "./download-formats.ts";
import { explainFailure, type TakeProblem } from "./download-problem.ts";
import { canCopy, copyTaking, describeTaken, isBeyondLimit, withinLimit, type Taking } from "./download-file.ts";
import { tellTaken } from "../../../browser/report-download.ts";

const loadDialog = () => import("./download-dialog.tsx");
const TakeAwayDialog = lazy(loadDialog);

const [svg, png] = ["svg", "png"].map((id) => pictureFormats.find((format) => format.id === id)!) as [
  TakeFormat,
  TakeFormat,
];

export interface TakeAwayProps {
  sheet: SheetView;
  look: IconLook;
}

/** Copy as it was copied last, download as SVG and as it was downloaded last, one press each; and the way to all formats. */
export function TakeAway({ sheet, look }: TakeAwayProps) {
  const t = useMessages();
  const { icon, limit } = sheet;
  const [choice] = useTakeChoice();
  const [failed, setFailed] = useState<{ id: string; problem: TakeProblem; format: TakeFormat }>();
  const [isOpen, setIsOpen] = useState(false);
  const isUsable = (format: TakeFormat | undefined) =>
    format !== undefined &&
    (!isPicture(format) || ((icon.isAnimated || !format.needsMotion) && !((format.fixedPx ?? 0) > limit.px)));
  const remembered = useRememberedFormats(choice.copied, choice.downloaded);
  const copied = isUsable(remembered.copied) && canCopy(remembered.copied!) ? remembered.copied! : svg;
  const downloaded = isUsable(remembered.downloaded) && remembered.downloaded !== svg ? remembered.downloaded! : png;

  const takeAs = (format: TakeFormat): Taking => ({ sheet, look, format, scale: choice.scale, ground: choice.ground });
  const copying = withinLimit(takeAs(copied));
  const wanted = takeAs(downloaded);
  const fail = (format: TakeFormat) => (cause: unknown) =>
    setFailed({ id: icon.id, problem: explainFailure(cause, navigator.onLine), format });
  const beyond = [downloaded, copied].find((format) => isBeyondLimit(takeAs(format)));
  const limited = beyond && { problem: { kind: "limit" as const }, format: beyond };
  const notice = failed?.id === icon.id ? failed : limited;
  return (
    <div className={styles.actions}>
      <CopyButton
        className={styles.copy}
        variant="primary"
        size="lg"
        copy={() => copyTaking(copying)}
        onCopied={() => {
          setFailed(undefined);
          tellTaken(icon.id, "copy", describeTaken(copying));
        }}
        label={t("take.copy", { format: nameFormat(t, copied) })}
        copiedLabel={t("take.copied")}
        onFailure={fail(copied)}
      />
      <DownloadButton taking={takeAs(svg)} onFailure={fail(svg)} onSaved={() => setFailed(undefined)} />
      <DownloadButton taking={withinLimit(wanted)} onFailure={fail(downloaded)} onSaved={() => setFailed(undefined)} />
      <Button
        className={styles.all}
        icon="code-xml"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setIsOpen(true)}
      >
        {t("take.all")}
      </Button>
      <Button
        className={styles.collect}
        icon="heart"
        data-collect={icon.id}
        data-called={sheet.name}
        aria-haspopup="dialog"
      >
        {t("take.collect")}
      </Button>
      {notice && (
        <div className={styles.notice}>
          <LimitNotice problem={notice.problem} taking={takeAs(notice.format)} sheet={sheet} />
        </div>
      )}
      {isOpen && (
        <Suspense>
          <TakeAwayDialog sheet={sheet} look={look} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The formats with these ids, as far as they are known: those of code are fetched when one is among them. */
function useRememberedFormats(copied: string, downloaded: string) {
  const [, setIsLoaded] = useState(false);
  const formats = { copied: findTakeFormat(copied), downloaded: findTakeFormat(downloaded) };
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
