import { useId, useRef, useState, type ComponentProps, type InputEvent } from "react";
import { Glyph } from "../foundation/glyph.tsx";
import styles from "./text-field.module.css";

type Control = HTMLInputElement | HTMLTextAreaElement;

export interface TextFieldProps extends Omit<ComponentProps<"input">, "size" | "ref"> {
  label: string;
  /** Below the field, always. */
  help?: string | undefined;
  /** What is wrong with the text; stands in the place of the help and is announced. */
  error?: string | undefined;
  /** Name of the cross that empties the field; left out, there is none. */
  clearLabel?: string;
  /** Counts the characters against `maxLength`. */
  hasCounter?: boolean;
  /** Several lines that grow with the text. */
  isMultiline?: boolean;
}

/** A native text input with its label, help and error. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, clearLabel, hasCounter, isMultiline, id: givenId, className = "", ...rest } = props;
  const madeId = useId();
  const id = givenId ?? madeId;
  const control = useRef<Control>(null);
  const [typedLength, setTypedLength] = useState(() => String(rest.defaultValue ?? "").length);
  const length = rest.value === undefined ? typedLength : String(rest.value).length;
  const isCounted = hasCounter === true && rest.maxLength !== undefined;
  const described = [error === undefined ? help && `${id}-help` : `${id}-error`, isCounted && `${id}-count`];
  const field = {
    placeholder: " ",
    ...rest,
    id,
    className: styles.control,
    "aria-invalid": error !== undefined || undefined,
    "aria-describedby": described.filter(Boolean).join(" ") || undefined,
    onInput(event: InputEvent<HTMLInputElement>) {
      setTypedLength(event.currentTarget.value.length);
      rest.onInput?.(event);
    },
  };
  return (
    <div className={`${styles.field} ${className}`} data-invalid={error !== undefined || undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        {isMultiline ? (
          <textarea rows={3} {...(field as object)} ref={control as React.RefObject<HTMLTextAreaElement>} />
        ) : (
          <input type="text" {...field} ref={control as React.RefObject<HTMLInputElement>} />
        )}
        {clearLabel !== undefined && !rest.disabled && !rest.readOnly && (
          <button
            type="button"
            aria-label={clearLabel}
            className={styles.clear}
            onClick={() => control.current && clearText(control.current)}
          >
            <Glyph name="x" size={16} />
          </button>
        )}
      </div>
      {(help !== undefined || error !== undefined || isCounted) && (
        <div className={styles.notes}>
          {help !== undefined && error === undefined && <span id={`${id}-help`}>{help}</span>}
          <span id={`${id}-error`} role="alert" className={styles.error}>
            {error !== undefined && (
              <>
                <Glyph name="circle-alert" size={14} />
                {error}
              </>
            )}
          </span>
          {isCounted && (
            <span id={`${id}-count`} className={styles.count}>
              {length}/{rest.maxLength}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

/** Empties a text control as its owner would: they hear of it, and it has the focus. */
function clearText(control: Control): void {
  // By the setter of its kind: React watches that of the element itself and would take the change for its own.
  Reflect.set(Object.getPrototypeOf(control) as Control, "value", "", control);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.focus();
}
