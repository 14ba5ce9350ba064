import { escapeMarkup } from "../../../../core/text/escape-markup.ts";
import { renderPlainPage } from "../../../../platform/http/render-plain-page.server.ts";
import type { CardFaults, GivenCard } from "./read-card.ts";
import { findTestCard, nameCard, spaceNumber, testCards } from "./test-cards.ts";

/** What stands on the test checkout: what is paid for, or that only a card is kept. */
export interface CheckoutSummary {
  title: string;
  lines: readonly { text: string; note?: string | undefined; price: string }[];
  total: { text: string; price: string } | undefined;
  /** What comes later. */
  note: string | undefined;
  button: string;
}

const ribbon = "Test checkout – no money moves";

/** The form for a card. The numbers of test cards can be chosen; whoever does so has the other fields filled in, too. */
export function renderCheckoutPage(page: {
  summary: CheckoutSummary;
  action: string;
  backHref: string;
  given?: GivenCard | undefined;
  faults?: CardFaults | undefined;
}): string {
  const { summary, action, backHref, given, faults = {} } = page;
  return renderPlainPage({
    title: `${summary.title} (test checkout)`,
    ribbon,
    css: checkoutCss,
    body: `<div class="checkout">
<section>
<h1>${escapeMarkup(summary.title)}</h1>
<p class="lead">This checkout is part of your own server. It accepts test cards only.</p>
${formatSum(summary)}
</section>
<section>
<form method="post" action="${escapeMarkup(action)}" novalidate>
${faults.card ? `<p class="alert" role="alert">${escapeMarkup(faults.card)}</p>` : ""}
${renderField({ name: "number", label: "Card number", example: "4242 4242 4242 4242", value: given?.number, fault: faults.number })}
<div class="pair">
${renderField({ name: "expiry", label: "Expires", example: "MM/YY", value: given?.expiry, fault: faults.expiry })}
${renderField({ name: "cvc", label: "Security code", example: "123", value: given?.cvc, fault: faults.cvc })}
</div>
<button class="go wide">${escapeMarkup(summary.button)}</button>
</form>
<a class="cancel" href="${escapeMarkup(backHref)}">Cancel and go back</a>
<h2>Test cards</h2>
<ul class="cards">
${testCards.map(({ number, note }) => renderChoice(`${action}?card=${number}`, number, note, given?.number)).join("\n")}
</ul>
</section>
</div>`,
  });
}

/** What the bank of a card asks before it pays. */
export function renderChallengePage({
  action,
  cardNumber,
  price,
}: {
  action: string;
  cardNumber: string;
  /** Undefined where the card is only kept. */
  price: string | undefined;
}): string {
  const card = findTestCard(cardNumber);
  const request =
    price === undefined ? "Iconarium wants to save your card." : `Iconarium wants to charge your card ${price}.`;
  return renderPlainPage({
    title: "Confirm it’s you (test bank)",
    ribbon: "Test bank – 3-D Secure",
    css: checkoutCss,
    body: `<h1>Confirm it’s you</h1>
<p class="lead">${escapeMarkup(request)} A real bank would send you a code or ask in its app.</p>
<p class="card">${escapeMarkup(card ? nameCard(card) : "")}</p>
<form method="post" action="${escapeMarkup(action)}" class="answers">
<button class="go" name="answer" value="approve">Approve</button>
<button class="quiet" name="answer" value="refuse">Decline</button>
</form>`,
  });
}

/** The end of the way at the test checkout, where a person cannot do anything but go back. */
export function renderCheckoutNote({
  title,
  text,
  backHref,
}: {
  title: string;
  text: string;
  backHref?: string;
}): string {
  return renderPlainPage({
    title: `${title} (test checkout)`,
    ribbon,
    css: checkoutCss,
    body: `<h1>${escapeMarkup(title)}</h1>
<p class="lead">${escapeMarkup(text)}</p>
${backHref === undefined ? "" : `<a class="go link" href="${escapeMarkup(backHref)}">Go back</a>`}`,
  });
}

