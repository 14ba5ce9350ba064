import { useState } from "react";
import { ApiFailure } from "../../../browser/api-client.ts";
import { sendJson } from "../../../browser/send-json.ts";
import { keyScopes, type KeyScope } from "../../../core/people/api-key-scopes.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { CopyButton } from "../../../ui/button/copy-button.tsx";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { closeDialog, ModalDialog, ModalHead } from "../../../ui/dialog/modal-dialog.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useCall } from "../../../ui/hooks/use-call.ts";
import { Select } from "../../../ui/select/select.tsx";
import { useProblemText } from "../account-page/use-problem-text.ts";
import styles from "./api-key-dialog.module.css";

const lifetimes = ["30", "90", "365"] as const;
const longestName = 60;

/** Making a key: what it is for, and then the key, once. `path` is the call that makes it. */
export function ApiKeyDialog({ path, onClose }: { path: string; onClose: () => void }) {
  const t = useMessages();
  const { isBusy, problem, run } = useCall();
  const explain = useProblemText();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly KeyScope[]>(["search", "download"]);
  const [days, setDays] = useState<string | undefined>("90");
  const [made, setMade] = useState<string>();
  const save = () =>
    run(async () => {
      if (name.trim() === "" || scopes.length === 0) throw new ApiFailure(0, { code: "invalid_input" });
      const wish = { name, scopes, ...(days !== undefined && { days: Number(days) }) };
      setMade((await sendJson<{ key: string }>(path, "POST", wish)).key);
    });
  if (made !== undefined) return <MadeKey apiKey={made} onClose={onClose} />;
  const own = { invalid_input: t("account.keys.incomplete"), limit_reached: t("account.keys.enough") };
  return (
    <FormDialog
      title={t("account.keys.create")}
      closeLabel={t("site.action.close")}
      cancelLabel={t("account.cancel")}
      saveLabel={t("account.keys.create")}
      isBusy={isBusy}
      problem={explain(problem, own)}
      onSave={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={t("account.keys.name")}
        help={t("account.keys.nameHelp")}
        autoComplete="off"
        maxLength={longestName}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <fieldset className={styles.scopes}>
        <legend>{t("account.keys.scopes")}</legend>
        {keyScopes.map((scope) => (
          <label key={scope}>
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={({ currentTarget: { checked } }) =>
                setScopes(keyScopes.filter((each) => (each === scope ? checked : scopes.includes(each))))
              }
            />
            {t(`account.keys.scope.${scope}`)}
          </label>
        ))}
      </fieldset>
      <Select
        label={t("account.keys.expiry")}
        options={lifetimes.map((value) => ({ value, label: t("account.keys.expiry.days", { count: Number(value) }) }))}
        selected={days}
        onSelect={setDays}
        placeholder={t("account.keys.expiry.never")}
      />
    </FormDialog>
  );
}

/** The key, which nobody can see again. */
function MadeKey({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  const t = useMessages();
  return (
    <ModalDialog label={t("account.keys.made")} onClose={onClose}>
      <div className={styles.form}>
        <ModalHead title={t("account.keys.made")} closeLabel={t("site.action.close")} />
        <p>{t("account.keys.made.text")}</p>
        <code className={styles.key}>{apiKey}</code>
        <div className={styles.buttons}>
          <Button onClick={closeDialog}>{t("account.keys.done")}</Button>
          <CopyButton
            variant="primary"
            text={apiKey}
            label={t("account.keys.copy")}
            copiedLabel={t("account.keys.copied")}
          />
        </div>
      </div>
    </ModalDialog>
  );
}
