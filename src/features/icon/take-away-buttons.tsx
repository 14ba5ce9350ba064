import { useState } from "react";
import type { Restyling } from "../../core/urls/address.ts";
import { printImagePath } from "../../core/urls/image-path.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { LinkButton } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { nativeSize } from "./customiser.tsx";
import type { SheetView } from "./sheet-view.ts";
import { customisedSvg, fileName } from "./take-away.ts";
import styles from "./take-away-buttons.module.css";

/** Copy and download, one press each. */
export function TakeAway({ sheet, restyling }: { sheet: SheetView; restyling: Restyling }) {
  const t = useMessages();
  const [hasFailed, setHasFailed] = useState(false);
  const limit = sheet.icon.pngSize;
  const wanted = restyling.size ?? nativeSize(sheet);
  const pngSize = Math.min(wanted, limit);
  return (
    <div className={styles.actions}>
      <CopyButton
        className={styles.copy}
        variant="primary"
        size="lg"
        text={() => customisedSvg(sheet, restyling)}
        label={t("icon.take.copy")}
        copiedLabel={t("icon.take.copied")}
        onFailure={() => setHasFailed(true)}
      />
      <LinkButton
        icon="download"
        href={printImagePath(sheet.icon.id, "svg", restyling)}
        download={fileName(sheet, "svg")}
      >
        SVG
      </LinkButton>
      <LinkButton
        icon="download"
        href={printImagePath(sheet.icon.id, "png", { ...restyling, size: pngSize })}
        download={fileName(sheet, "png")}
        aria-label={t("icon.take.png", { size: pngSize })}
        data-tooltip={t("icon.take.png", { size: pngSize })}
      >
        PNG
      </LinkButton>
      {wanted > limit && <p className={styles.note}>{t("icon.take.pngLimit", { limit })}</p>}
      {hasFailed && (
        <p className={styles.note} role="alert">
          {t("icon.take.copyFailed")}. {t("icon.take.copyFailedText")}
        </p>
      )}
    </div>
  );
}
