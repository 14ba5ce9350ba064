import type { ComponentProps, ReactNode } from "react";
import styles from "./toggle.module.css";

export interface ToggleProps extends Omit<ComponentProps<"input">, "type" | "size"> {
  label: ReactNode;
  /** Already formatted, shown at the end of the line. */
  count?: string;
}

/** On or off, at once. */
export function Switch(props: ToggleProps) {
  return <Toggle {...props} kind="switch" />;
}

/** One of several that can be chosen together. */
export function Checkbox(props: ToggleProps) {
  return <Toggle {...props} kind="checkbox" />;
}

function Toggle({ label, count, kind, className = "", ...rest }: ToggleProps & { kind: "switch" | "checkbox" }) {
  return (
    <label className={`${styles.toggle} ${className}`} data-kind={kind}>
      <input {...rest} type="checkbox" role={kind === "switch" ? "switch" : undefined} className={styles.input} />
      <span className={styles.label}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
