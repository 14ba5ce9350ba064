import type { AllowanceResource } from "../../../core/quotas/quota.ts";
import type { Translator } from "../../../i18n/translator.ts";

type SiteResource = Exclude<AllowanceResource, `${string}api-call-${string}`>;

/** What is counted, in words; calls of the API are named by what they are of. */
export function nameResource(t: Translator, resource: AllowanceResource): string {
  const [, meta, kind] = /^(meta-)?api-call-(icon|photo|illustration|music)$/.exec(resource) ?? [];
  if (kind === undefined) return t(`account.allowances.${resource as SiteResource}`);
  const name = t(`account.allowances.${kind as "icon" | "photo" | "illustration" | "music"}`);
  return meta === undefined ? t("account.allowances.api", { name }) : t("account.allowances.metaApi", { name });
}
