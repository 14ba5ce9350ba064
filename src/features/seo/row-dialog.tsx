import type { ReactNode } from "react";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button } from "../../ui/button.tsx";
import { closeDialog, ModalDialog, ModalHead } from "../../ui/modal-dialog.tsx";
import styles from "./row-dialog.module.css";

export interface RowDialogProps {
  title: string;
  isBusy: boolean;
  /** What went wrong, where no field is to blame. */
  problem: string | undefined;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** One row of what editors write by hand, with what it will look like. */
export function RowDialog({ title, isBusy, problem, onSave, onClose, children }: RowDialogProps) {
  const t = useMessages();
  return (
    <ModalDialog label={title} className={styles.dialog} canClose={!isBusy} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <ModalHead title={title} closeLabel={t("site.action.close")} />
        {children}
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.buttons}>
          <Button onClick={closeDialog}>{t("admin.cancel")}</Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t("admin.save")}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
