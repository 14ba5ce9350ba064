import { lazy, Suspense } from "react";
import styles from "./color-picker-button.module.css";
import { Popover, usePopover } from "./popover.tsx";

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
  const { trigger, panel, isOpen } = usePopover();
  return (
    <>
      <button
        type="button"
        {...trigger}
        className={styles.trigger}
        aria-label={label}
        data-tooltip={label}
        disabled={isDisabled}
        onPointerEnter={preload}
        onFocus={preload}
      />
      <Popover {...panel} label={label} className={styles.panel}>
        {isOpen && (
          <Suspense>
            <ColorPickerPanel label={label} value={value} onChange={onChange} />
          </Suspense>
        )}
      </Popover>
    </>
  );
}
