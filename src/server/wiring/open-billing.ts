import type { Analytics } from "../../features/analytics/contract.ts";
import type { People } from "../../features/accounts/contract.ts";
import { renderMail } from "../../features/accounts/mail/render-mail.server.ts";
import type { SessionCache } from "../../features/accounts/sessions/session-cache.server.ts";
import { billingPaths } from "../../core/urls/paths/billing-paths.ts";
import { createBilling, type Billing } from "../../features/billing/create-billing.server.ts";
import { createInvoiceRenderer } from "../../features/billing/invoices/invoice-pdf.server.ts";
import { chooseProviders } from "../../features/billing/providers/choose-providers.server.ts";
import type { PaymentProvider } from "../../features/billing/providers/contract.ts";
import { createTestPayments } from "../../features/billing/providers/test/create-test-payments.server.ts";
import type { TestClock } from "../../features/billing/providers/test/test-clock.server.ts";
import type { Licenses } from "../../features/licenses/contract.ts";
import { createGroups, type Groups } from "../../features/licenses/license-members.server.ts";
import { defaultLocale, isLocale, type Locale } from "../../i18n/locales.ts";
import type { Config } from "../../platform/config/config.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import type { Log } from "../../platform/log.server.ts";
import type { Mailer } from "../../platform/mail/mailer.server.ts";
import type { KeyMaker } from "../../platform/secret-key.server.ts";

/**
 * What is sold, with whom payers share it, and in test mode a provider of the site's own.
 *
 * @param deps.providers for tests, in place of those that are set up
 */
export async function openBilling(
  config: Config,
  deps: {
    database: Database;
    licenses: Licenses;
    people: People;
    sessionCache: SessionCache;
    analytics: Analytics;
    mailer: Mailer | undefined;
    hrefIn: (locale: Locale, path: string) => string;
    testClock: TestClock | undefined;
    now: () => Date;
    makeKey: KeyMaker;
    providers: readonly PaymentProvider[] | undefined;
    log: Log;
  },
) {
  const { database, licenses, people, sessionCache, analytics, mailer, hrefIn, testClock, now, log } = deps;
  const groups: Groups = createGroups({
    database,
    licenses,
    people,
    sessionCache,
    findProduct: (code) => billing.products.get(code),
    async sendInvitation({ to, owner, link }) {
      const letter = { kind: "invitation" as const, name: owner.name || (owner.email ?? "") };
      await mailer?.send(renderMail(letter, { to, locale: owner.locale, href: link }));
    },
    onHandOver: (step, licenseId, personId) => billing.subscriptionRepository.handOver(step, licenseId, personId),
  });
  const invoiceRenderer = createInvoiceRenderer({ seller: config.SELLER.split(";").map((line) => line.trim()) });
  const testPayments = testClock
    ? createTestPayments({
        isTestMode: config.TEST_MODE,
        database,
        clock: testClock,
        key: deps.makeKey("test payments"),
        log,
        settle: () => billing.reconciliation.run(),
      })
    : undefined;
  const configured = async () =>
    [...(await chooseProviders(config, { database, log })), testPayments?.provider].filter(
      (provider) => provider !== undefined,
    );
  const billing: Billing = createBilling({
    database,
    licenses,
    people,
    sessionCache,
    analytics,
    log,
    countUsedSeats: (licenseId) => groups.countUsedSeats(licenseId),
    async notifyReturned({ email, locale }, id) {
      const letter = { kind: "returned" as const, id };
      const href = hrefIn(isLocale(locale) ? locale : defaultLocale, billingPaths.account);
      if (email !== undefined) await mailer?.send(renderMail(letter, { to: email, locale, href }));
    },
    renderInvoice: (invoice, options) => invoiceRenderer.render(invoice, options),
    providers: deps.providers ?? (await configured()),
    graceDays: config.GRACE_DAYS,
    now,
  });
  return {
    groups,
    testPayments,
    billing,
    async close() {
      await billing.close();
      invoiceRenderer.close();
    },
  };
}
