import { lazy, Suspense, useId, useState } from "react";
import styles from "./color-picker-button.module.css";

const loadPanel = () => import("./color-picker-panel.tsx");
const ColorPickerPanel = lazy(loadPanel);

const preload = () => void loadPanel();

export interface ColorPickerButtonProps {
  /** Accessible name of the button and of the field of colours. */
  label: string;
  /** `#rrggbb` */
  value: string;
  onChange: (value: `#${string}`) => void;
  isDisabled?: boolean;
}

/** Opens any colour to choose from. The picker itself is fetched when somebody reaches for it. */
export function ColorPickerButton({ label, value, onChange, isDisabled = false }: ColorPickerButtonProps) {
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="dialog"
        data-tooltip={label}
        popoverTarget={panelId}
        disabled={isDisabled}
        onPointerEnter={preload}
        onFocus={preload}
      />
      <dialog
        id={panelId}
        popover="auto"
        aria-label={label}
        className={styles.panel}
        onToggle={(event) => setIsOpen(event.newState === "open")}
      >
        {isOpen && (
          <Suspense>
            <ColorPickerPanel label={label} value={value} onChange={onChange} />
          </Suspense>
        )}
      </dialog>
    </>
  );
}
