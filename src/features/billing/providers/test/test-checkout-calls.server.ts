import type { AddressInfo } from "node:net";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { AppError } from "../../../../core/errors.ts";
import { plainPageHeaders } from "../../../../platform/http/render-plain-page.server.ts";
import { stepTime, type TestPayments } from "./create-test-payments.server.ts";
import { cabinetActions, renderCabinetPage } from "./render-customer-portal.server.ts";
import { clockSteps, renderClockPage } from "./render-clock-page.server.ts";
import { renderChallengePage, renderTillNote, renderTillPage } from "./render-test-checkout.server.ts";
import { readCard, type CardFaults, type GivenCard } from "./read-card.ts";
import type { Payment } from "./test-charges.server.ts";
import { cardSummary, summarizeInvoice, summarizeOrder } from "./summarize-task.server.ts";
import { spaceNumber } from "./test-cards.ts";
import { tillPath } from "./test-provider.server.ts";
import type { Till } from "./test-checkouts.server.ts";

const clockPath = "/test/clock";
const cabinetPath = "/test/cabinet";
const longestForm = 2_000;

const short = z.string().max(40).default("");
const cardForm = z.object({ number: short, expiry: short, cvc: short });
const answerForm = z.object({ answer: z.enum(["approve", "refuse"]) });
const clockForm = z.object({ step: z.enum(Object.keys(clockSteps) as (keyof typeof clockSteps)[]) });
const cabinetForm = z.object({
  ref: z.string().min(1).max(200),
  action: z.enum(Object.keys(cabinetActions) as (keyof typeof cabinetActions)[]),
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
    registerTill(scope, payments);
    registerClock(scope, payments);
    registerCabinet(scope, payments);
  });
}

const path = `${tillPath}/:id`;

const hidden = { schema: { hide: true } };

type Asked = { Params: { id: string } };

function registerTill(scope: FastifyInstance, deps: TestPayments): void {
  const parts = prepareTill(deps);

  registerCheckoutPage(scope, parts);
  registerCheckoutPayment(scope, parts);
  registerChallengePage(scope, parts);
  registerChallengeAnswer(scope, parts);
}

/** What several of these calls share. */
function prepareTill({ tills, cashier, clock, ...payments }: TestPayments) {
  async function summarize({ task }: Till) {
    if (task.kind === "card") return cardSummary;
    if (task.kind === "order") return summarizeOrder(task.order, clock.now());
    const [invoice] = await payments.provider.listInvoices({ invoiceRef: task.invoiceRef });
    return summarizeInvoice(invoice!);
  }
  async function sendTill(reply: FastifyReply, till: Till, form: { given?: GivenCard; faults?: CardFaults } = {}) {
    const page = {
      ...form,
      summary: await summarize(till),
      action: `${tillPath}/${till.id}`,
      backHref: readWay(till).back,
    };
    return send(reply, renderTillPage(page), form.faults ? 422 : 200);
  }
  async function sendOn(reply: FastifyReply, till: Till, { payment, given }: { payment: Payment; given?: GivenCard }) {
    if (payment === "challenged") return reply.redirect(`${tillPath}/${till.id}/challenge`, 303);
    if (payment !== "paid")
      return sendTill(reply, till, { ...(given && { given }), faults: { card: refusals[payment] } });
    payments.outbox.hurry();
    return reply.redirect(readWay(till).on, 303);
  }
  /** Whatever is no page, or no page any more, is told as a page. */
  async function withTill(id: string, reply: FastifyReply, work: (till: Till) => Promise<unknown>): Promise<unknown> {
    const till = await tills.find(id);
    if (!till) return send(reply, renderTillNote({ title: "Page not found", text: "Start again from the site." }), 404);
    if (till.status !== "open") return sendEnd(reply, till);
    try {
      return await work(till);
    } catch (error) {
      if (error instanceof AppError && error.code === "conflict") return sendEnd(reply, await tills.get(id));
      throw error;
    }
  }
  return { withTill, sendTill, sendOn, cashier, summarize };
}

type TillParts = ReturnType<typeof prepareTill>;

function registerCheckoutPage(scope: FastifyInstance, { withTill, sendTill }: TillParts): void {
  scope.get<Asked>(path, hidden, ({ params, query }, reply) =>
    withTill(params.id, reply, async (till) => {
      const { card } = choice.parse(query);
      const chosen = card === undefined ? {} : { given: { number: spaceNumber(card), expiry: "12/34", cvc: "123" } };
      return sendTill(reply, till, chosen);
    }),
  );
}

function registerCheckoutPayment(scope: FastifyInstance, { withTill, sendTill, sendOn, cashier }: TillParts): void {
  scope.post<Asked>(path, hidden, ({ params, body }, reply) =>
    withTill(params.id, reply, async (till) => {
      const given = readForm(cardForm, body);
      const read = readCard(given, new Date());
      if ("faults" in read) return sendTill(reply, till, { given, faults: read.faults });
      return sendOn(reply, till, { payment: await cashier.pay(till, read.card), given });
    }),
  );
}

function registerChallengePage(scope: FastifyInstance, { withTill, summarize }: TillParts): void {
  scope.get<Asked>(`${path}/challenge`, hidden, ({ params }, reply) =>
    withTill(params.id, reply, async (till) => {
      if (till.cardNumber === null) return reply.redirect(`${tillPath}/${till.id}`, 303);
      const isTrial = till.task.kind === "order" && till.task.order.trialDays > 0;
      const total = isTrial ? undefined : (await summarize(till)).total;
      const action = `${tillPath}/${till.id}/challenge`;
      return send(reply, renderChallengePage({ action, cardNumber: till.cardNumber, price: total?.price }));
    }),
  );
}

function registerChallengeAnswer(scope: FastifyInstance, { withTill, sendOn, cashier }: TillParts): void {
  scope.post<Asked>(`${path}/challenge`, hidden, ({ params, body }, reply) =>
    withTill(params.id, reply, async (till) => {
      const { answer } = readForm(answerForm, body);
      return sendOn(reply, till, { payment: await cashier.answerChallenge(till, answer === "approve") });
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

function registerCabinet(scope: FastifyInstance, { cabinet, ...payments }: TestPayments): void {
  scope.get(cabinetPath, hidden, async (_request, reply) =>
    send(reply, renderCabinetPage({ payments: await cabinet.list(), action: cabinetPath })),
  );
  scope.post(cabinetPath, hidden, async ({ body }, reply) => {
    const { ref, action } = readForm(cabinetForm, body);
    await cabinet.act(ref, action);
    payments.outbox.hurry();
    return reply.redirect(cabinetPath, 303);
  });
}

function readForm<Form>(schema: z.ZodType<Form>, body: unknown): Form {
  const read = schema.safeParse(body);
  if (!read.success) throw new AppError("invalid_input", z.prettifyError(read.error));
  return read.data;
}

/** Where a person goes on when it is done, and when not. */
function readWay({ task }: Till): { on: string; back: string } {
  if (task.kind === "order") return { on: task.order.returnUrl, back: task.order.cancelUrl };
  return { on: task.returnUrl, back: task.returnUrl };
}

const send = (reply: FastifyReply, html: string, status = 200) =>
  reply.code(status).headers(plainPageHeaders(html)).send(html);

/** Answers for a page at which nobody can pay any more. */
function sendEnd(reply: FastifyReply, till: Till) {
  const { on, back } = readWay(till);
  if (till.status === "complete") return reply.redirect(on, 303);
  const text = "Nothing was paid. Start again from the site.";
  return send(reply, renderTillNote({ title: "This page has expired", text, backHref: back }), 410);
}
