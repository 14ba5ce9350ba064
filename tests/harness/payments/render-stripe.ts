import type { Card, Charge, Invoice, Price, Schedule, Session, StripeLedger, Subscription } from "./stripe-ledger.ts";

/** How Stripe tells what it keeps. @param origin where its pages are */
export function createStripeRenderer(books: StripeLedger, origin: string) {
  const always = { livemode: false };

  const price = (one: Price) => ({
    ...always,
    id: one.id,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: one.created,
    currency: one.currency,
    lookup_key: one.lookupKey ?? null,
    metadata: one.metadata,
    product: one.product,
    type: one.interval ? "recurring" : "one_time",
    unit_amount: one.amount,
    unit_amount_decimal: String(one.amount),
    tax_behavior: "exclusive",
    recurring: one.interval ? { interval: one.interval, interval_count: 1, usage_type: "licensed", meter: null } : null,
  });

  const session = (one: Session, expand: readonly string[] = []) => {
    const invoice = one.invoice ? books.invoices.get(one.invoice) : undefined;
    const payment = one.mode === "payment" && invoice?.payment ? invoice.payment : null;
    return {
      ...always,
      id: one.id,
      object: "checkout.session",
      automatic_tax: { enabled: false, liability: null, provider: null, status: null },
      client_reference_id: one.reference ?? null,
      created: one.created,
      custom_fields: [],
      custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
      customer: one.customer ?? null,
      expires_at: one.expires,
      invoice: one.invoice ?? null,
      metadata: one.metadata,
      mode: one.mode,
      payment_intent:
        payment && expand.includes("payment_intent")
          ? { ...always, id: payment, object: "payment_intent", created: one.created, status: "succeeded" }
          : payment,
      payment_method_types: ["card"],
      payment_status: one.mode === "setup" ? "no_payment_required" : one.isPaid ? "paid" : "unpaid",
      shipping_options: [],
      status: one.status,
      subscription: one.subscription ?? null,
      success_url: one.successUrl,
      url: one.status === "open" ? `${origin}/c/pay/${one.id}` : null,
    };
  };

  const card = ({ id, customer, created, brand, last4 }: Card) => ({
    ...always,
    id,
    object: "payment_method",
    type: "card",
    created,
    customer,
    metadata: {},
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand,
      last4,
      checks: null,
      country: "US",
      display_brand: brand,
      exp_month: 4,
      exp_year: 2042,
      funding: "credit",
      generated_from: null,
      networks: null,
      regulated_status: "unregulated",
      three_d_secure_usage: null,
      wallet: null,
    },
  });

  const schedule = (one: Schedule) => {
    const current = one.phases.find(({ start, end }) => start <= books.now() && books.now() < end);
    return {
      ...always,
      id: one.id,
      object: "subscription_schedule",
      billing_mode: { type: "flexible" },
      created: one.created,
      customer: one.customer,
      current_phase: current && one.status === "active" ? { start_date: current.start, end_date: current.end } : null,
      default_settings: {
        application_fee_percent: null,
        billing_cycle_anchor: "automatic",
        billing_thresholds: null,
        collection_method: "charge_automatically",
        default_payment_method: null,
        description: null,
        invoice_settings: {
          account_tax_ids: null,
          custom_fields: null,
          days_until_due: null,
          description: null,
          footer: null,
          issuer: { type: "self" },
        },
        on_behalf_of: null,
        transfer_data: null,
      },
      end_behavior: "release",
      metadata: one.metadata,
      released_subscription: one.released ?? null,
      status: one.status,
      subscription: one.subscription ?? null,
      phases: one.phases.map((phase) => ({
        add_invoice_items: [],
        currency: phase.price.currency,
        discounts: [],
        start_date: phase.start,
        end_date: phase.end,
        proration_behavior: "none",
        trial_end: null,
        items: [
          { billing_thresholds: null, discounts: [], metadata: {}, price: phase.price.id, quantity: phase.quantity },
        ],
      })),
    };
  };

  const invoice = (one: Invoice, expand: readonly string[] = []) => {
    const lines = one.lines.map((line, place) => ({
      ...always,
      id: `il_${one.id}_${place}`,
      object: "line_item",
      amount: line.amount,
      subtotal: line.amount,
      currency: one.currency,
      description: line.description,
      discountable: true,
      discounts: [],
      discount_amounts: [],
      invoice: one.id,
      metadata: {},
      period: { start: line.start, end: line.end },
      quantity: line.quantity,
    }));
    const subtotal = one.total - one.tax;
    return {
      ...always,
      id: one.id,
      object: "invoice",
      amount_due: one.due,
      amount_overpaid: 0,
      amount_paid: one.paid,
      amount_paid_off_stripe: 0,
      amount_remaining: one.due - one.paid,
      amount_shipping: 0,
      attempt_count: one.attempts,
      attempted: one.attempts > 0,
      auto_advance: one.nextAttempt !== undefined,
      automatic_tax: { enabled: false, disabled_reason: null, liability: null, provider: null, status: null },
      billing_reason: one.reason,
      collection_method: "charge_automatically",
      created: one.created,
      currency: one.currency,
      customer: one.customer,
      default_tax_rates: [],
      discounts: [],
      hosted_invoice_url: `${origin}/i/${one.id}`,
      invoice_pdf: `${origin}/i/${one.id}/pdf`,
      issuer: { type: "self" },
      lines: list(lines, `/v1/invoices/${one.id}/lines`),
      metadata: one.subscription ? {} : one.metadata,
      number: one.number,
      parent: one.subscription
        ? {
            type: "subscription_details",
            quote_details: null,
            subscription_details: { subscription: one.subscription, metadata: one.metadata },
          }
        : null,
      payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
      period_start: one.created,
      period_end: one.created,
      post_payment_credit_notes_amount: 0,
      pre_payment_credit_notes_amount: 0,
      starting_balance: one.startingBalance,
      status: one.status,
      status_transitions: {
        finalized_at: one.created,
        marked_uncollectible_at: null,
        paid_at: one.paidAt ?? null,
        voided_at: null,
      },
      subtotal,
      total: one.total,
      total_taxes: one.tax === 0 ? [] : [taxOf(one, subtotal)],
      ...(expand.includes("payments") && { payments: list(paymentsOf(one), "/v1/invoice_payments") }),
    };
  };

  const paymentsOf = (one: Invoice) =>
    one.payment
      ? [
          {
            ...always,
            id: `inpay_${one.id}`,
            object: "invoice_payment",
            amount_requested: one.due,
            amount_paid: one.paid,
            created: one.created,
            currency: one.currency,
            invoice: one.id,
            is_default: true,
            payment: { type: "payment_intent", payment_intent: one.payment },
            status: "paid",
            status_transitions: { canceled_at: null, paid_at: one.paidAt ?? null },
          },
        ]
      : [];

  const subscription = (one: Subscription, expand: readonly string[] = []) => {
    const item = {
      id: one.itemId,
      object: "subscription_item",
      created: one.created,
      current_period_start: one.start,
      current_period_end: one.end,
      discounts: [],
      metadata: {},
      price: price(one.price),
      quantity: one.quantity,
      subscription: one.id,
      tax_rates: [],
      billing_thresholds: null,
    };
    const named = <Stored>(
      name: string,
      stored: ReadonlyMap<string, Stored>,
      id: string | undefined,
      print: (one: Stored) => object,
    ) => (id === undefined ? null : expand.includes(name) ? print(stored.get(id)!) : id);
    return {
      ...always,
      id: one.id,
      object: "subscription",
      automatic_tax: { enabled: false, disabled_reason: null, liability: null },
      billing_cycle_anchor: one.anchor,
      billing_mode: { type: "flexible", flexible: null },
      billing_schedules: [],
      cancel_at: one.cancels && one.status !== "canceled" ? one.end : null,
      cancel_at_period_end: one.cancels,
      canceled_at: one.endedAt ?? null,
      cancellation_details: { comment: null, feedback: null, reason: one.endReason ?? null },
      collection_method: "charge_automatically",
      created: one.created,
      currency: one.price.currency,
      customer: one.customer,
      default_payment_method: named("default_payment_method", books.cards, one.card, card),
      discounts: [],
      ended_at: one.endedAt ?? null,
      invoice_settings: {
        account_tax_ids: null,
        issuer: { type: "self" },
        custom_fields: null,
        description: null,
        footer: null,
      },
      items: list([item], `/v1/subscription_items?subscription=${one.id}`),
      latest_invoice: named("latest_invoice", books.invoices, one.latestInvoice, invoice),
      metadata: one.metadata,
      pending_update: one.pending
        ? {
            expires_at: one.pending.expires,
            billing_cycle_anchor: null,
            discount_amounts: null,
            discounts: null,
            metadata: null,
            subscription_items: [{ ...item, price: price(one.pending.price), quantity: one.pending.quantity }],
            trial_end: null,
            trial_from_plan: null,
          }
        : null,
      schedule: named("schedule", books.schedules, one.schedule, schedule),
      start_date: one.created,
      status: one.status,
      trial_end: one.trialEnd ?? null,
      trial_start: one.trialEnd ? one.created : null,
    };
  };

  const charge = (one: Charge) => ({
    ...always,
    id: one.id,
    object: "charge",
    amount: one.amount,
    amount_captured: one.amount,
    amount_refunded: one.refunded,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    captured: true,
    created: one.created,
    currency: one.currency,
    customer: one.customer,
    disputed: one.dispute !== undefined,
    metadata: {},
    paid: true,
    payment_intent: one.payment,
    payment_method: null,
    refunded: one.refunded === one.amount,
    status: "succeeded",
  });

  const refund = (of: Charge, one: { id: string; amount: number; reason: string }) => ({
    ...one,
    object: "refund",
    balance_transaction: null,
    charge: of.id,
    created: books.now(),
    currency: of.currency,
    metadata: {},
    payment_intent: of.payment,
    receipt_number: null,
    status: "succeeded",
  });

  const product = ({ id, name, created }: { id: string; name: string; created: number }) => ({
    ...always,
    id,
    object: "product",
    active: true,
    created,
    updated: created,
    images: [],
    marketing_features: [],
    metadata: {},
    name,
    description: null,
    package_dimensions: null,
    shippable: null,
    tax_code: null,
    url: null,
  });

  const dispute = ({ id, payment, amount, currency, dispute: about }: Charge) => ({
    ...always,
    id: `dp_${id}`,
    object: "dispute",
    amount,
    balance_transactions: [],
    charge: id,
    created: about!.created,
    currency,
    enhanced_eligibility_types: [],
    evidence: { enhanced_evidence: {} },
    evidence_details: {
      due_by: null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    metadata: {},
    payment_intent: payment,
    reason: "fraudulent",
    status: about!.status,
  });

  return { product, price, session, card, schedule, invoice, subscription, charge, refund, dispute };
}

const taxOf = (one: Invoice, taxable: number) => ({
  amount: one.tax,
  tax_behavior: "exclusive",
  tax_rate_details: { tax_rate: "txr_1" },
  taxability_reason: "standard_rated",
  taxable_amount: taxable,
  type: "tax_rate_details",
});

/** The newest first. */
export const list = <Item>(data: readonly Item[], url: string, hasMore = false) => ({
  object: "list",
  data,
  has_more: hasMore,
  url,
});
