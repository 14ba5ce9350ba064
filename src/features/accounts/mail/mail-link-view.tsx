import { useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button, LinkButton } from "../../../ui/button/button.tsx";
import { SingleActionPage } from "../../../ui/dialog/single-action-page.tsx";
import { readMailLink, type MailLink } from "./mail-link.ts";
import { sendJson } from "../../../browser/send-json.ts";
import { useCall } from "../../../ui/hooks/use-call.ts";
import { useProblemText } from "../account-page/use-problem-text.ts";

const calls = {
  "sign-in": "/api/auth/v1/login/email/confirm",
  email: "/api/user/v2/email/confirm",
  "restore-email": "/api/user/v2/email/restore",
} as const;

/** Where links in letters lead: one button, so that programs that look at letters in advance do not use them up. */
export function MailLinkView() {
  const t = useMessages();
  const { isBusy, problem, run } = useCall();
  const explain = useProblemText();
  const hash = useHash();
  const [email, setEmail] = useState<string>();
  const link = hash === undefined ? undefined : readMailLink(hash);

  if ((hash !== undefined && !link) || problem === "not_found") {
    return (
      <SingleActionPage title={t("account.link.used")}>
        <p>{t("account.link.usedText")}</p>
        <LinkButton as={Link} to="/icons/sign-in" size="lg">
          {t("account.link.toSignIn")}
        </LinkButton>
      </SingleActionPage>
    );
  }
  const kind = link?.kind ?? "sign-in";
  const use = async ({ token }: MailLink) => {
    await run(async () => {
      const answer = await sendJson<{ path?: string; email?: string }>(calls[kind], "POST", { token });
      if (answer.path !== undefined) location.replace(answer.path);
      setEmail(answer.email);
    });
  };
  if (email !== undefined) {
    return (
      <SingleActionPage title={t(`account.link.${kind}.title`)}>
        <output>
          {t(kind === "email" ? "account.link.email.done" : "account.link.restore-email.done", { email })}
        </output>
        <LinkButton as={Link} to="/icons/account" size="lg">
          {t("account.link.toAccount")}
        </LinkButton>
      </SingleActionPage>
    );
  }
  return (
    <SingleActionPage title={t(`account.link.${kind}.title`)}>
      <p>{t(`account.link.${kind}.text`)}</p>
      <Button
        variant="primary"
        size="lg"
        isBusy={isBusy}
        disabled={link === undefined}
        onClick={() => link && void use(link)}
      >
        {t(`account.link.${kind}.button`)}
      </Button>
      <noscript>
        <p>{t("account.button.noScript")}</p>
      </noscript>
      <p role="alert">{explain(problem, { conflict: t("account.link.conflict") })}</p>
    </SingleActionPage>
  );
}

/** Only the browser knows what stands behind the `#`. */
function useHash(): string | undefined {
  return useSyncExternalStore(
    (changed) => {
      addEventListener("hashchange", changed);
      return () => removeEventListener("hashchange", changed);
    },
    () => location.hash,
    () => undefined,
  );
}
