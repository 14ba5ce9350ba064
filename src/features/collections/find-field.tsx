import { Glyph } from "../../ui/glyph.tsx";
import styles from "./find-field.module.css";

export interface FindFieldProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
}

/** Narrows what the page shows while somebody types; Esc empties it. */
export function FindField({ label, value, onValue }: FindFieldProps) {
  return (
    <label className={styles.field}>
      <Glyph name="search" size={16} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      />
    </label>
  );
}
