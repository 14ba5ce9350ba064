import { Link } from "react-router";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button, LinkButton } from "../../../ui/button/button.tsx";
import { SettingsColumn } from "../../../ui/layout/settings-column.tsx";
import { ApiKeySection } from "../api-keys/api-key-section.tsx";
import { DeviceSection } from "./device-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { DeleteAccountSection } from "./delete-account-section.tsx";
import { LicenseSection } from "./license-section.tsx";
import type { AccountView } from "./load-account.server.ts";
import { PasskeySection } from "../passkeys/passkey-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { SignInMethodsSection } from "../sign-in/sign-in-methods-section.tsx";
import { UsageSection } from "../usage/usage-section.tsx";

/** Everything somebody can see and do about their account. */
export function AccountSections(view: AccountView & { isInUse: boolean }) {
  const t = useMessages();
  const { person } = view;
  return (
    <SettingsColumn
      title={t("account.title")}
      note={person.email ?? person.name}
      tools={
        <>
          {person.isAdmin && (
            <LinkButton as={Link} to="/icons/admin" variant="ghost">
              {t("account.admin")}
            </LinkButton>
          )}
          <form method="post" action="/api/auth/v1/logout">
            <Button type="submit">{t("account.signOut")}</Button>
          </form>
        </>
      }
    >
      <noscript>
        <p>{t("account.noScript")}</p>
      </noscript>
      <ProfileSection {...person} />
      {(view.hasMail || person.email !== undefined) && <EmailSection {...view} email={person.email} />}
      {view.providers.length > 0 && <SignInMethodsSection {...view} />}
      {(view.passkeyHost !== undefined || view.passkeys.length > 0) && <PasskeySection {...view} />}
      <DeviceSection devices={view.devices} />
      <ApiKeySection apiKeys={view.apiKeys} />
      <UsageSection usage={view.usage} />
      <LicenseSection licenses={view.licenses} />
      <DeleteAccountSection {...person} />
    </SettingsColumn>
  );
}
