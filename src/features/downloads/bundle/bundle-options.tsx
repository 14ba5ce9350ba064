import {
  bundleLimits,
  bundleNames,
  fontPrefix,
  packageFrameworks,
  type BundleKind,
} from "../../../core/bundles/bundle-calls.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { SegmentedChoice } from "../../../ui/select/segmented-choice.tsx";
import { Switch } from "../../../ui/button/switch.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import type { BundleChoices } from "./bundle-choices.ts";
import styles from "./bundle-dialog.module.css";
import { CodePointsField } from "./code-points-field.tsx";
import { FileChoice } from "./file-choice.tsx";
import type { FileLimits } from "./fit-choices.ts";

const frameworkNames = { react: "React", vue: "Vue" } as const;

export interface BundleOptionsProps {
  kind: BundleKind;
  choices: BundleChoices;
  onChoose: (changes: Partial<BundleChoices>) => void;
  limits: FileLimits;
  /** The page shows icons in another look than they were drawn in. */
  hasCustomization: boolean;
  codePoints: Readonly<Record<string, number>> | undefined;
  onCodePoints: (codePoints: Record<string, number> | undefined) => void;
}

/** What can be chosen about a bundle, but for its licenses. */
export function BundleOptions(props: BundleOptionsProps) {
  const { kind, choices, onChoose, limits, hasCustomization, codePoints, onCodePoints } = props;
  const t = useMessages();
  const prefix = choices.prefix.trim();
  const isPrefixWrong = prefix !== "" && !fontPrefix.pattern.test(prefix);
  return (
    <>
      {kind === "zip" && <FileChoice choices={choices} onChoose={onChoose} limits={limits} />}
      {kind === "package" && (
        <div className={styles.part}>
          <h3>{t("selection.framework")}</h3>
          <div>
            <SegmentedChoice
              label={t("selection.framework")}
              name="framework"
              options={packageFrameworks.map((value) => ({ value, label: frameworkNames[value] }))}
              selected={choices.framework}
              onSelect={(framework) => onChoose({ framework })}
            />
          </div>
        </div>
      )}
      <div className={styles.fields}>
        <TextField
          label={t("selection.name")}
          value={choices.name}
          maxLength={bundleLimits.name}
          placeholder={bundleNames[kind]}
          autoComplete="off"
          onChange={({ currentTarget }) => onChoose({ name: currentTarget.value })}
        />
        {kind === "webfont" && (
          <TextField
            label={t("selection.prefix")}
            value={choices.prefix}
            placeholder={fontPrefix.fallback}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            help={t("selection.prefix.help", { prefix: prefix || fontPrefix.fallback })}
            error={isPrefixWrong ? t("selection.prefix.wrong") : undefined}
            onChange={({ currentTarget }) => onChoose({ prefix: currentTarget.value })}
          />
        )}
      </div>
      {kind === "webfont" && <CodePointsField codePoints={codePoints} onCodePoints={onCodePoints} />}
      {hasCustomization && (
        <Switch
          checked={choices.hasLook}
          onChange={({ currentTarget }) => onChoose({ hasLook: currentTarget.checked })}
        >
          {t("selection.customized")}
        </Switch>
      )}
    </>
  );
}
