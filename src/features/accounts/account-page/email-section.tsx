import { useState, type FormEvent } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { InlineForm } from "../../../ui/fields/inline-form.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { SettingsSection } from "../../../ui/layout/settings-section.tsx";
import { OutboxLink } from "../sign-in/outbox-link.tsx";
import { demandValid, sendJson } from "../../../browser/send-json.ts";
import { useCall } from "../../../ui/hooks/use-call.ts";
import { useProblemText } from "./use-problem-text.ts";

interface EmailSectionProps {
  email: string | undefined;
  hasMail: boolean;
  isTestMode: boolean;
}

/** Somebody's address, and another one for it. */
export function EmailSection({ email, hasMail, isTestMode }: EmailSectionProps) {
  const t = useMessages();
  const { isBusy, problem, run } = useCall();
  const explain = useProblemText();
  const [next, setNext] = useState("");
  const [sentTo, setSentTo] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const isSent = await run(async () => {
      demandValid(form);
      await sendJson("/api/user/v2/email", "POST", { email: next });
    });
    if (!isSent) return;
    setSentTo(next.trim());
    setNext("");
  };
  const wrong = { invalid_input: t("account.email.invalid"), unavailable: t("account.mail.unsent") };
  return (
    <SettingsSection title={t("account.email")} lead={t("account.email.lead")}>
      <p>{email ?? t("account.email.none")}</p>
      {hasMail && (
        <InlineForm noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label={t("account.email.new")}
            type="email"
            required
            autoComplete="email"
            maxLength={254}
            value={next}
            error={explain(problem, wrong)}
            onChange={({ currentTarget: { value } }) => setNext(value)}
          />
          <Button type="submit" isBusy={isBusy}>
            {t("account.email.send")}
          </Button>
        </InlineForm>
      )}
      <output>
        {sentTo !== undefined && t("account.email.sent", { email: sentTo })}
        {sentTo !== undefined && isTestMode && <OutboxLink />}
      </output>
    </SettingsSection>
  );
}
