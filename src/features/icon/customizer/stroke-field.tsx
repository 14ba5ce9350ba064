import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import type { StrokeFacts } from "../../../core/svg/strokes/explain-strokes.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Slider } from "../../../ui/fields/slider.tsx";
import { Switch } from "../../../ui/button/switch.tsx";
import { ControlGroup } from "./control-group.tsx";
import type { CustomizationChange } from "../customization/merge-customization.ts";

const usualWidthPx = 2;
const leastPx = 0.25;
const mostPx = 4;

export interface StrokeFieldProps {
  /** What is known of the drawing's strokes; without one, many drawings are meant. */
  facts: StrokeFacts | undefined;
  customization: IconCustomization;
  onChange: (change: CustomizationChange) => void;
}

/** The width of strokes, on the grid of the drawing or in px of the picture; with the reason where a drawing has none. */
export function StrokeField({ facts, customization, onChange }: StrokeFieldProps) {
  const t = useMessages();
  const { stroke, absoluteStroke = false } = customization;
  const drawnPx = facts?.isChangeable ? facts.widthPx : usualWidthPx;
  const widthPx = stroke ?? drawnPx;
  const isFixed = facts?.isChangeable === false;
  const label = t("icon.customize.stroke");
  return (
    <ControlGroup
      label={label}
      end={isFixed ? undefined : t("icon.customize.px", { length: widthPx })}
      onClear={
        !isFixed && (stroke !== undefined || absoluteStroke)
          ? () => onChange({ stroke: undefined, absoluteStroke: undefined })
          : undefined
      }
    >
      <Slider
        isBare
        label={label}
        value={widthPx}
        min={leastPx}
        max={Math.max(mostPx, widthPx)}
        step={0.25}
        valueText={t("icon.customize.px", { length: widthPx })}
        onChange={({ currentTarget }) => onChange({ stroke: currentTarget.valueAsNumber })}
        {...(isFixed && { disabledReason: t(`icon.customize.strokes.${facts.reason}`) })}
      />
      {!isFixed && (
        <Switch
          checked={absoluteStroke}
          onChange={({ currentTarget }) =>
            onChange({ stroke: widthPx, absoluteStroke: currentTarget.checked || undefined })
          }
        >
          {t("icon.customize.absolute")}
        </Switch>
      )}
    </ControlGroup>
  );
}
