import { useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from "react";
import { IconButton } from "../button/icon-button.tsx";
import styles from "./modal-dialog.module.css";

export interface ModalDialogProps {
  label: string;
  className?: string | undefined;
  /** False while it must not be left: then Esc, the overlay and close buttons do nothing. */
  canClose?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A native modal dialog that is open as long as it is there: it holds the focus, closes on Esc and on a press beside it,
 * and gives the focus back to where it was.
 */
export function ModalDialog({ label, className = "", canClose = true, onClose, children }: ModalDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    // Taken away while it is open, it would keep the focus it owes.
    return () => dialog?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the overlay; Esc and the buttons close as well
    <dialog
      ref={dialogRef}
      className={`${styles.dialog} ${className}`}
      aria-label={label}
      closedby={canClose ? "closerequest" : "none"}
      onCancel={(event) => {
        if (!canClose && event.target === event.currentTarget) event.preventDefault();
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
      // A press that began inside, such as selecting text, is not meant for the overlay wherever it ends.
      onPointerDown={(event) => (isPressedBeside.current = isBeside(event))}
      onClick={(event) => {
        if (isPressedBeside.current && isBeside(event)) closeDialog(event);
      }}
    >
      {children}
    </dialog>
  );
}

export interface ModalHeadProps {
  title: string;
  /** Name of the close button; left out, there is none. */
  closeLabel?: string;
}

/** The title of a dialog with the button that closes it. */
export function ModalHead({ title, closeLabel }: ModalHeadProps) {
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      {closeLabel !== undefined && <IconButton glyph="x" label={closeLabel} hasTooltip={false} onClick={closeDialog} />}
    </header>
  );
}

/** For the buttons inside: closes the dialog they stand in, where it can be closed. */
export function closeDialog({ currentTarget }: SyntheticEvent): void {
  const dialog = currentTarget.closest("dialog");
  if (dialog?.getAttribute("closedby") !== "none") dialog?.close();
}

function isBeside({ target, currentTarget, clientX, clientY }: React.MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