function formatSum({ lines, total, note }: CheckoutSummary): string {
  const rows = lines.map(
    ({ text, note: below, price }) =>
      `<div><dt>${escapeMarkup(text)}${below ? `<small>${escapeMarkup(below)}</small>` : ""}</dt><dd>${escapeMarkup(price)}</dd></div>`,
  );
  const sum = total
    ? `<div class="total"><dt>${escapeMarkup(total.text)}</dt><dd>${escapeMarkup(total.price)}</dd></div>`
    : "";
  const list = rows.length === 0 ? "" : `<dl>${rows.join("\n")}${sum}</dl>`;
  return `${list}${note ? `<p class="later">${escapeMarkup(note)}</p>` : ""}`;
}

function renderField(field: {
  name: keyof GivenCard;
  label: string;
  example: string;
  value: string | undefined;
  fault: string | undefined;
}): string {
  const { name, label, example, value = "", fault } = field;
  const trouble = fault ? ` aria-invalid="true" aria-describedby="${name}-fault"` : "";
  return `<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="off" maxlength="30" placeholder="${example}" value="${escapeMarkup(value)}"${trouble}>
${fault ? `<p id="${name}-fault" class="fault">${escapeMarkup(fault)}</p>` : ""}
</div>`;
}

function renderChoice(href: string, number: string, note: string, given: string | undefined): string {
  const isChosen = given?.replaceAll(/\D/g, "") === number;
  return `<li><a href="${escapeMarkup(href)}"${isChosen ? ' aria-current="true"' : ""}><span class="number">${spaceNumber(number)}</span> <small>${escapeMarkup(note)}</small></a></li>`;
}

const checkoutCss = `
main:has(.checkout) { max-inline-size: 860px; }
.checkout { display: grid; gap: 28px; }
.checkout > section { min-inline-size: 0; }
@media (width >= 768px) { .checkout { grid-template-columns: 1fr 1fr; gap: 48px; } .checkout h1 { margin-block-start: 14px; } .checkout > section + section { padding-block-start: 16px; } }
dl { margin-block-start: 20px; border-block-start: 1px solid var(--line); }
dl > div { display: flex; justify-content: space-between; gap: 16px; padding-block: 12px; border-block-end: 1px solid var(--line); }
dt small { display: block; color: var(--soft); font-size: 13px; }
dd { margin: 0; font-variant-numeric: tabular-nums; white-space: nowrap; }
.total { font-weight: 650; font-size: 18px; border: 0; }
.later { margin-block-start: 8px; color: var(--soft); font-size: 13px; }
.alert { margin-block-end: 16px; padding: 10px 14px; border-radius: 8px; background: light-dark(#fdecea, #3a1d1b); color: var(--danger); font-size: 14px; }
.field { margin-block-end: 14px; }
.field input { inline-size: 100%; font-variant-numeric: tabular-nums; }
.field input[aria-invalid] { border-color: var(--danger); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: start; }
.wide { inline-size: 100%; margin-block-start: 4px; }
.cancel { margin-block-start: 10px; font-size: 14px; }
h2 { margin-block: 20px 8px; font-size: 13px; font-weight: 550; }
.cards { padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 12px; overflow: clip; }
.cards li + li { border-block-start: 1px solid var(--line); }
.cards a { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 12px; padding: 10px 14px; color: inherit; text-decoration: none; }
.cards a:hover, .cards a[aria-current] { background: var(--hover); }
.cards a:focus-visible { outline-offset: -3px; border-radius: 10px; }
.cards small { color: var(--soft); font-size: 12px; }
.number { font-size: 14px; font-variant-numeric: tabular-nums; white-space: nowrap; }
.card { margin-block: 20px; padding: 14px 16px; border: 1px solid var(--line); border-radius: 12px; font-weight: 600; font-variant-numeric: tabular-nums; }
.answers { display: flex; flex-wrap: wrap; gap: 8px; }
.answers button { flex: 1 0 auto; }
.quiet { block-size: 42px; padding-inline: 16px; border: 1px solid var(--edge); border-radius: 8px; background: none; font-weight: 600; cursor: pointer; }
.quiet:hover { background: var(--hover); }
.link { display: inline-grid; place-items: center; margin-block-start: 20px; text-decoration: none; }
`;
