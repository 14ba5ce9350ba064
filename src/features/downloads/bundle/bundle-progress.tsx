import { useMessages } from "../../../i18n/use-messages.ts";
import { languageTags } from "../../../i18n/locales.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { closeDialog } from "../../../ui/dialog/modal-dialog.tsx";
import styles from "./bundle-dialog.module.css";
import type { BundleState } from "./use-bundle.ts";

export interface BundleProgressProps {
  state: Exclude<BundleState, { phase: "choosing" }>;
  onCancel: () => void;
  onChange: () => void;
}

/** How far the files have come, and that they are here. */
export function BundleProgress({ state, onCancel, onChange }: BundleProgressProps) {
  const t = useMessages();
  if (state.phase === "saved") {
    const { name, files, bytes } = state.bundle;
    return (
      <div className={styles.saved}>
        <Glyph name="circle-check" size={28} />
        <p className={styles.savedName}>{t("selection.saved", { name })}</p>
        <p className={styles.note}>
          {t("selection.saved.files", { count: files, size: formatBytes(bytes, t.locale) })}
        </p>
        <div className={styles.foot}>
          <Button onClick={onChange}>{t("selection.again")}</Button>
          <Button variant="primary" ref={focusNow} onClick={closeDialog}>
            {t("selection.done")}
          </Button>
        </div>
      </div>
    );
  }
  const { progress } = state;
  const hasCount = progress !== undefined && progress.total > 0;
  const files = hasCount ? Math.min(progress.files, progress.total) : 0;
  return (
    <div className={styles.making}>
      <p>{t("selection.making")}</p>
      <progress
        className={styles.bar}
        aria-label={t("selection.making")}
        {...(hasCount && { value: files, max: progress.total })}
      />
      <p className={styles.note}>
        <span>{hasCount ? t("selection.making.files", { files, total: progress.total }) : "\u00A0"}</span>
        {progress && <span>{formatBytes(progress.bytes, t.locale)}</span>}
      </p>
      <div className={styles.foot}>
        <Button ref={focusNow} onClick={onCancel}>
          {t("selection.cancel")}
        </Button>
      </div>
    </div>
  );
}

/** What had the focus is gone with the step before. */
const focusNow = (button: HTMLButtonElement | null) => button?.focus();

function formatBytes(bytes: number, locale: keyof typeof languageTags): string {
  const isLarge = bytes >= 1_000_000;
  const unit = isLarge ? "megabyte" : "kilobyte";
  const format = new Intl.NumberFormat(languageTags[locale], { style: "unit", unit, maximumFractionDigits: 1 });
  return format.format(isLarge ? bytes / 1_000_000 : Math.ceil(bytes / 1000));
}
