import { palette } from "../../../core/icons/palette.ts";
import type { Paint } from "../../../core/svg/icon-customization.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { ColorPickerButton } from "../../../ui/color-picker/color-picker-button.tsx";
import { ColorSwatches } from "../../../ui/color-picker/color-swatches.tsx";
import { HexField } from "../../../ui/color-picker/hex-field.tsx";
import { ControlGroup } from "./control-group.tsx";

export interface PaintFieldProps {
  label: string;
  /** Of the radio buttons; unlike any other on the page. */
  name: string;
  paint: Paint;
  onPaint: (paint: Paint) => void;
  onClear?: (() => void) | undefined;
}

/** Stands for the color of the text, whatever it is. */
const ofTheText = "linear-gradient(135deg, oklch(0.21 0.022 275) 50%, oklch(0.98 0.003 275) 50%)";

/** One color: that of the text, one of the palette, or any other. */
export function PaintField({ label, name, paint, onPaint, onClear }: PaintFieldProps) {
  const t = useMessages();
  const hex = paint === "currentColor" ? undefined : paint;
  return (
    <ControlGroup
      label={label}
      onClear={onClear}
      end={
        <>
          <ColorPickerButton
            size="sm"
            label={t("icon.customize.picker", { name: label })}
            value={hex?.slice(0, 7) ?? "#1a1a1a"}
            onChange={onPaint}
          />
          <HexField
            label={t("icon.customize.hex", { name: label })}
            error={t("icon.customize.hexError")}
            value={hex}
            onColor={onPaint}
          />
        </>
      }
    >
      <ColorSwatches
        label={label}
        name={name}
        columns={8}
        swatches={[
          { value: "currentColor", hex: ofTheText, label: t("icon.customize.currentColor") },
          ...palette.map((color) => ({
            value: color.hex.toLowerCase(),
            hex: color.hex,
            label: t(`icon.color.${color.name}`),
          })),
        ]}
        selected={paint}
        onSelect={(value) => onPaint(value as Paint)}
      />
    </ControlGroup>
  );
}
