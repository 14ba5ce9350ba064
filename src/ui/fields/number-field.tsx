import { useState, type ComponentProps } from "react";
import styles from "./number-field.module.css";

export interface NumberFieldProps extends Omit<ComponentProps<"input">, "type" | "value" | "onChange" | "min" | "max"> {
  label: string;
  value: number | undefined;
  min: number;
  max: number;
  /** Steps between whole numbers; left out, there are none. */
  decimals?: number;
  unit?: string;
  onNumber: (value: number) => void;
}

/** A short number, taken over while it is typed as soon as it is within the limits; arrows step. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, min, max, decimals = 0, unit, onNumber, className = "", ...rest } = props;
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (value === undefined ? "" : String(value));
  const read = (written: string) => {
    const wanted = Number(Number(written).toFixed(decimals));
    return written.trim() !== "" && wanted >= min && wanted <= max ? wanted : undefined;
  };
  return (
    <label className={`${styles.field} ${className}`}>
      <input
        {...rest}
        type="number"
        aria-label={label}
        min={min}
        max={max}
        value={text}
        aria-invalid={(typed !== undefined && read(typed) === undefined) || undefined}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          const wanted = read(currentTarget.value);
          if (wanted !== undefined) onNumber(wanted);
        }}
        onBlur={() => setTyped(undefined)}
      />
      {unit !== undefined && <span aria-hidden>{unit}</span>}
    </label>
  );
}
