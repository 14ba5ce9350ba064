import { useRef, type ComponentProps, type ReactNode } from "react";
import { Glyph } from "../foundation/glyph.tsx";
import styles from "./search-field.module.css";

export interface SearchFieldProps extends Omit<ComponentProps<"input">, "size" | "ref"> {
  label: string;
  submitLabel: string;
  clearLabel: string;
  size?: "md" | "xl";
  /** `text` for a field that has suggestions: it may have the role of a combobox. */
  type?: "search" | "text";
  /** The key that focuses the field, shown inside it while it is empty. */
  shortcut?: string | undefined;
  /** What the search is narrowed to, at its start. */
  scope?: ReactNode;
  /** Links or buttons at its end: other ways to search. */
  tools?: ReactNode;
  toolsLabel?: string;
}

/** The search input with its buttons. Put it in a `<form role="search">`: it works as a plain form. */
export function SearchField({
  label,
  submitLabel,
  clearLabel,
  size = "md",
  type = "search",
  shortcut,
  scope,
  tools,
  toolsLabel,
  className = "",
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    const field = input.current;
    if (!field) return;
    field.setRangeText("", 0, field.value.length);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  };
  return (
    <div className={`${styles.field} ${className}`} data-size={size}>
      <Glyph name="search" size={size === "xl" ? 24 : 18} className={styles.lens} />
      {scope && <div className={styles.scope}>{scope}</div>}
      <input
        placeholder=" "
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        ref={input}
        type={type}
        aria-label={label}
        className={styles.input}
      />
      {shortcut && (
        <kbd className={styles.shortcut} aria-hidden="true">
          {shortcut}
        </kbd>
      )}
      {/* Keys of the field do the same as these two: they are no stops of the tab key. */}
      <button type="button" tabIndex={-1} className={styles.clear} aria-label={clearLabel} onClick={clear}>
        <Glyph name="x" size={18} />
      </button>
      {tools && (
        <div role="toolbar" aria-label={toolsLabel} className={styles.tools}>
          {tools}
        </div>
      )}
      <button type="submit" tabIndex={-1} className={styles.submit} aria-label={submitLabel}>
        {size === "xl" ? <span aria-hidden="true">{submitLabel}</span> : <Glyph name="arrow-right" size={18} />}
      </button>
    </div>
  );
}
