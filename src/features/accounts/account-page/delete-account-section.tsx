import { useState, type FormEvent } from "react";
import { ApiFailure } from "../../../browser/api-client.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button, LinkButton } from "../../../ui/button/button.tsx";
import { closeDialog, ModalDialog, ModalHead } from "../../../ui/dialog/modal-dialog.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { SettingsSection } from "../../../ui/layout/settings-section.tsx";
import styles from "./delete-account-section.module.css";
import { sendJson } from "../../../browser/send-json.ts";
import { useCall } from "../../../ui/hooks/use-call.ts";
import { useProblemText } from "./use-problem-text.ts";

interface DeleteAccountSectionProps {
  email: string | undefined;
  name: string;
}

/** Taking along what is kept about oneself, and going. */
export function DeleteAccountSection({ email, name }: DeleteAccountSectionProps) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection title={t("account.data")} lead={t("account.data.lead")}>
      <LinkButton href="/api/user/v2/export" icon="download" download>
        {t("account.data.download")}
      </LinkButton>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t("account.delete")}
      </Button>
      {isOpen && <DeleteAccountDialog proof={email ?? name} onClose={() => setOpen(false)} />}
    </SettingsSection>
  );
}

/** As the server compares it. */
const fold = (text: string) => text.trim().toLowerCase();

function DeleteAccountDialog({ proof, onClose }: { proof: string; onClose: () => void }) {
  const t = useMessages();
  const { isBusy, problem, run, forget } = useCall();
  const explain = useProblemText();
  const [confirm, setConfirm] = useState("");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isGone = await run(async () => {
      if (fold(confirm) !== fold(proof)) throw new ApiFailure(0, { code: "invalid_input" });
      await sendJson("/api/user/v2", "DELETE", { confirm });
    });
    if (isGone) location.assign("/icons/account/left");
  };
  return (
    <ModalDialog label={t("account.delete.title")} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <ModalHead title={t("account.delete.title")} closeLabel={t("site.action.close")} />
        <p>{t("account.delete.text")}</p>
        {proof !== "" && (
          <TextField
            label={t("account.delete.confirm", { text: proof })}
            autoComplete="off"
            spellCheck={false}
            value={confirm}
            error={explain(problem, { invalid_input: t("account.delete.wrong", { text: proof }) })}
            onChange={({ currentTarget: { value } }) => {
              setConfirm(value);
              if (problem !== undefined) forget();
            }}
          />
        )}
        <div className={styles.buttons}>
          <Button onClick={closeDialog}>{t("account.cancel")}</Button>
          <Button type="submit" variant="danger" isBusy={isBusy}>
            {t("account.delete.title")}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
