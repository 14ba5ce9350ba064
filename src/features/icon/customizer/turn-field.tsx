import type { Flip, IconCustomization } from "../../../core/svg/icon-customization.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Slider } from "../../../ui/fields/slider.tsx";
import { ControlGroup } from "./control-group.tsx";
import type { CustomizationChange } from "../customization/merge-customization.ts";

export interface TurnFieldProps {
  customization: IconCustomization;
  onChange: (change: CustomizationChange) => void;
}

/** How a drawing is turned and flipped, and how much is seen through it. */
export function TurnField({ customization, onChange }: TurnFieldProps) {
  const t = useMessages();
  const { rotate = 0, flip = "none", opacity = 1 } = customization;
  const isMirrored = flip === "horizontal" || flip === "both";
  const isUpended = flip === "vertical" || flip === "both";
  const degrees = rotate > 180 ? rotate - 360 : rotate;
  const angle = t("icon.customize.degrees", { degrees });
  const turn = (by: number) => onChange({ rotate: (rotate + by + 360) % 360 });
  const percent = t("icon.customize.percent", { share: Math.round(opacity * 100) });
  return (
    <>
      <ControlGroup
        label={t("icon.customize.turn")}
        onClear={rotate !== 0 || flip !== "none" ? () => onChange({ rotate: undefined, flip: undefined }) : undefined}
        end={
          <>
            <IconButton size="sm" glyph="rotate-ccw" label={t("icon.customize.turnLeft")} onClick={() => turn(-90)} />
            <IconButton size="sm" glyph="rotate-cw" label={t("icon.customize.turnRight")} onClick={() => turn(90)} />
            <IconButton
              size="sm"
              glyph="flip-horizontal-2"
              label={t("icon.customize.flipHorizontal")}
              isPressed={isMirrored}
              onClick={() => onChange({ flip: nameFlip(!isMirrored, isUpended) })}
            />
            <IconButton
              size="sm"
              glyph="flip-vertical-2"
              label={t("icon.customize.flipVertical")}
              isPressed={isUpended}
              onClick={() => onChange({ flip: nameFlip(isMirrored, !isUpended) })}
            />
          </>
        }
      />
      <Slider
        label={t("icon.customize.angle")}
        value={degrees}
        min={-180}
        max={180}
        valueText={angle}
        onChange={({ currentTarget }) => onChange({ rotate: (currentTarget.valueAsNumber + 360) % 360 })}
      />
      <Slider
        label={t("icon.customize.opacity")}
        value={Math.round(opacity * 100)}
        min={0}
        max={100}
        valueText={percent}
        onChange={({ currentTarget }) => onChange({ opacity: currentTarget.valueAsNumber / 100 })}
      />
    </>
  );
}

function nameFlip(isMirrored: boolean, isUpended: boolean): Flip | undefined {
  if (isMirrored) return isUpended ? "both" : "horizontal";
  return isUpended ? "vertical" : undefined;
}
