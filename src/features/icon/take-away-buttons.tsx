import { useState } from "react";
import type { IconLook } from "../../core/svg/icon-look.ts";
import { printImagePath } from "../../core/urls/image-path.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { LinkButton } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import type { SheetView } from "./sheet-view.ts";
import { fileName, takenLook, takenSvg } from "./take-away.ts";
import { tellTaken } from "./tell-taken.ts";
import styles from "./take-away-buttons.module.css";

/** Copy and download, one press each. */
export function TakeAway({ sheet, look }: { sheet: SheetView; look: IconLook }) {
  const t = useMessages();
  const [hasFailed, setHasFailed] = useState(false);
  const limit = sheet.icon.pngSize;
  const taken = takenLook(sheet, look);
  const pngSize = Math.min(taken.size, limit);
  return (
    <div className={styles.actions}>
      <CopyButton
        className={styles.copy}
        variant="primary"
        size="lg"
        text={() => takenSvg(sheet, look)}
        onCopied={() => tellTaken(sheet.icon.id, "copy")}
        label={t("icon.take.copy")}
        copiedLabel={t("icon.take.copied")}
        onFailure={() => setHasFailed(true)}
      />
      <LinkButton
        icon="download"
        href={printImagePath(sheet.icon.id, "svg", taken)}
        download={fileName(sheet, "svg")}
        onClick={() => tellTaken(sheet.icon.id, "download")}
        aria-label={t("icon.take.svg")}
        data-tooltip={t("icon.take.svg")}
      >
        SVG
      </LinkButton>
      <LinkButton
        icon="download"
        href={printImagePath(sheet.icon.id, "png", { ...taken, size: pngSize })}
        download={fileName(sheet, "png")}
        onClick={() => tellTaken(sheet.icon.id, "download")}
        aria-label={t("icon.take.png", { size: pngSize })}
        data-tooltip={t("icon.take.png", { size: pngSize })}
      >
        PNG <span className={styles.size}>{t("icon.customise.px", { length: pngSize })}</span>
      </LinkButton>
      {taken.size > limit && <p className={styles.note}>{t("icon.take.pngLimit", { limit })}</p>}
      {hasFailed && (
        <p className={styles.note} role="alert">
          {t("icon.take.copyFailed")}. {t("icon.take.copyFailedText")}
        </p>
      )}
    </div>
  );
}
