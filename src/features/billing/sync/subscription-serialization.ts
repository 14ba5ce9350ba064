import type {
  InvoiceLine,
  ProviderInvoice,
  ProviderSubscription,
} from "../../../core/billing/provider-subscription.ts";
import type { invoices, StoredSubscription } from "../tables.server.ts";

type InvoiceRow = typeof invoices.$inferSelect;

const dateOf = (text: string | null | undefined) => (typeof text === "string" ? new Date(text) : undefined);

/** What a provider said, as JSON keeps it. */
export function storeSubscription(state: ProviderSubscription): StoredSubscription {
  const { startedAt, trialEndsAt, periodStart, periodEnd, pastDueSince, disputedSince } = state;
  return {
    ...state,
    startedAt: startedAt.toISOString(),
    trialEndsAt: trialEndsAt?.toISOString(),
    periodStart: periodStart.toISOString(),
    periodEnd: periodEnd.toISOString(),
    pastDueSince: pastDueSince?.toISOString(),
    disputedSince: disputedSince?.toISOString(),
  };
}

export function readStored(stored: StoredSubscription): ProviderSubscription {
  return {
    ...stored,
    orderId: stored.orderId ?? undefined,
    endReason: stored.endReason ?? undefined,
    plannedChange: stored.plannedChange ?? undefined,
    paymentMethod: stored.paymentMethod ?? undefined,
    startedAt: new Date(stored.startedAt),
    trialEndsAt: dateOf(stored.trialEndsAt),
    periodStart: new Date(stored.periodStart),
    periodEnd: new Date(stored.periodEnd),
    pastDueSince: dateOf(stored.pastDueSince),
    disputedSince: dateOf(stored.disputedSince),
  };
}

export const storeLines = (lines: readonly InvoiceLine[]): InvoiceRow["lines"] =>
  lines.map(({ from, to, ...line }) => ({
    ...line,
    ...(from && { from: from.toISOString() }),
    ...(to && { to: to.toISOString() }),
  }));

export const readLines = (lines: InvoiceRow["lines"]): ProviderInvoice["lines"] =>
  lines.map(({ from, to, ...line }) => ({ ...line, from: dateOf(from), to: dateOf(to) }));
