import type { AllowanceResource } from "../../core/allowances/allowance.ts";
import type { Translator } from "../../i18n/translator.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { SettingsRow, SettingsRows, SettingsSection } from "../../ui/settings-section.tsx";
import type { BillingView } from "./load-billing.server.ts";
import styles from "./usage-section.module.css";

/** What is left of what licences give. */
export function UsageSection({ usage }: Pick<BillingView, "usage">) {
  const t = useMessages();
  return (
    <SettingsSection title={t("billing.usage")}>
      <SettingsRows label={t("billing.usage")}>
        {usage.map(({ resource, accountingType, usagesLeft, isUnlimited, total }) => {
          const name = nameResource(t, resource);
          return (
            <SettingsRow
              key={`${resource} ${accountingType}`}
              title={name}
              note={describeLeft(t, { usagesLeft, isUnlimited, total })}
            >
              {!isUnlimited && total !== undefined && (
                <meter className={styles.meter} aria-label={name} min={0} max={total} value={usagesLeft} />
              )}
            </SettingsRow>
          );
        })}
      </SettingsRows>
    </SettingsSection>
  );
}

function describeLeft(
  t: Translator,
  { usagesLeft: left, isUnlimited, total }: Pick<BillingView["usage"][number], "usagesLeft" | "isUnlimited" | "total">,
): string {
  if (isUnlimited) return t("account.allowances.unlimited");
  return total === undefined ? t("account.allowances.left", { count: left }) : t("billing.usage.left", { left, total });
}

/** Those of the API are named by what they are of. */
function nameResource(t: Translator, resource: AllowanceResource): string {
  const [, meta, kind] = /^(meta-)?api-call-(icon|photo|illustration|music)$/.exec(resource) ?? [];
  if (kind === undefined) return t(`account.allowances.${resource as SiteResource}`);
  const name = t(`account.allowances.${kind as "icon" | "photo" | "illustration" | "music"}`);
  return meta === undefined ? t("account.allowances.api", { name }) : t("account.allowances.metaApi", { name });
}

type SiteResource = Exclude<AllowanceResource, `${string}api-call-${string}`>;
