import type { Translator } from "../../../i18n/translator.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { SettingsRow, SettingsRows, SettingsSection } from "../../../ui/layout/settings-section.tsx";
import type { BillingView } from "./load-billing.server.ts";
import { nameResource } from "./name-resource.ts";
import styles from "./usage-section.module.css";

/** What is left of what licenses give. */
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
