import { backgroundShapes, customizationLimits, type IconCustomization } from "../../../core/svg/icon-customization.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { SegmentedChoice } from "../../../ui/select/segmented-choice.tsx";
import { Slider } from "../../../ui/fields/slider.tsx";
import { ControlGroup } from "./control-group.tsx";
import type { CustomizationChange } from "../customization/merge-customization.ts";
import { PaintField } from "./paint-field.tsx";

const shapes = ["none", ...backgroundShapes] as const;
const glyphs = { none: "ban", square: "square", rounded: "squircle", circle: "circle" } as const;
/** Seen on white and on black. */
const usualColor = "#fab005";
/** Enough for the corners of a drawing to stay inside a circle. */
const usualPadding = 0.15;

export interface BackgroundFieldProps {
  customization: IconCustomization;
  onChange: (change: CustomizationChange) => void;
}

/** What stands behind the drawing, and how much is left free around it. */
export function BackgroundField({ customization, onChange }: BackgroundFieldProps) {
  const t = useMessages();
  const { background = "none", padding = 0 } = customization;
  const shape = background === "none" ? background : background.shape;
  const color = background === "none" ? usualColor : background.color;
  const label = t("icon.customize.background");
  const paddingLabel = t("icon.customize.padding");
  const percent = t("icon.customize.percent", { share: Math.round(padding * 100) });
  return (
    <>
      <ControlGroup
        label={label}
        end={
          <SegmentedChoice
            label={label}
            name="icon-background"
            hasLabels={false}
            options={shapes.map((value) => ({
              value,
              label: t(`icon.customize.backgrounds.${value}`),
              glyph: glyphs[value],
            }))}
            selected={shape}
            onSelect={(value) =>
              onChange(
                value === "none"
                  ? { background: undefined }
                  : { background: { shape: value, color }, padding: customization.padding ?? usualPadding },
              )
            }
          />
        }
      />
      {shape !== "none" && (
        <PaintField
          label={t("icon.customize.backgroundColor")}
          name="icon-background-color"
          paint={color}
          onPaint={(paint) => onChange({ background: { shape, color: paint } })}
        />
      )}
      <ControlGroup
        label={paddingLabel}
        end={percent}
        onClear={padding > 0 ? () => onChange({ padding: undefined }) : undefined}
      >
        <Slider
          isBare
          label={paddingLabel}
          value={Math.round(padding * 100)}
          min={0}
          max={customizationLimits.padding.max * 100}
          valueText={percent}
          onChange={({ currentTarget }) => onChange({ padding: currentTarget.valueAsNumber / 100 })}
        />
      </ControlGroup>
    </>
  );
}
