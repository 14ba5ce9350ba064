import { freeFilesPerMinute } from "../../../core/quotas/free-rate.ts";
import type { GivenUsage, ResourceUsage } from "../../../core/quotas/usage.ts";
import type { Translator } from "../../../i18n/translator.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { LinkedText } from "../../../ui/layout/linked-text.tsx";
import { SettingsRow, SettingsRows, SettingsSection } from "../../../ui/layout/settings-section.tsx";
import { nameResource } from "./name-resource.ts";
import styles from "./usage-section.module.css";

/** What is left of what licenses give, what was used this month, and what is free. */
export function UsageSection({ usage }: { usage: readonly ResourceUsage[] }) {
  const t = useMessages();
  return (
    <SettingsSection title={t("account.usage")}>
      {usage.length > 0 && (
        <SettingsRows label={t("account.usage")}>
          {usage.map(({ resource, given, usedThisMonth }) => (
            <SettingsRow
              key={resource}
              title={nameResource(t, resource)}
              note={t("account.usage.month", { count: usedThisMonth })}
            >
              <div className={styles.meters}>
                {given.map((one) => (
                  <Left key={`${one.licenseId} ${one.accountingType}`} {...one} />
                ))}
              </div>
            </SettingsRow>
          ))}
        </SettingsRows>
      )}
      <p>
        <LinkedText text={t("account.usage.free", { files: freeFilesPerMinute })} />
      </p>
    </SettingsSection>
  );
}

function Left(given: GivenUsage) {
  const t = useMessages();
  const { usagesLeft, isUnlimited, total } = given;
  const text = describeLeft(t, given);
  if (isUnlimited || total === undefined) return <span>{text}</span>;
  return (
    <label className={styles.left}>
      {text}
      <meter className={styles.meter} min={0} max={total} value={usagesLeft} />
    </label>
  );
}

function describeLeft(t: Translator, { usagesLeft: left, isUnlimited, total }: GivenUsage): string {
  if (isUnlimited) return t("account.allowances.unlimited");
  return total === undefined ? t("account.allowances.left", { count: left }) : t("account.usage.left", { left, total });
}
