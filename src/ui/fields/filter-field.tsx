import type { KeyboardEvent } from "react";
import styles from "./filter-field.module.css";
import { Glyph } from "../foundation/glyph.tsx";

export interface FindFieldProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** Enter was pressed. */
  onAccept?: () => void;
  className?: string | undefined;
}

/** Narrows a list while somebody types; Esc empties it. */
export function FindField({ label, value, onValue, onAccept, className = "" }: FindFieldProps) {
  const accept = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    onAccept?.();
  };
  return (
    <label className={`${styles.field} ${className}`}>
      <Glyph name="search" size={16} />
      <input
        type="search"
        value={value}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
        onKeyDown={accept}
      />
    </label>
  );
}
