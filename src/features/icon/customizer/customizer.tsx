import { useMemo } from "react";
import { explainStrokes } from "../../../core/svg/strokes/explain-strokes.ts";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import { listPaints } from "../../../core/svg/colors/list-paints.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import type { IconDetailsView } from "../../icon-details/contract.ts";
import { BackgroundField } from "./background-field.tsx";
import styles from "./customizer.module.css";
import { mergeCustomization, type CustomizationChange } from "../customization/merge-customization.ts";
import { OwnColors } from "./own-colors.tsx";
import { PaintField } from "./paint-field.tsx";
import { Presets } from "./presets.tsx";
import { SizeField } from "./size-field.tsx";
import { StrokeField } from "./stroke-field.tsx";
import { TurnField } from "./turn-field.tsx";
import { useCustomizationHistory } from "../customization/use-customization-history.ts";

export interface CustomizerProps {
  /** The icon that is changed. */
  details: IconDetailsView | undefined;
  /** All icons of the page are changed, and not one whose details are on their way. */
  isForMany?: boolean;
  customization: IconCustomization;
  onCustomizationChange: (customization: IconCustomization) => void;
}

/** Everything about icons that can be customized. */
export function Customizer({ details, isForMany = false, customization, onCustomizationChange }: CustomizerProps) {
  const t = useMessages();
  const {
    change: changeCustomization,
    undo,
    redo,
    canUndo,
    canRedo,
  } = useCustomizationHistory(customization, onCustomizationChange);
  const change = (changes: CustomizationChange) =>
    changeCustomization(mergeCustomization(customization, changes), Object.keys(changes).join(" "));
  const svg = details?.svg;
  const paints = useMemo(() => (svg === undefined ? undefined : listPaints(svg)), [svg]);
  const strokes = useMemo(() => (svg === undefined ? undefined : explainStrokes(svg)), [svg]);
  const hasTextColor = paints?.some(({ paint }) => paint === "currentColor") ?? true;
  const hasOwnColors = paints?.some(({ paint }) => paint !== "currentColor") ?? false;
  const { size, color, padding, background, rotate, flip, opacity } = customization;
  return (
    <section className={styles.customizer} aria-label={t("icon.customize.title")}>
      <header className={styles.head}>
        <h2 className={styles.heading}>{t("icon.customize.title")}</h2>
        <IconButton
          size="sm"
          glyph="undo-2"
          label={t("icon.customize.undo")}
          aria-keyshortcuts="Control+Z Meta+Z"
          disabled={!canUndo}
          onClick={undo}
        />
        <IconButton
          size="sm"
          glyph="redo-2"
          label={t("icon.customize.redo")}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          disabled={!canRedo}
          onClick={redo}
        />
        <Button
          variant="ghost"
          size="sm"
          disabled={Object.keys(customization).length === 0}
          onClick={() => changeCustomization({})}
        >
          {t("icon.customize.reset")}
        </Button>
      </header>
      <SizeField
        sizePx={size ?? details?.style.size}
        onSize={(sizePx) => change({ size: sizePx })}
        onClear={size === undefined ? undefined : () => change({ size: undefined })}
      />
      {hasTextColor && (
        <PaintField
          label={t("icon.customize.color")}
          name="icon-color"
          paint={color ?? "currentColor"}
          onPaint={(paint) => change({ color: paint })}
          onClear={color === undefined ? undefined : () => change({ color: undefined })}
        />
      )}
      {hasOwnColors && <OwnColors key={details?.icon.id} svg={svg!} customization={customization} onChange={change} />}
      <StrokeField facts={strokes} isForMany={isForMany} customization={customization} onChange={change} />
      <div className={styles.rare}>
        <Disclosure summary={<Summary label={t("icon.customize.frame")} isOn={Boolean(padding ?? background)} />}>
          <div className={styles.fields}>
            <BackgroundField customization={customization} onChange={change} />
          </div>
        </Disclosure>
        <Disclosure
          summary={
            <Summary label={t("icon.customize.place")} isOn={Boolean(rotate ?? flip ?? opacity) || opacity === 0} />
          }
        >
          <div className={styles.fields}>
            <TurnField customization={customization} onChange={change} />
          </div>
        </Disclosure>
        <Presets customization={customization} onApply={(preset) => changeCustomization(preset)} />
      </div>
    </section>
  );
}

/** The name of a section, with a mark when something in it is set. */
function Summary({ label, isOn }: { label: string; isOn: boolean }) {
  return (
    <span className={styles.summary} data-on={isOn || undefined}>
      {label}
    </span>
  );
}
