import { useMessages } from "../../../i18n/use-messages.ts";
import { FormDialog, type FormDialogProps } from "../../../ui/dialog/form-dialog.tsx";

/** One row of what editors write by hand, with what it will look like. */
export function RowDialog(props: Omit<FormDialogProps, "closeLabel" | "cancelLabel" | "saveLabel">) {
  const t = useMessages();
  return (
    <FormDialog
      {...props}
      closeLabel={t("site.action.close")}
      cancelLabel={t("admin.cancel")}
      saveLabel={t("admin.save")}
    />
  );
}
