import { useState } from "react";
import { readHexDigits } from "../../core/svg/colors/read-hex-digits.ts";
import styles from "../fields/number-field.module.css";

export interface HexFieldProps {
  label: string;
  /** What is wrong with digits that are no color. */
  error: string;
  /** `#rrggbb`, with two digits more for what is translucent; undefined for none. */
  value: string | undefined;
  onColor: (color: `#${string}`) => void;
}

/** The hex digits of a color, taken over as soon as they are complete. */
export function HexField({ label, error, value, onColor }: HexFieldProps) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? value?.slice(1).toUpperCase() ?? "";
  const isWrong = text !== "" && readHexDigits(text) === undefined;
  return (
    <label className={`${styles.field} ${styles.hex}`}>
      <span aria-hidden>#</span>
      <input
        type="text"
        aria-label={label}
        value={text}
        maxLength={9}
        spellCheck={false}
        autoComplete="off"
        placeholder="228BE6"
        aria-invalid={isWrong || undefined}
        title={isWrong ? error : undefined}
        onChange={({ currentTarget }) => {
          const digits = currentTarget.value.trim().replace(/^#/, "");
          setTyped(digits);
          const color = readHexDigits(digits);
          if (color) onColor(color);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}
