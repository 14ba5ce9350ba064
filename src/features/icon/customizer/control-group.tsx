import type { ReactNode } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import styles from "./control-group.module.css";

export interface ControlGroupProps {
  label: string;
  /** What stands at the end of the line of the label. */
  end?: ReactNode;
  /** Resets the property; left out while it is not set. */
  onClear?: (() => void) | undefined;
  children?: ReactNode;
}

/** Controls of one property under its name. */
export function ControlGroup({ label, end, onClear, children }: ControlGroupProps) {
  const t = useMessages();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.line}>
        <span className={styles.label} aria-hidden>
          {label}
        </span>
        {onClear && (
          <IconButton size="sm" glyph="x" label={t("icon.customize.clear", { name: label })} onClick={onClear} />
        )}
        {end !== undefined && <div className={styles.end}>{end}</div>}
      </div>
      {children}
    </fieldset>
  );
}
