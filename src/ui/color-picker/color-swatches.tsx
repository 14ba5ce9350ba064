import { setStyle } from "../hooks/set-style.ts";
import "./swatch-colors.css";
import styles from "./color-swatches.module.css";

export interface Swatch {
  value: string;
  /** CSS color, or what else can be a background. */
  hex: string;
  label: string;
}

export interface ColorSwatchesProps {
  label: string;
  /** Name of the radio group. */
  name: string;
  swatches: readonly Swatch[];
  selected: string | undefined;
  /** In rows of so many, as wide as there is room; left out, they follow each other. */
  columns?: number;
  onSelect?: (value: string) => void;
}

/** A palette to choose one color from: native radio buttons, so arrows move and a form sends the choice. */
export function ColorSwatches({ label, name, swatches, selected, columns, onSelect }: ColorSwatchesProps) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={styles.swatches}
      {...(columns !== undefined && {
        "data-columns": true,
        ref: setStyle({ "--columns": columns }),
      })}
    >
      {swatches.map(({ value, hex, label: colorLabel }) => (
        <label
          key={value}
          className={styles.swatch}
          data-tooltip={colorLabel}
          data-hex={hex}
          ref={setStyle({ "--swatch": hex })}
        >
          <input
            type="radio"
            name={name}
            value={value}
            aria-label={colorLabel}
            {...(onSelect
              ? { checked: value === selected, onChange: () => onSelect(value) }
              : { defaultChecked: value === selected })}
          />
        </label>
      ))}
    </div>
  );
}
