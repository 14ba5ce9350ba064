import { useEffect, useState } from "react";
import type { ExportFormat } from "../../../core/formats/export-format.ts";
import { nameFormat } from "../../../i18n/name-format.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import { billingPaths } from "../../../core/urls/paths/billing-paths.ts";
import { isSized } from "./bundle-call.ts";
import { offeredSizes, type BundleChoices } from "./bundle-choices.ts";
import styles from "./bundle-dialog.module.css";
import type { FileLimits } from "./fit-choices.ts";

export interface FileChoiceProps {
  choices: BundleChoices;
  onChoose: (changes: Partial<BundleChoices>) => void;
  limits: FileLimits;
}

/** The formats of the files in a ZIP and the sizes of those that are pictures. */
export function FileChoice({ choices, onChoose, limits }: FileChoiceProps) {
  const t = useMessages();
  const codeFormats = useCodeFormats();
  const { formats, sizes } = choices;
  const { px: limit, reason } = limits.limit;
  const isCutOff = limit < offeredSizes.at(-1)!;
  const toggleFormat = (id: string, isOn: boolean) =>
    onChoose({ formats: isOn ? [...formats, id] : formats.filter((other) => other !== id) });
  const toggleSize = (size: number, isOn: boolean) =>
    onChoose({ sizes: offeredSizes.filter((other) => (other === size ? isOn : sizes.includes(other))) });
  const drawToggles = (some: readonly { id: string; label: string; fixedPx?: number }[]) =>
    some.map(({ id, label, fixedPx = 0 }) => (
      <Toggle
        key={id}
        label={nameFormat(t, { id, label })}
        isOn={formats.includes(id)}
        isDisabled={fixedPx > limit}
        onToggle={(isOn) => toggleFormat(id, isOn)}
      />
    ));
  return (
    <>
      <fieldset className={styles.part}>
        <legend>{t("selection.formats")}</legend>
        <div className={styles.toggles}>{drawToggles(limits.formats)}</div>
      </fieldset>
      {formats.some(isSized) && (
        <fieldset className={styles.part}>
          <legend>{t("selection.sizes")}</legend>
          <div className={styles.toggles}>
            {offeredSizes.map((size) => (
              <Toggle
                key={size}
                label={String(size)}
                isOn={sizes.includes(size)}
                isDisabled={size > limit}
                onToggle={(isOn) => toggleSize(size, isOn)}
              />
            ))}
          </div>
        </fieldset>
      )}
      {isCutOff && (
        <p className={styles.note}>
          {t(`selection.sizes.limit.${reason}`, { limit })}{" "}
          {reason !== "site" && (
            <a href={billingPaths.pricing} className={styles.plans}>
              {t("selection.sizes.plans")}
            </a>
          )}
        </p>
      )}
      <Disclosure
        summary={t("selection.formats.code")}
        open={codeFormats.some(({ id }) => formats.includes(id)) || undefined}
      >
        <div className={styles.toggles}>{drawToggles(codeFormats)}</div>
      </Disclosure>
    </>
  );
}

interface ToggleProps {
  label: string;
  isOn: boolean;
  isDisabled?: boolean;
  onToggle: (isOn: boolean) => void;
}

/** One of several that can be on at the same time. */
function Toggle({ label, isOn, isDisabled = false, onToggle }: ToggleProps) {
  return (
    <label className={styles.toggle}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
      />
      {label}
    </label>
  );
}

/** The formats of code; what prints them is large and comes by itself. */
function useCodeFormats(): readonly ExportFormat[] {
  const [formats, setFormats] = useState<readonly ExportFormat[]>([]);
  useEffect(() => {
    void import("../../../core/formats/export-formats.ts").then(({ exportFormats }) => setFormats(exportFormats));
  }, []);
  return formats;
}
