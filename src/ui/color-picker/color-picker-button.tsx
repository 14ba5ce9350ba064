import { lazy, Suspense, type ReactNode } from "react";
import { setStyle } from "../hooks/set-style.ts";
import styles from "./color-picker-button.module.css";
import { Popover, usePopover } from "../dialog/popover.tsx";

const loadPanel = () => import("./color-picker-panel.tsx");
const ColorPickerPanel = lazy(loadPanel);

const preload = () => void loadPanel();

export interface ColorPickerButtonProps {
  /** Accessible name of the button and of the field of colors. */
  label: string;
  /** `#rrggbb` */
  value: string;
  onChange: (value: `#${string}`) => void;
  isDisabled?: boolean;
  size?: "sm" | "md";
  /** CSS color that the button shows, instead of all there are. */
  swatch?: string;
  /** Below the picker. */
  children?: ReactNode;
}

/** Opens any color to choose from. The picker itself is fetched when somebody reaches for it. */
export function ColorPickerButton(props: ColorPickerButtonProps) {
  const { label, value, onChange, isDisabled = false, size = "md", swatch, children } = props;
  const { trigger, panel, isOpen } = usePopover();
  return (
    <>
      <button
        type="button"
        {...trigger}
        className={styles.trigger}
        data-size={size}
        {...(swatch && { "data-swatch": true, ref: setStyle({ "--swatch": swatch }) })}
        aria-label={label}
        data-tooltip={label}
        disabled={isDisabled}
        onPointerEnter={preload}
        onFocus={preload}
      />
      <Popover {...panel} label={label} className={styles.panel}>
        <div className={styles.picker}>
          {isOpen && (
            <Suspense>
              <ColorPickerPanel label={label} value={value} onChange={onChange} />
            </Suspense>
          )}
        </div>
        {isOpen && children}
      </Popover>
    </>
  );
}
