import type { ComponentProps } from "react";
import { setStyle } from "../hooks/set-style.ts";
import styles from "./slider.module.css";

export interface SliderProps extends Omit<ComponentProps<"input">, "ref" | "type" | "value" | "min" | "max" | "size"> {
  label: string;
  value: number;
  min: number;
  max: number;
  /** The value with its unit, shown and spoken: `48 px`. */
  valueText: string;
  /** Why it cannot be moved. */
  disabledReason?: string;
  /** Label and value are spoken only: they are seen elsewhere. */
  isBare?: boolean;
}

export function Slider(props: SliderProps) {
  const { label, value, min, max, valueText, disabledReason, isBare = false, className = "", ...rest } = props;
  const filled = ((value - min) / (max - min)) * 100;
  return (
    <label className={`${styles.slider} ${className}`}>
      {!isBare && (
        <>
          <span className={styles.label}>{label}</span>
          <span className={styles.value} aria-hidden>
            {valueText}
          </span>
        </>
      )}
      <input
        {...rest}
        type="range"
        value={value}
        min={min}
        max={max}
        disabled={rest.disabled ?? disabledReason !== undefined}
        aria-label={label}
        aria-valuetext={valueText}
        className={styles.track}
        ref={setStyle({ "--filled": `${filled}%` })}
      />
      {disabledReason && <span className={styles.reason}>{disabledReason}</span>}
    </label>
  );
}
