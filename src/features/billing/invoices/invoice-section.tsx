import { useMessages } from "../../../i18n/use-messages.ts";
import { Badge } from "../../../ui/layout/badge.tsx";
import { LinkButton } from "../../../ui/button/button.tsx";
import { SettingsRow, SettingsRows, SettingsSection } from "../../../ui/layout/settings-section.tsx";
import type { BillingView } from "../account/load-billing.server.ts";

/** Everything that somebody was asked to pay, to keep. */
export function InvoiceSection({ invoices }: Pick<BillingView, "invoices">) {
  const t = useMessages();
  return (
    <SettingsSection title={t("billing.invoices")}>
      {invoices.length === 0 ? (
        <p>{t("billing.invoices.none")}</p>
      ) : (
        <SettingsRows label={t("billing.invoices")}>
          {invoices.map(({ id, number, status, date, total, refunded }) => (
            <SettingsRow
              key={id}
              title={
                <>
                  {total}
                  <Badge tone={status === "paid" ? "success" : status === "open" ? "warning" : "neutral"}>
                    {t(`billing.invoices.${status}`)}
                  </Badge>
                </>
              }
              note={[date, number, refunded && t("billing.invoices.partly", { amount: refunded })]
                .filter(Boolean)
                .join("\u00A0· ")}
            >
              <LinkButton
                href={`/billing/v2/invoices/${id}/pdf`}
                download
                size="sm"
                icon="download"
                aria-label={t("billing.invoices.pdfOf", { number })}
              >
                PDF
              </LinkButton>
            </SettingsRow>
          ))}
        </SettingsRows>
      )}
    </SettingsSection>
  );
}
