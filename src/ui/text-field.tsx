import { useId, type ComponentProps } from "react";
import styles from "./text-field.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "size"> {
  label: string;
  description?: string;
  error?: string;
  isLabelHidden?: boolean;
}

export function TextField({
  label,
  description,
  error,
  isLabelHidden = false,
  className = "",
  ...rest
}: TextFieldProps) {
  const noteId = useId();
  const note = error ?? description;
  return (
    <label className={`${styles.field} ${className}`}>
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.label}>{label}</span>}
      <input
        {...rest}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? noteId : undefined}
      />
      {note && (
        <span id={noteId} className={styles.note} data-tone={error ? "danger" : undefined}>
          {note}
        </span>
      )}
    </label>
  );
}

export interface NativeSelectProps extends Omit<ComponentProps<"select">, "size"> {
  label: string;
  isLabelHidden?: boolean;
  options: readonly { value: string; label: string }[];
}

/** The platform's own select in our clothes. */
export function NativeSelect({ label, isLabelHidden = false, options, className = "", ...rest }: NativeSelectProps) {
  return (
    <label className={`${styles.select} ${className}`}>
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.label}>{label}</span>}
      <select {...rest} className={styles.input}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
