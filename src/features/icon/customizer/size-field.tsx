import { customizationLimits } from "../../../core/svg/icon-customization.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { ControlGroup } from "./control-group.tsx";
import styles from "./size-field.module.css";

const usualSizesPx = [16, 24, 32, 48, 64, 128, 256, 512];

export interface SizeFieldProps {
  sizePx: number | undefined;
  onSize: (sizePx: number) => void;
  onClear: (() => void) | undefined;
}

/** The edge of the picture: a usual one, or any. */
export function SizeField({ sizePx, onSize, onClear }: SizeFieldProps) {
  const t = useMessages();
  const label = t("icon.customize.size");
  return (
    <ControlGroup
      label={label}
      onClear={onClear}
      end={<NumberField label={label} unit="px" {...customizationLimits.size} value={sizePx} onNumber={onSize} />}
    >
      <div className={styles.sizes}>
        {usualSizesPx.map((size) => (
          <button
            key={size}
            type="button"
            className={styles.size}
            aria-pressed={sizePx === size}
            onClick={() => onSize(size)}
          >
            {size}
          </button>
        ))}
      </div>
    </ControlGroup>
  );
}
