import { useEffect, useRef, type ReactNode, type SyntheticEvent } from "react";

export interface ModalDialogProps {
  label: string;
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A native modal dialog that is open as long as it is there: it holds the focus, closes on Esc and on a press beside it. */
export function ModalDialog({ label, className, onClose, children }: ModalDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  useEffect(() => dialogRef.current?.showModal(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the overlay; Esc and the buttons close as well
    <dialog
      ref={dialogRef}
      className={className}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) closeDialog(event);
      }}
    >
      {children}
    </dialog>
  );
}

/** For the buttons inside: closes the dialog they stand in. */
export function closeDialog({ currentTarget }: SyntheticEvent): void {
  currentTarget.closest("dialog")?.close();
}
