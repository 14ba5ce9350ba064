import type { AddressInfo } from "node:net";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { AppError } from "../../../../core/errors.ts";
import { plainPageHeaders } from "../../../../platform/http/render-plain-page.server.ts";
import { stepTime, type TestPayments } from "./create-test-payments.server.ts";
import { portalActions, renderPortalPage } from "./render-customer-portal.server.ts";
import { clockSteps, renderClockPage } from "./render-clock-page.server.ts";
import { renderChallengePage, renderCheckoutNote, renderCheckoutPage } from "./render-test-checkout.server.ts";
import { readCard, type CardFaults, type GivenCard } from "./read-card.ts";
import type { Payment } from "./test-charges.server.ts";
import { cardSummary, summarizeInvoice, summarizeOrder } from "./summarize-task.server.ts";
import { spaceNumber } from "./test-cards.ts";
import { checkoutPath } from "./test-provider.server.ts";
import type { TestCheckout } from "./test-checkouts.server.ts";

const clockPath = "/test/clock";
const portalPath = "/test/portal";
const longestForm = 2_000;

const short = z.string().max(40).default("");
const cardForm = z.object({ number: short, expiry: short, cvc: short });
const answerForm = z.object({ answer: z.enum(["approve", "refuse"]) });
const clockForm = z.object({ step: z.enum(Object.keys(clockSteps) as (keyof typeof clockSteps)[]) });
const portalForm = z.object({
  ref: z.string().min(1).max(200),
  action: z.enum(Object.keys(portalActions) as (keyof typeof portalActions)[]),
});
const choice = z.object({
  card: z
    .string()
    .regex(/^\d{12,19}$/)
    .optional()
    .catch(undefined),
});

const refusals: Record<Exclude<Payment, "paid" | "challenged">, string> = {
  declined: "The bank declined this card. Try another one.",
  insufficientFunds: "This card has insufficient funds. Try another one.",
};

/** The pages of the test provider, and of its clock. */
export async function registerTestPayments(app: FastifyInstance, payments: TestPayments): Promise<void> {
  app.addHook("onListen", (done) => {
    const { address, port } = app.server.address() as AddressInfo;
    payments.outbox.openAt(`http://${address.includes(":") ? `[${address}]` : address}:${port}/billing/webhooks/test`);
    done();
  });
  app.addHook("onClose", () => payments.outbox.close());
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const limits = { bodyLimit: longestForm };
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { ...limits, parseAs: "string" },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.addContentTypeParser(
      "application/json",
      { ...limits, parseAs: "string" },
      scope.getDefaultJsonParser("error", "error"),
    );
    registerCheckout(scope, payments);
    registerClock(scope, payments);
    registerPortal(scope, payments);
  });
}

const path = `${checkoutPath}/:id`;

const hidden = { schema: { hide: true } };

type Asked = { Params: { id: string } };

function registerCheckout(scope: FastifyInstance, deps: TestPayments): void {
  const parts = prepareCheckout(deps);

  registerCheckoutPage(scope, parts);
  registerCheckoutPayment(scope, parts);
  registerChallengePage(scope, parts);
  registerChallengeAnswer(scope, parts);
}

/** What several of these calls share. */
function prepareCheckout({ checkouts, charges, clock, ...payments }: TestPayments) {
  async function summarize({ task }: TestCheckout) {
    if (task.kind === "card") return cardSummary;
    if (task.kind === "order") return summarizeOrder(task.order, clock.now());
    const [invoice] = await payments.provider.listInvoices({ invoiceRef: task.invoiceRef });
    return summarizeInvoice(invoice!);
  }
  async function sendCheckout(
    reply: FastifyReply,
    checkout: TestCheckout,
    form: { given?: GivenCard; faults?: CardFaults } = {},
  ) {
    const page = {
      ...form,
      summary: await summarize(checkout),
      action: `${checkoutPath}/${checkout.id}`,
      backHref: readReturnUrls(checkout).back,
    };
    return send(reply, renderCheckoutPage(page), form.faults ? 422 : 200);
  }
  async function sendOn(
    reply: FastifyReply,
    checkout: TestCheckout,
    { payment, given }: { payment: Payment; given?: GivenCard },
  ) {
    if (payment === "challenged") return reply.redirect(`${checkoutPath}/${checkout.id}/challenge`, 303);
    if (payment !== "paid")
      return sendCheckout(reply, checkout, { ...(given && { given }), faults: { card: refusals[payment] } });
    payments.outbox.hurry();
    return reply.redirect(readReturnUrls(checkout).on, 303);
  }
  /** Whatever is no page, or no page any more, is told as a page. */
  async function withCheckout(
    id: string,
    reply: FastifyReply,
    work: (checkout: TestCheckout) => Promise<unknown>,
  ): Promise<unknown> {
    const checkout = await checkouts.find(id);
    if (!checkout)
      return send(reply, renderCheckoutNote({ title: "Page not found", text: "Start again from the site." }), 404);
    if (checkout.status !== "open") return sendEnd(reply, checkout);
    try {
      return await work(checkout);
    } catch (error) {
      if (error instanceof AppError && error.code === "conflict") return sendEnd(reply, await checkouts.get(id));
      throw error;
    }
  }
  return { withCheckout, sendCheckout, sendOn, charges, summarize };
}

