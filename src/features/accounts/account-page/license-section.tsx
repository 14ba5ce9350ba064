import { Link } from "react-router";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Badge } from "../../../ui/layout/badge.tsx";
import { LinkButton } from "../../../ui/button/button.tsx";
import { billingPaths } from "../../../core/urls/paths/billing-paths.ts";
import type { LicenseStatus } from "../../../core/billing/license.ts";
import { SettingsRow, SettingsRows, SettingsSection } from "../../../ui/layout/settings-section.tsx";

interface LicenseSectionProps {
  licenses: readonly { id: string; status: LicenseStatus; period: string; until: string | undefined }[];
}

/** What somebody has paid for or was given. */
export function LicenseSection({ licenses }: LicenseSectionProps) {
  const t = useMessages();
  return (
    <SettingsSection title={t("account.licenses")}>
      {licenses.length === 0 && <p>{t("account.licenses.none")}</p>}
      {licenses.length > 0 && (
        <SettingsRows label={t("account.licenses")}>
          {licenses.map(({ id, status, period, until }) => (
            <SettingsRow
              key={id}
              title={
                <>
                  {t(
                    period === "month" || period === "year" ? `account.licenses.${period}` : "account.licenses.single",
                  )}
                  <Badge tone={status === "active" ? "success" : "neutral"}>{t(`account.licenses.${status}`)}</Badge>
                </>
              }
              note={until === undefined ? t("account.licenses.endless") : t("account.licenses.until", { date: until })}
            />
          ))}
        </SettingsRows>
      )}
      <LinkButton as={Link} to={billingPaths.account}>
        {t("account.licenses.manage")}
      </LinkButton>
    </SettingsSection>
  );
}
