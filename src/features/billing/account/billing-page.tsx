import { Link, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext } from "../../../context.ts";
import { translatorFromMatches } from "../../../i18n/translator.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { LinkButton } from "../../../ui/button/button.tsx";
import { SettingsColumn } from "../../../ui/layout/settings-column.tsx";
import { SettingsRow, SettingsRows, SettingsSection } from "../../../ui/layout/settings-section.tsx";
import { accountPath } from "../../accounts/contract.ts";
import { billingPaths } from "../../../core/urls/paths/billing-paths.ts";
import { GroupSection } from "./members-section.tsx";
import { InvoiceSection } from "../invoices/invoice-section.tsx";
import { loadBilling } from "./load-billing.server.ts";
import { SubscriptionSection } from "./subscription-section.tsx";
import { UnpaidBanner } from "./unpaid-banner.tsx";

export async function loader({ context, url }: LoaderFunctionArgs) {
  const requested = context.get(requestContext);
  return { messages: requested.packMessages("billing", "account"), ...(await loadBilling(requested, url)) };
}

export const headers = () => ({ "cache-control": "private, no-store" });

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const t = translatorFromMatches(matches);
  return [{ title: `${t("billing.title")} – ${t("site.name")}` }, { name: "robots", content: "noindex" }];
};

/** What somebody has, what it costs, and all that can be done about it. */
export default function BillingPage() {
  const t = useMessages();
  const { subscriptions, offers, groups, given, invoices, unpaid, wanted } = useLoaderData<typeof loader>();
  return (
    <SettingsColumn
      title={t("billing.title")}
      note={t("billing.lead")}
      tools={
        <LinkButton as={Link} to={accountPath} icon="arrow-left" variant="ghost">
          {t("account.title")}
        </LinkButton>
      }
    >
      <noscript>
        <p>{t("account.noScript")}</p>
      </noscript>
      {unpaid && <UnpaidBanner {...unpaid} />}
      {subscriptions.length === 0 && given.every(({ kind }) => kind === "package") && (
        <SettingsSection title={t("billing.plan")}>
          <p>{t("billing.none")}</p>
          <LinkButton as={Link} to={billingPaths.pricing} variant="primary">
            {t("billing.see")}
          </LinkButton>
        </SettingsSection>
      )}
      {subscriptions.map((one) => (
        <SubscriptionSection key={one.licenseId} subscription={one} offers={offers} wanted={wanted} />
      ))}
      {given.length > 0 && (
        <SettingsSection title={t(subscriptions.length === 0 ? "account.licenses" : "billing.otherLicenses")}>
          <SettingsRows label={t("billing.otherLicenses")}>
            {given.map(({ id, kind, until }) => (
              <SettingsRow
                key={id}
                title={t(`billing.otherLicenses.${kind}`)}
                note={
                  until === undefined ? t("account.licenses.endless") : t("account.licenses.until", { date: until })
                }
              />
            ))}
          </SettingsRows>
        </SettingsSection>
      )}
      {groups.map((group) => (
        <GroupSection key={group.licenseId} {...group} />
      ))}
      <InvoiceSection invoices={invoices} />
    </SettingsColumn>
  );
}