type CheckoutParts = ReturnType<typeof prepareCheckout>;

function registerCheckoutPage(scope: FastifyInstance, { withCheckout, sendCheckout }: CheckoutParts): void {
  scope.get<Asked>(path, hidden, ({ params, query }, reply) =>
    withCheckout(params.id, reply, async (checkout) => {
      const { card } = choice.parse(query);
      const chosen = card === undefined ? {} : { given: { number: spaceNumber(card), expiry: "12/34", cvc: "123" } };
      return sendCheckout(reply, checkout, chosen);
    }),
  );
}

function registerCheckoutPayment(
  scope: FastifyInstance,
  { withCheckout, sendCheckout, sendOn, charges }: CheckoutParts,
): void {
  scope.post<Asked>(path, hidden, ({ params, body }, reply) =>
    withCheckout(params.id, reply, async (checkout) => {
      const given = readForm(cardForm, body);
      const read = readCard(given, new Date());
      if ("faults" in read) return sendCheckout(reply, checkout, { given, faults: read.faults });
      return sendOn(reply, checkout, { payment: await charges.pay(checkout, read.card), given });
    }),
  );
}

function registerChallengePage(scope: FastifyInstance, { withCheckout, summarize }: CheckoutParts): void {
  scope.get<Asked>(`${path}/challenge`, hidden, ({ params }, reply) =>
    withCheckout(params.id, reply, async (checkout) => {
      if (checkout.cardNumber === null) return reply.redirect(`${checkoutPath}/${checkout.id}`, 303);
      const isTrial = checkout.task.kind === "order" && checkout.task.order.trialDays > 0;
      const total = isTrial ? undefined : (await summarize(checkout)).total;
      const action = `${checkoutPath}/${checkout.id}/challenge`;
      return send(reply, renderChallengePage({ action, cardNumber: checkout.cardNumber, price: total?.price }));
    }),
  );
}

function registerChallengeAnswer(scope: FastifyInstance, { withCheckout, sendOn, charges }: CheckoutParts): void {
  scope.post<Asked>(`${path}/challenge`, hidden, ({ params, body }, reply) =>
    withCheckout(params.id, reply, async (checkout) => {
      const { answer } = readForm(answerForm, body);
      return sendOn(reply, checkout, { payment: await charges.answerChallenge(checkout, answer === "approve") });
    }),
  );
}

function registerClock(scope: FastifyInstance, payments: TestPayments): void {
  const { clock } = payments;
  scope.get(clockPath, hidden, (_request, reply) =>
    send(reply, renderClockPage({ now: clock.now(), action: clockPath, isMoved: clock.isMoved() })),
  );
  scope.post(clockPath, hidden, async ({ body, headers }, reply) => {
    await payments.passTimeUntil(stepTime(clock.now(), readForm(clockForm, body).step));
    if (headers["content-type"]?.startsWith("application/json")) return { success: true, now: clock.now() };
    return reply.redirect(clockPath, 303);
  });
}

function registerPortal(scope: FastifyInstance, { portal, ...payments }: TestPayments): void {
  scope.get(portalPath, hidden, async (_request, reply) =>
    send(reply, renderPortalPage({ payments: await portal.list(), action: portalPath })),
  );
  scope.post(portalPath, hidden, async ({ body }, reply) => {
    const { ref, action } = readForm(portalForm, body);
    await portal.act(ref, action);
    payments.outbox.hurry();
    return reply.redirect(portalPath, 303);
  });
}

function readForm<Form>(schema: z.ZodType<Form>, body: unknown): Form {
  const read = schema.safeParse(body);
  if (!read.success) throw new AppError("invalid_input", z.prettifyError(read.error));
  return read.data;
}

/** Where a person goes on when it is done, and when not. */
function readReturnUrls({ task }: TestCheckout): { on: string; back: string } {
  if (task.kind === "order") return { on: task.order.returnUrl, back: task.order.cancelUrl };
  return { on: task.returnUrl, back: task.returnUrl };
}

const send = (reply: FastifyReply, html: string, status = 200) =>
  reply.code(status).headers(plainPageHeaders(html)).send(html);

/** Answers for a page at which nobody can pay any more. */
function sendEnd(reply: FastifyReply, checkout: TestCheckout) {
  const { on, back } = readReturnUrls(checkout);
  if (checkout.status === "complete") return reply.redirect(on, 303);
  const text = "Nothing was paid. Start again from the site.";
  return send(reply, renderCheckoutNote({ title: "This page has expired", text, backHref: back }), 410);
}
