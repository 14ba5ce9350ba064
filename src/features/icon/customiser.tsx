import { useState } from "react";
import { palette } from "../../core/icons/palette.ts";
import type { IconLook } from "../../core/svg/icon-look.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button } from "../../ui/button.tsx";
import { ColorPickerButton } from "../../ui/color-picker-button.tsx";
import { ColorSwatches } from "../../ui/color-swatches.tsx";
import { Slider } from "../../ui/slider.tsx";
import styles from "./customiser.module.css";
import type { SheetView } from "./sheet-view.ts";

const sizesPx = [16, 24, 32, 48, 64, 96, 128, 256, 512];
const largestSizePx = 4096;
const usualStroke = 2;

export interface CustomiserProps {
  /** The icon that is changed; without one, all of the page are. */
  sheet: SheetView | undefined;
  look: IconLook;
  onLook: (look: IconLook) => void;
}

/** Colour, size and stroke width. */
export function Customiser({ sheet, look, onLook }: CustomiserProps) {
  const t = useMessages();
  const change = (wish: IconLook, cleared?: keyof IconLook) => {
    const next = { ...look, ...wish };
    if (cleared) delete next[cleared];
    onLook(next);
  };
  const hasOwnColors = sheet !== undefined && !/currentcolor/i.test(sheet.svg);
  const isPlain = Object.keys(look).length === 0;
  const size = look.size ?? sheet?.style.size;
  return (
    <section className={styles.customiser} aria-label={t("icon.customise.title")}>
      <header className={styles.head}>
        <h2 className={styles.heading}>{t("icon.customise.title")}</h2>
        <Button variant="ghost" size="sm" icon="rotate-ccw" disabled={isPlain} onClick={() => onLook({})}>
          {t("icon.customise.reset")}
        </Button>
      </header>
      <fieldset className={styles.group} disabled={hasOwnColors}>
        <legend className={styles.label}>{t("icon.customise.color")}</legend>
        {hasOwnColors ? (
          <p className={styles.reason}>{t("icon.customise.ownColors")}</p>
        ) : (
          <>
            <ColorSwatches
              label={t("icon.customise.color")}
              name="icon-color"
              swatches={palette.map(({ name, hex }) => ({
                value: hex.toLowerCase(),
                hex,
                label: t(`icon.color.${name}`),
              }))}
              selected={look.color}
              onSelect={(value) => change({ color: value as `#${string}` })}
            />
            <div className={styles.row}>
              <ColorPickerButton
                label={t("icon.customise.picker")}
                value={look.color ?? "#1a1a1a"}
                onChange={(color) => change({ color })}
              />
              <HexField
                key={look.color ?? ""}
                color={look.color}
                onColor={(color) => change(color ? { color } : {}, color ? undefined : "color")}
              />
              <Button size="sm" variant="ghost" disabled={!look.color} onClick={() => change({}, "color")}>
                {t("icon.customise.asDrawn")}
              </Button>
            </div>
          </>
        )}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.label}>{t("icon.customise.size")}</legend>
        <div className={styles.sizes}>
          {sizesPx.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.size}
              aria-pressed={size === one}
              onClick={() => change({ size: one })}
            >
              {one}
            </button>
          ))}
          <label className={styles.field}>
            <input
              type="number"
              aria-label={t("icon.customise.size")}
              min={1}
              max={largestSizePx}
              value={size ?? ""}
              onChange={(event) => {
                const wanted = Math.round(event.currentTarget.valueAsNumber);
                if (wanted >= 1 && wanted <= largestSizePx) change({ size: wanted });
              }}
            />
            <span aria-hidden>px</span>
          </label>
        </div>
      </fieldset>
      <Slider
        label={t("icon.customise.stroke")}
        value={look.stroke ?? sheet?.style.stroke ?? usualStroke}
        min={0.5}
        max={3}
        step={0.25}
        valueText={t("icon.customise.px", { length: look.stroke ?? sheet?.style.stroke ?? usualStroke })}
        onChange={(event) => change({ stroke: event.currentTarget.valueAsNumber })}
        {...(sheet && !sheet.icon.hasStroke ? { disabledReason: t("icon.customise.noStrokes") } : {})}
      />
    </section>
  );
}

/** Six hex digits, taken over as soon as they are complete. */
function HexField({
  color,
  onColor,
}: {
  color: string | undefined;
  onColor: (color: `#${string}` | undefined) => void;
}) {
  const t = useMessages();
  const [text, setText] = useState(color?.slice(1).toUpperCase() ?? "");
  const isWrong = text !== "" && !/^[0-9a-f]{6}$/i.test(text);
  return (
    <label className={styles.field}>
      <span aria-hidden>#</span>
      <input
        type="text"
        aria-label={t("icon.customise.hex")}
        value={text}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        placeholder="228BE6"
        aria-invalid={isWrong || undefined}
        title={isWrong ? t("icon.customise.hexError") : undefined}
        onChange={(event) => {
          const digits = event.currentTarget.value.replace(/^#/, "");
          setText(digits);
          if (/^[0-9a-f]{6}$/i.test(digits)) onColor(`#${digits.toLowerCase()}`);
        }}
      />
    </label>
  );
}
