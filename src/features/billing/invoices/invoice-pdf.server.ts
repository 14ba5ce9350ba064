import { join } from "node:path";
import { formatPrice } from "../../../core/billing/money.ts";
import type { InvoiceStatus } from "../../../core/billing/provider-subscription.ts";
import { formatDate } from "../../../i18n/format-date.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { languageTags, readLocale } from "../../../i18n/locales.ts";
import { loadTranslator } from "../../../i18n/translations.server.ts";
import { createProcessPool } from "../../../platform/workers/process-pool.server.ts";
import type { Person } from "../../../core/people/person.ts";
import type { Invoice } from "../contract.ts";
import type { InvoiceDocument } from "./render-invoice-pdf-child.server.ts";

/** Prints invoices where a provider has none, in a process of its own: drawing letters takes a tenth of a second. */
export interface InvoiceRenderer {
  /** In the language of whoever buys. */
  render(invoice: Invoice, options: { buyer: Buyer }): Promise<Buffer>;
  close(): void;
}

type Buyer = Pick<Person, "name" | "email" | "locale">;

const statusNames = {
  open: "invoice.open",
  paid: "invoice.done",
  refunded: "invoice.refunded",
  void: "invoice.void",
  uncollectible: "invoice.void",
} as const satisfies Record<InvoiceStatus, string>;

/** @param seller lines of name and address */
export function createInvoiceRenderer({ seller }: { seller: readonly string[] }): InvoiceRenderer {
  const pool = createProcessPool<InvoiceDocument, Uint8Array>({
    script: join(import.meta.dirname, "render-invoice-pdf-child.server.ts"),
    workers: 1,
    taskTimeoutMs: 30_000,
    niceness: 10,
    idleMs: 10_000,
    largestBytes: 300_000_000,
  });
  return {
    async render(invoice, { buyer }) {
      return Buffer.from(await pool.run(describe(invoice, { buyer, seller })));
    },
    close: () => pool.close(),
  };
}

function describe(invoice: Invoice, { buyer, seller }: { buyer: Buyer; seller: readonly string[] }): InvoiceDocument {
  const locale = readLocale(buyer.locale);
  const t = loadTranslator(locale, "invoice");
  const format = (amount: number) => formatPrice({ amount, currency: invoice.currency }, languageTags[locale]);
  const { number, issuedAt, paidAt, status, lines, tax, total, amountRefunded } = invoice;
  return {
    locale,
    title: t("invoice.title"),
    facts: [
      [t("invoice.number"), number],
      [t("invoice.date"), formatDate(issuedAt, locale)],
      ...(paidAt ? [[t("invoice.paid"), formatDate(paidAt, locale)] as const] : []),
      [t("invoice.receipt"), t(statusNames[status])],
    ],
    parties: [
      { name: t("invoice.seller"), lines: seller },
      { name: t("invoice.buyer"), lines: [buyer.name, buyer.email ?? ""].filter((line) => line !== "") },
    ],
    columns: [t("invoice.item"), t("invoice.quantity"), t("invoice.amount")],
    rows: lines.map(({ description, quantity, amount, from, to }) => ({
      item: description,
      period: from && to ? `${formatDate(from, locale)} – ${formatDate(to, locale)}` : "",
      quantity: formatNumber(quantity, locale),
      amount: format(amount),
    })),
    sums: [
      ...(amountRefunded > 0 ? [[t("invoice.returned"), format(amountRefunded)] as const] : []),
      [t("invoice.tax"), format(tax)],
      [t("invoice.total"), format(total)],
    ],
  };
}
