import { useId, useRef, type ComponentProps } from "react";
import { Glyph } from "../foundation/glyph.tsx";
import styles from "./select.module.css";

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps<Value extends string> extends Omit<
  ComponentProps<"select">,
  "value" | "onChange" | "onSelect" | "multiple" | "size" | "children"
> {
  label: string;
  options: readonly SelectOption<Value>[];
  /** Undefined is none. */
  selected: Value | undefined;
  onSelect: (value: Value | undefined) => void;
  /** Stands for none; with it, none can be chosen. */
  placeholder?: string;
  /** Name of the cross that sets the value to none. */
  clearLabel?: string;
}

/**
 * A dropdown: the native one, in our looks where the browser lets us. Arrows, Home and End move, letters find, Enter
 * chooses, Esc and a press outside close; phones show their own picker, and forms send the value.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, selected, onSelect, placeholder, clearLabel, id: givenId, className = "", ...rest } = props;
  const madeId = useId();
  const id = givenId ?? madeId;
  const control = useRef<HTMLSelectElement>(null);
  const clear = () => {
    onSelect(undefined);
    control.current?.focus();
  };
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          {...rest}
          ref={control}
          id={id}
          value={selected ?? ""}
          onChange={({ currentTarget: { value } }) => onSelect(options.find((option) => option.value === value)?.value)}
          className={styles.control}
          data-empty={selected === undefined || undefined}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: optionLabel, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {optionLabel}
            </option>
          ))}
        </select>
        <Glyph name="chevron-down" size={16} className={styles.chevron} />
        {clearLabel !== undefined && selected !== undefined && !rest.disabled && (
          <button type="button" aria-label={clearLabel} className={styles.clear} onClick={clear}>
            <Glyph name="x" size={16} />
          </button>
        )}
      </div>
    </div>
  );
}
