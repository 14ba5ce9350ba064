import { useId, useState, type ComponentProps, type SyntheticEvent, type ToggleEvent } from "react";
import styles from "./popover.module.css";

/** Props that tie a button to its popover, see `usePopover`. */
export interface PopoverTie {
  trigger: { popoverTarget: string; "aria-haspopup": "dialog" };
  panel: { id: string; onBeforeToggle: (event: ToggleEvent<HTMLDialogElement>) => void };
  isOpen: boolean;
}

/** `<Button {...trigger}>` opens `<Popover {...panel} label="…">`; the platform does the rest, with and without script. */
export function usePopover(): PopoverTie {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return {
    trigger: { popoverTarget: id, "aria-haspopup": "dialog" },
    panel: { id, onBeforeToggle: (event) => setIsOpen(event.newState === "open") },
    isOpen,
  };
}

export interface PopoverProps extends Omit<ComponentProps<"dialog">, "popover"> {
  label: string;
}

/** A panel beside its button: takes the focus, closes on Esc and on a press outside, and gives the focus back. */
export function Popover({ label, className = "", ...rest }: PopoverProps) {
  return <dialog {...rest} popover="auto" aria-label={label} className={`${styles.panel} ${className}`} />;
}

/** For what stands inside: closes the popover around it. */
export function closePopover({ currentTarget }: SyntheticEvent): void {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}
