import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import type { StrokeFacts } from "../../../core/svg/strokes/explain-strokes.ts";
import { startTransition, useOptimistic, useSyncExternalStore } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Slider } from "../../../ui/fields/slider.tsx";
import { Switch } from "../../../ui/button/switch.tsx";
import { ControlGroup } from "./control-group.tsx";
import { prepareStrokePreview, previewStroke } from "../customization/preview-stroke.ts";
import type { CustomizationChange } from "../customization/merge-customization.ts";
import styles from "./stroke-field.module.css";

const usualWidthPx = 2;
const leastPx = 0.25;
const mostPx = 4;

export interface StrokeFieldProps {
  /** What is known of the drawing's strokes; without one, many drawings are meant. */
  facts: StrokeFacts | undefined;
  /** All icons of the page are meant. */
  isForMany: boolean;
  customization: IconCustomization;
  onChange: (change: CustomizationChange) => void;
}

/** The width of strokes, on the grid of the drawing or in px of the picture; with the reason where a drawing has none. */
export function StrokeField({ facts, isForMany, customization, onChange }: StrokeFieldProps) {
  const t = useMessages();
  const { stroke, absoluteStroke = false } = customization;
  const drawnPx = facts?.isChangeable ? facts.widthPx : usualWidthPx;
  const chosenPx = stroke ?? drawnPx;
  // What is being chosen is shown at once, and everything that follows from it as soon as there is time.
  const [widthPx, setWidthPx] = useOptimistic(chosenPx);
  const isFixed = facts?.isChangeable === false;
  const label = t("icon.customize.stroke");
  const prepare = () => prepareStrokePreview(customization);
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
        onPointerEnter={prepare}
        onFocus={prepare}
        onChange={({ currentTarget: { valueAsNumber } }) => {
          previewStroke(valueAsNumber);
          startTransition(() => {
            setWidthPx(valueAsNumber);
            onChange({ stroke: valueAsNumber });
          });
        }}
        {...(isFixed && { disabledReason: t(`icon.customize.strokes.${facts.reason}`) })}
      />
      {isForMany && <StrokeCount />}
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

/** Of many drawings, how many have strokes at all; nothing where all have. */
function StrokeCount() {
  const t = useMessages();
  const [count = 0, total = 0] = useSyncExternalStore(neverChanges, readCounts, () => "")
    .split("/")
    .map(Number);
  if (count === total) return null;
  return <p className={styles.note}>{t("icon.customize.strokes.some", { count, total })}</p>;
}

/** Read anew whenever it is rendered. */
const neverChanges = () => () => undefined;

function readCounts(): string {
  const tiles = [...document.querySelectorAll("main li > a[data-icon]")];
  const stroked = tiles.filter((tile) => tile.querySelector("svg [stroke]:not([stroke=none])"));
  return `${stroked.length}/${tiles.length}`;
}
