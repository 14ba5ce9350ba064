import { redirect } from "react-router";
import type { RequestContext } from "../../../context.ts";
import { formatPrice } from "../../../core/billing/money.ts";
import { findPerson } from "../../../core/people/viewer.ts";
import { formatDate } from "../../../i18n/format-date.ts";
import { languageTags } from "../../../i18n/locales.ts";
import { signInPagePath } from "../../accounts/contract.ts";
import { listAlternates } from "../../../i18n/alternates.ts";
import type { Invoice, Subscription } from "../contract.ts";
import { billingPaths } from "../../../core/urls/paths/billing-paths.ts";
import { describeOffer } from "../pricing/offer.ts";

/**
 * Everything about somebody's money. The provider is asked at once what became of what they have begun to pay.
 *
 * @throws a redirect to the page to sign in for guests
 */
export async function loadBilling(context: RequestContext, url: URL) {
  const { services, locale, hrefIn } = context;
  const { billing, groups, licenses } = services;
  const person = findPerson(context);
  if (!person) throw redirect(`${signInPagePath}?${new URLSearchParams({ path: url.pathname + url.search })}`);
  const { id } = person;
  await billing.settleOrders(id, { isUrgent: true });
  const [subscriptions, invoices, unpaid, products, owned] = await Promise.all([
    billing.listSubscriptions(id),
    billing.listInvoices(id),
    billing.findUnpaidInvoice(id),
    billing.listProducts(),
    licenses.list(id),
  ]);
  const open = subscriptions.filter(({ standing }) => standing !== "ended");
  const shared = owned.filter(({ isGroup, isSetupFinished }) => isGroup && isSetupFinished);
  const tag = languageTags[locale];
  const formatDay = (date: Date | undefined) => date && formatDate(date, locale);
  const formatMoney = (amount: number, currency: string) => formatPrice({ amount, currency }, tag);
  const describeGroup = async (licenseId: string) => {
    const { isOwner, seats, members, invitations } = await groups.read(id, licenseId);
    return {
      licenseId,
      isOwner,
      seats,
      members: members.map(({ id: memberId, personId, name, email, isOwner: owns }) => ({
        id: memberId,
        name,
        email,
        isOwner: owns,
        isSelf: personId === id,
      })),
      invitations: invitations.map((one) => ({ id: one.id, email: one.email, invited: formatDay(one.invitedAt)! })),
    };
  };
  return {
    head: { alternates: listAlternates(billingPaths.account, hrefIn) },
    wanted: url.searchParams.get("change") ?? undefined,
    unpaid: describeUnpaid(unpaid),
    subscriptions: open.map((one) => describeSubscription(one, { formatDay, formatMoney })),
    offers: products
      .filter(({ period }) => period !== undefined)
      .flatMap((product) => {
        const currency = open[0]?.currency;
        return (currency === undefined ? undefined : describeOffer(product, { currency, tag })) ?? [];
      }),
    groups: await Promise.all(shared.map((license) => describeGroup(license.id))),
    given: owned
      .filter((license) => license.isSetupFinished && !open.some(({ licenseId }) => licenseId === license.id))
      .map((license) => ({
        id: license.id,
        kind: nameKind(license),
        until: formatDay(license.endsAt),
      })),
    invoices: invoices.map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      status: invoice.status,
      date: formatDay(invoice.issuedAt)!,
      total: formatMoney(invoice.total, invoice.currency),
      refunded:
        invoice.amountRefunded > 0 && invoice.status !== "refunded"
          ? formatMoney(invoice.amountRefunded, invoice.currency)
          : undefined,
    })),
  };

  function describeUnpaid(invoice: Invoice | undefined) {
    return invoice && { amount: formatMoney(invoice.total - invoice.amountPaid, invoice.currency) };
  }
}

export type BillingView = Awaited<ReturnType<typeof loadBilling>>;
export type SubscriptionView = BillingView["subscriptions"][number];
export type GroupView = BillingView["groups"][number];

interface Formats {
  formatDay: (date: Date | undefined) => string | undefined;
  formatMoney: (amount: number, currency: string) => string;
}

function describeSubscription(one: Subscription, { formatDay, formatMoney }: Formats) {
  const { licenseId, provider, product, standing, quantity, currency, unitAmount, plannedChange } = one;
  return {
    licenseId,
    provider,
    standing,
    quantity,
    currency,
    unitAmount,
    product: { code: product.code, plan: product.plan, period: product.period ?? "month", order: product.order },
    hasSeats: product.seats.max > 1,
    price: formatMoney(unitAmount * quantity, currency),
    periodEndsAt: one.periodEnd,
    periodEnd: formatDay(one.periodEnd)!,
    trialEnd: formatDay(one.trialEndsAt),
    accessEnd: formatDay(one.accessEndsAt),
    plannedChange: plannedChange && {
      product: {
        code: plannedChange.product.code,
        plan: plannedChange.product.plan,
        period: plannedChange.product.period,
      },
      quantity: plannedChange.quantity,
    },
    paymentMethod: one.paymentMethod,
  };
}

type Kind = "manual" | "github" | "member" | "package";

function nameKind({ source, groupId }: { source: string | undefined; groupId: string | undefined }): Kind {
  if (groupId !== undefined) return "member";
  if (source === undefined) return "package";
  return source === "github" ? "github" : "manual";
}
