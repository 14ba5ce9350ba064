import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import styles from "./form-dialog.module.css";
import { closeDialog, ModalDialog, ModalHead } from "./modal-dialog.tsx";

export interface FormDialogProps {
  title: string;
  closeLabel: string;
  cancelLabel: string;
  saveLabel: string;
  isBusy: boolean;
  /** What went wrong, where no field is to blame. */
  problem: string | undefined;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, which is saved or left. */
export function FormDialog(props: FormDialogProps) {
  const { title, closeLabel, cancelLabel, saveLabel, isBusy, problem, onSave, onClose, children } = props;
  return (
    <ModalDialog label={title} className={styles.dialog} canClose={!isBusy} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <ModalHead title={title} closeLabel={closeLabel} />
        {children}
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.buttons}>
          <Button onClick={closeDialog}>{cancelLabel}</Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {saveLabel}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
