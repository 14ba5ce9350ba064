import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Select } from "../../../ui/select/select.tsx";
import { SettingsSection } from "../../../ui/layout/settings-section.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useCall } from "../../../ui/hooks/use-call.ts";
import styles from "./catalogue-page.module.css";
import { publishingLimits, takeDownReasons, type TakeDownReason } from "./contract.ts";

const longestAddress = 2000;

export interface TakeDownFormProps {
  /** What stands in it at first; with an icon, the form comes into sight. */
  first: string;
  takeDown: (order: { icon: string; reason: TakeDownReason; note: string }) => Promise<void>;
}

/** Which icon is to go, and why. */
export function TakeDownForm({ first, takeDown }: TakeDownFormProps) {
  const t = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const [icon, setIcon] = useState(first);
  const [reason, setReason] = useState<TakeDownReason>(takeDownReasons[0]);
  const [note, setNote] = useState("");
  const { isBusy, problem, run, forget } = useCall();
  useEffect(() => {
    if (first !== "") form.current?.querySelector("input")?.focus();
  }, [first]);
  const wrong = {
    invalid_input: t("admin.catalogue.icon.wrong"),
    not_found: t("admin.catalogue.icon.missing"),
  }[problem ?? ""];
  const send = async () => {
    if (!(await run(() => takeDown({ icon, reason, note })))) return;
    setIcon("");
    setNote("");
  };
  return (
    <SettingsSection
      title={t("admin.catalogue.takeDown")}
      lead={t("admin.catalogue.takeDown.lead")}
      problem={problem !== undefined && wrong === undefined ? t("admin.failed") : undefined}
    >
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label={t("admin.catalogue.icon")}
          help={t("admin.catalogue.icon.help")}
          error={wrong}
          value={icon}
          required
          maxLength={longestAddress}
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => {
            setIcon(value);
            forget();
          }}
        />
        <Select
          label={t("admin.catalogue.reason")}
          options={takeDownReasons.map((code) => ({ value: code, label: t(`admin.catalogue.reason.${code}`) }))}
          selected={reason}
          onSelect={(code) => code && setReason(code)}
        />
        <TextField
          className={styles.wide ?? ""}
          label={t("admin.catalogue.note")}
          help={t("admin.catalogue.note.help")}
          value={note}
          maxLength={publishingLimits.reasonLength}
          onChange={({ currentTarget: { value } }) => setNote(value)}
        />
        <Button type="submit" variant="primary" isBusy={isBusy} className={styles.send ?? ""}>
          {t("admin.catalogue.takeDown")}
        </Button>
      </form>
    </SettingsSection>
  );
}
