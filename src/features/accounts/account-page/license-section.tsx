import { Link } from "react-router";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Badge } from "../../../ui/layout/badge.tsx";
import { LinkButton } from "../../../ui/button/button.tsx";
import { billingPaths } from "../../../core/urls/paths/billing-paths.ts";
import type { LicenceStatus } from "../../../core/billing/license.ts";
import { SettingsRow, SettingsRows, SettingsSection } from "../../../ui/layout/settings-section.tsx";

interface LicenceSectionProps {
  licences: readonly { id: string; status: LicenceStatus; period: string; until: string | undefined }[];
}

/** What somebody has paid for or was given. */
export function LicenceSection({ licences }: LicenceSectionProps) {
  const t = useMessages();
  return (
    <SettingsSection title={t("account.licences")}>
      {licences.length === 0 && <p>{t("account.licences.none")}</p>}
      {licences.length > 0 && (
        <SettingsRows label={t("account.licences")}>
          {licences.map(({ id, status, period, until }) => (
            <SettingsRow
              key={id}
              title={
                <>
                  {t(
                    period === "month" || period === "year" ? `account.licences.${period}` : "account.licences.single",
                  )}
                  <Badge tone={status === "active" ? "success" : "neutral"}>{t(`account.licences.${status}`)}</Badge>
                </>
              }
              note={until === undefined ? t("account.licences.endless") : t("account.licences.until", { date: until })}
            />
          ))}
        </SettingsRows>
      )}
      <LinkButton as={Link} to={billingPaths.account}>
        {t("account.licences.manage")}
      </LinkButton>
    </SettingsSection>
  );
}
