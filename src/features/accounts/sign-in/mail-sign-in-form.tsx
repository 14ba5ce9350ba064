import { useState, type FormEvent } from "react";
import { prepareProof, sendWithProof } from "../../../browser/send-with-proof.ts";
import type { CaptchaSite } from "../../../core/people/captcha.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import styles from "./mail-sign-in-form.module.css";
import { OutboxLink } from "./outbox-link.tsx";
import { demandValid, readField } from "../../../browser/send-json.ts";
import { useCall } from "../../../ui/hooks/use-call.ts";
import { useProblemText } from "../account-page/use-problem-text.ts";

export interface MailSignInFormProps {
  /** The page to show afterwards. */
  path: string | undefined;
  captcha: CaptchaSite;
  /** Letters stay on this machine. */
  isTestMode: boolean;
}

/** Signing in by a link in a letter. */
export function MailSignInForm({ path, captcha, isTestMode }: MailSignInFormProps) {
  const t = useMessages();
  const { isBusy, problem, run } = useCall();
  const explain = useProblemText();
  const [email, setEmail] = useState("");
  const [sentTo, setSentTo] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = readField(form, "email");
    const body = { email: typed, ...(path !== undefined && { path }) };
    const isSent = await run(async () => {
      demandValid(form);
      await sendWithProof("/api/auth/v1/login/email", body, {
        site: captcha,
        action: "sign_in",
        texts: { title: t("account.captcha.title"), cancel: t("account.cancel") },
      });
    });
    if (isSent) setSentTo(typed.trim());
  };
  const wrong = {
    invalid_input: t("account.email.invalid"),
    unavailable: t("account.mail.unsent"),
    INVALID_RECAPTCHA: t("account.captcha.failed"),
  };
  if (sentTo !== undefined) {
    return (
      <output className={styles.sent}>
        <span>{t("account.mail.sent", { email: sentTo })}</span>
        {isTestMode && <OutboxLink />}
        <Button size="sm" variant="ghost" onClick={() => setSentTo(undefined)}>
          {t("account.mail.again")}
        </Button>
      </output>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t("account.email")}
        type="email"
        required
        name="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        error={explain(problem, wrong)}
        onFocus={() => prepareProof(captcha)}
        onChange={({ currentTarget: { value } }) => setEmail(value)}
      />
      <Button type="submit" size="lg" icon="mail" isBusy={isBusy}>
        {t("account.mail.send")}
      </Button>
      <noscript>
        <p>{t("account.captcha.noScript")}</p>
      </noscript>
    </form>
  );
}
