import { useRevalidator } from "react-router";
import type { SignInType } from "../../../core/people/sign-in-types.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Badge } from "../../../ui/layout/badge.tsx";
import { Button, LinkButton } from "../../../ui/button/button.tsx";
import { accountPath } from "../contract.ts";
import { SettingsRow, SettingsRows, SettingsSection } from "../../../ui/layout/settings-section.tsx";
import { sendJson } from "../../../browser/send-json.ts";
import { useCall } from "../../../ui/hooks/use-call.ts";
import { useProblemText } from "../account-page/use-problem-text.ts";

interface SignInMethodsSectionProps {
  /** Where to go to link one; the provider itself without it. */
  linkPath: string | undefined;
  isInUse: boolean;
  providers: readonly { type: SignInType; name: string; isLinked: boolean }[];
}

/** Accounts elsewhere by which somebody can sign in here. */
export function SignInMethodsSection({ providers, linkPath, isInUse }: SignInMethodsSectionProps) {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useCall();
  const explain = useProblemText();
  const unlink = async (type: SignInType) => {
    await run(() => sendJson(`/api/user/v2/identities/${type}`, "DELETE"));
    await revalidate();
  };
  return (
    <SettingsSection
      title={t("account.methods")}
      lead={t("account.methods.lead")}
      problem={
        explain(problem, { conflict: t("account.methods.last") }) ?? (isInUse ? t("account.methods.taken") : undefined)
      }
    >
      <SettingsRows label={t("account.methods")}>
        {providers.map(({ type, name, isLinked }) => (
          <SettingsRow
            key={type}
            title={
              <>
                {name}
                {isLinked && <Badge tone="success">{t("account.methods.linked")}</Badge>}
              </>
            }
          >
            {isLinked ? (
              <Button
                size="sm"
                isBusy={isBusy}
                aria-label={t("account.methods.unlinkFrom", { name })}
                onClick={() => void unlink(type)}
              >
                {t("account.methods.unlink")}
              </Button>
            ) : (
              <LinkButton
                size="sm"
                href={linkPath ?? `/api/auth/v1/login/${type}?link=true&path=${accountPath}`}
                aria-label={t("account.methods.linkTo", { name })}
              >
                {t("account.methods.link")}
              </LinkButton>
            )}
          </SettingsRow>
        ))}
      </SettingsRows>
    </SettingsSection>
  );
}
