import type { Paint } from "../../../core/svg/icon-customization.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ColorPickerButton } from "../../../ui/color-picker/color-picker-button.tsx";
import { HexField } from "../../../ui/color-picker/hex-field.tsx";
import { setStyle } from "../../../ui/hooks/set-style.ts";
import styles from "./paint-swatch.module.css";

export interface PaintSwatchProps {
  /** As it is drawn. */
  drawn: Paint;
  /** It is a stop of a gradient. */
  isStop: boolean;
  /** What it is replaced by; the same where it is not. */
  paint: Paint;
  onPaint: (paint: Paint) => void;
}

/** One color of a drawing, and what replaces it. */
export function PaintSwatch({ drawn, isStop, paint, onPaint }: PaintSwatchProps) {
  const t = useMessages();
  const isReplaced = paint !== drawn;
  const name = t(isStop ? "icon.customize.stop" : "icon.customize.ownColor", { color: drawn.toUpperCase() });
  const hex = paint === "currentColor" ? undefined : paint;
  return (
    <div className={styles.swatch} data-replaced={isReplaced || undefined} ref={setStyle({ "--drawn": drawn })}>
      <ColorPickerButton
        label={isReplaced ? t("icon.customize.replaced", { name, color: hex?.toUpperCase() ?? paint }) : name}
        value={(hex ?? drawn).slice(0, 7)}
        swatch={hex ?? "var(--color-text)"}
        onChange={onPaint}
      >
        <div className={styles.ways}>
          <HexField
            label={t("icon.customize.hex", { name })}
            error={t("icon.customize.hexError")}
            value={hex}
            onColor={onPaint}
          />
          <Button size="sm" aria-pressed={paint === "currentColor"} onClick={() => onPaint("currentColor")}>
            currentColor
          </Button>
          <Button size="sm" variant="ghost" icon="rotate-ccw" disabled={!isReplaced} onClick={() => onPaint(drawn)}>
            {t("icon.customize.asDrawn")}
          </Button>
        </div>
      </ColorPickerButton>
    </div>
  );
}
