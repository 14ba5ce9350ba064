import { escapeMarkup } from "../../../../core/text/escape-markup.ts";
import { formatPrice } from "../../../../core/billing/money.ts";
import { renderPlainPage } from "../../../../platform/http/render-plain-page.server.ts";

export const portalActions = {
  refund: "Refund",
  dispute: "Dispute",
  win: "Dispute won",
  lose: "Dispute lost",
} as const;
export type PortalAction = keyof typeof portalActions;

/** A payment as the provider's own desk has it. */
export interface PortalPayment {
  ref: string;
  number: string;
  item: string;
  amount: number;
  currency: string;
  status: string;
  actions: readonly PortalAction[];
}

/** Where the test provider's own people would give money back, and banks would dispute. */
export function renderPortalPage({ payments, action }: { payments: readonly PortalPayment[]; action: string }): string {
  const rows = payments.map((one) => {
    const buttons = one.actions.map(
      (name) => `<button class="do" name="action" value="${name}">${portalActions[name]}</button>`,
    );
    return `<li><div><strong>${escapeMarkup(one.item)}</strong>
<small>${escapeMarkup(one.number)} · ${escapeMarkup(formatPrice(one, "en"))} · ${escapeMarkup(one.status)}</small></div>
<form method="post" action="${escapeMarkup(action)}"><input type="hidden" name="ref" value="${escapeMarkup(one.ref)}">${buttons.join("")}</form></li>`;
  });
  return renderPlainPage({
    title: "Test payments",
    ribbon: "Test mode",
    css,
    body: `<h1>Test payments</h1>
<p class="lead">Payments of the test checkout, newest first. Refund them, or open disputes as a bank would.</p>
${rows.length === 0 ? '<p class="lead">No payments yet.</p>' : `<ul class="payments">\n${rows.join("\n")}\n</ul>`}`,
  });
}

const css = `
.payments { margin: 20px 0 0; padding: 0; list-style: none; }
.payments li { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; padding-block: 12px; border-block-start: 1px solid var(--line); }
.payments div { flex: 1 1 140px; }
.payments small { display: block; color: var(--soft); font-size: 13px; font-variant-numeric: tabular-nums; }
.payments form { display: flex; flex-wrap: wrap; gap: 8px; }
.do { min-block-size: 36px; padding-inline: 12px; border: 1px solid var(--edge); border-radius: 8px; background: none; font-weight: 600; cursor: pointer; }
.do:hover { background: var(--hover); }
`;
