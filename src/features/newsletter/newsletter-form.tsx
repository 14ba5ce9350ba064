import { useState, type FormEvent } from "react";
import { demandValid, readField } from "../../browser/send-json.ts";
import { prepareProof, sendWithProof } from "../../browser/send-with-proof.ts";
import type { CaptchaSite } from "../../core/people/captcha.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useCall } from "../../ui/hooks/use-call.ts";
import { subscribePath } from "./contract.ts";
import styles from "./newsletter-form.module.css";

export function NewsletterForm({ captcha }: { captcha: CaptchaSite }) {
  const t = useMessages();
  const { isBusy, problem, run } = useCall();
  const [email, setEmail] = useState("");
  const [sentTo, setSentTo] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = readField(form, "email");
    const isSent = await run(async () => {
      demandValid(form);
      await sendWithProof(
        subscribePath,
        { email: typed, source: "page" },
        {
          site: captcha,
          action: "newsletter",
          texts: { title: t("newsletter.captcha"), cancel: t("newsletter.cancel") },
        },
      );
    });
    if (isSent) setSentTo(typed.trim());
  };
  if (sentTo !== undefined) return <output className={styles.sent}>{t("newsletter.sent", { email: sentTo })}</output>;
  const problems: Readonly<Record<string, string>> = {
    invalid_input: t("newsletter.invalid"),
    limit_reached: t("newsletter.busy"),
  };
  const error = problem === undefined ? undefined : (problems[problem] ?? t("newsletter.failed"));
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t("newsletter.email")}
        type="email"
        required
        name="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        error={error}
        onFocus={() => prepareProof(captcha)}
        onChange={({ currentTarget: { value } }) => setEmail(value)}
      />
      <Button type="submit" variant="primary" size="lg" icon="mail" isBusy={isBusy}>
        {t("newsletter.subscribe")}
      </Button>
      <p className={styles.small}>{t("newsletter.promise")}</p>
      <noscript>
        <p>{t("newsletter.noScript")}</p>
      </noscript>
    </form>
  );
}
