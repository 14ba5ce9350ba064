import { useMessages } from "../../i18n/use-messages.ts";
import { Badge } from "../../ui/badge.tsx";
import type { AllowanceResource } from "../../core/allowances/allowance.ts";
import type { Allowance, LicenceStatus } from "../licences/contract.ts";
import { SettingsRow, SettingsRows, SettingsSection } from "../../ui/settings-section.tsx";

interface LicenceSectionProps {
  licences: readonly { id: string; status: LicenceStatus; period: string; until: string | undefined }[];
  allowances: readonly Allowance[];
}

/** What somebody has paid for or was given, and what is left of it. */
export function LicenceSection({ licences, allowances }: LicenceSectionProps) {
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
      {allowances.length > 0 && (
        <SettingsRows label={t("account.allowances")}>
          {allowances.map(({ resource, accountingType, usagesLeft, isUnlimited }) => (
            <SettingsRow
              key={`${resource} ${accountingType}`}
              title={nameResource(resource, t)}
              note={
                isUnlimited ? t("account.allowances.unlimited") : t("account.allowances.left", { count: usagesLeft })
              }
            />
          ))}
        </SettingsRows>
      )}
    </SettingsSection>
  );
}

/** Those of the API are named by what they are of. */
function nameResource(resource: AllowanceResource, t: ReturnType<typeof useMessages>): string {
  const [, meta, kind] = /^(meta-)?api-call-(icon|photo|illustration|music)$/.exec(resource) ?? [];
  if (kind === undefined) return t(`account.allowances.${resource as SiteResource}`);
  const name = t(`account.allowances.${kind as "icon" | "photo" | "illustration" | "music"}`);
  return meta === undefined ? t("account.allowances.api", { name }) : t("account.allowances.metaApi", { name });
}

type SiteResource = Exclude<AllowanceResource, `${string}api-call-${string}`>;
