import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../core/errors.ts";
import { chooseCurrency } from "../../core/billing/choose-currency.ts";
import { readOwnPath } from "../../core/urls/safe-redirect-path.ts";
import {
  answer,
  failure,
  invalidInput,
  notFound,
  succeeded,
  type ApiScope,
} from "../../platform/http/parameters/api-scope.server.ts";
import { attachment } from "../../platform/http/answers/attachment.server.ts";
import { createBackoff } from "../../platform/http/limits/backoff.server.ts";
import type { Captcha } from "../../platform/captcha/captcha.server.ts";
import { requireCaptcha } from "../../platform/captcha/require-captcha.server.ts";
import type { NetworkReader } from "../../platform/http/network.server.ts";
import { fileAnswer } from "../../platform/http/answers/file-answer.server.ts";
import { nameClient } from "../../platform/http/cookies/session-cookie.server.ts";
import { readVisitor } from "../../platform/http/read-visitor.server.ts";
import { requirePerson } from "../../platform/http/parameters/require-person.server.ts";
import type { Analytics } from "../analytics/contract.ts";
import type { Flags } from "../flags/contract.ts";
import type { ReadSite } from "../../platform/http/request-site.server.ts";
import {
  change,
  invoice,
  licenseUuid,
  next,
  order,
  page,
  renderInvoiceFacts,
  renderNext,
  renderProduct,
  serializeSubscription,
  product,
  returning,
  subscription,
} from "./billing-shapes.server.ts";
import type { BillingService } from "./contract.ts";
import { billingPaths } from "../../core/urls/paths/billing-paths.ts";

export interface BillingCallDependencies {
  billing: BillingService;
  captcha: Captcha;
  readNetwork: NetworkReader;
  analytics: Pick<Analytics, "record">;
  flags: Pick<Flags, "listGroups">;
  readSite: ReadSite;
}

const mostBytes = 16_384;
const minuteMs = 60_000;

const ofReading = {
  401: failure.describe("Not signed in."),
  503: failure.describe("The provider or the database is unavailable."),
};
const ofPaying = {
  ...ofReading,
  400: invalidInput,
  403: failure.describe("The captcha failed, or the request comes from another site."),
  404: notFound,
  429: failure.describe("Too many attempts."),
};
const responses = { ...ofPaying, 409: failure.describe("Not possible in the current state.") };

const describe = (operationId: string, summary: string) => ({ operationId, tags: ["billing"], summary });

const started = answer({ orderId: z.string(), url: z.string().describe("Checkout page.") });

const ofLicense = z.object({ id: licenseUuid });

/** What is sold, and what people do with their subscriptions. */
export function registerBillingCalls(app: ApiScope, deps: BillingCallDependencies): void {
  const parts = prepareBillingCalls(deps);
  registerListProducts(app, parts);
  registerStartOrders(app, parts);
  registerListPurchases(app, parts);
  registerCancelSubscription(app, parts);
  registerResumeSubscription(app, parts);
  registerChangeSubscription(app, parts);
  registerChangePaymentMethodOf(app, parts);
  registerChangePaymentMethod(app, parts);
  registerListExperimentGroups(app, parts);
  registerGetUnpaidInvoice(app, parts);
  registerPayUnpaidInvoice(app, parts);
  registerGetInvoicePdf(app, parts);
}

/** What several of these calls share. */
function prepareBillingCalls({ billing, captcha, readNetwork, analytics, flags, readSite }: BillingCallDependencies) {
  const proven = requireCaptcha({ captcha, readNetwork }, "checkout");
  const changes = createBackoff({ name: "orders", freely: 20, firstMs: minuteMs, longestMs: 10 * minuteMs });
  /** @throws AppError `limit_reached` for who asks providers too often */
  async function demandPatience(asked: FastifyRequest) {
    const person = requirePerson(asked);
    await changes.take(asked, person.id);
    return person;
  }
  /** An address on this site, whole. */
  function findPage(asked: FastifyRequest, wanted: string | undefined, fallback: string): string {
    const { origin } = readSite(asked);
    const path = wanted?.startsWith(`${origin}/`) ? wanted.slice(origin.length) : wanted;
    return origin + (readOwnPath(path) ?? fallback);
  }
  async function startOrder(asked: FastifyRequest & { body: z.infer<typeof order> }) {
    const person = await demandPatience(asked);
    const {
      addProducts,
      removeProducts: _,
      trialId: __,
      successUrl,
      clientRedirectUrl,
      cancelUrl,
      currency,
      ...requested
    } = asked.body;
    const { locale } = readSite(asked);
    const wanted = (await billing.listProducts()).find(({ code }) => code === addProducts[0]);
    const { orderId, url } = await billing.startOrder(person.id, {
      ...requested,
      productCode: addProducts[0]!,
      currency: currency ?? chooseCurrency(locale, billing.listProviders(wanted), wanted?.prices),
      locale,
      returnUrl: findPage(asked, successUrl ?? clientRedirectUrl, billingPaths.wait),
      cancelUrl: findPage(asked, cancelUrl, billingPaths.pricing),
    });
    analytics.record({ name: "checkout_started", product: addProducts[0]! }, asked);
    return { ...succeeded, orderId, url };
  }
  async function changePaymentMethod(asked: FastifyRequest, id: string, returnUrl: string | undefined) {
    const options = { returnUrl: findPage(asked, returnUrl, billingPaths.account) };
    return renderNext(await billing.changePaymentMethod((await demandPatience(asked)).id, id, options));
  }
  return { billing, proven, startOrder, demandPatience, findPage, readSite, changePaymentMethod, flags };
}

type BillingParts = ReturnType<typeof prepareBillingCalls>;

function registerListProducts(app: ApiScope, { billing }: BillingParts): void {
  for (const path of ["/billing/products/v1/default", "/api/billing/products/v1/default"]) {
    app.get(
      path,
      {
        schema: {
          ...describe("listProducts", "List products"),
          hide: path.startsWith("/api"),
          response: { 200: answer({ products: z.array(product) }), 503: ofReading[503] },
        },
      },
      async (_request, reply) => {
        const found = await billing.listProducts();
        void reply.header("cache-control", "public, max-age=60");
        return { ...succeeded, products: found.map(renderProduct) };
      },
    );
  }
}

function registerStartOrders(app: ApiScope, { proven, startOrder }: BillingParts): void {
  for (const [path, operationId, summary] of [
    ["/billing/v2/subscriptions", "startSubscription", "Start a subscription"],
    ["/billing/v2/purchases", "startPurchase", "Buy a package"],
  ] as const) {
    app.post(
      path,
      {
        bodyLimit: mostBytes,
        // Nobody does the work of a captcha to learn that they have to sign in.
        async preHandler(asked) {
          requirePerson(asked);
          await proven(asked);
        },
        schema: {
          ...describe(operationId, summary),
          description: "Needs a captcha token in the header `x-captcha-token`.",
          body: order,
          response: { 200: started, ...responses },
        },
      },
      (asked) => startOrder(asked),
    );
  }
}

function registerListPurchases(app: ApiScope, { billing }: BillingParts): void {
  app.get(
    "/billing/v2/purchases",
    {
      schema: {
        ...describe("listPurchases", "List the user’s subscriptions and invoices"),
        response: {
          200: answer({ subscriptions: z.array(subscription), invoices: z.array(invoice) }),
          ...ofReading,
        },
      },
    },
    async (asked, reply) => {
      const { id } = requirePerson(asked);
      const [subscriptions, invoices] = await Promise.all([billing.listSubscriptions(id), billing.listInvoices(id)]);
      void reply.header("cache-control", "private, no-store");
      return {
        ...succeeded,
        subscriptions: subscriptions.map(serializeSubscription),
        invoices: invoices.map(renderInvoiceFacts),
      };
    },
  );
}

function registerCancelSubscription(app: ApiScope, { billing, demandPatience }: BillingParts): void {
  app.post(
    "/billing/v2/subscriptions/:id/cancel",
    {
      bodyLimit: mostBytes,
      schema: {
        ...describe("cancelSubscription", "Cancel at the end of the paid period"),
        params: ofLicense,
        response: { 200: answer({}), ...responses },
      },
    },
    async (asked) => {
      await billing.cancel((await demandPatience(asked)).id, asked.params.id);
      return succeeded;
    },
  );
}

function registerResumeSubscription(app: ApiScope, { findPage, billing, demandPatience }: BillingParts): void {
  app.post(
    "/billing/v2/subscriptions/:id/resume",
    {
      bodyLimit: mostBytes,
      schema: {
        ...describe("resumeSubscription", "Undo a cancellation"),
        params: ofLicense,
        body: returning,
        response: { 200: next, ...responses },
      },
    },
    async (asked) => {
      const options = { returnUrl: findPage(asked, asked.body.returnUrl, billingPaths.account) };
      return renderNext(await billing.resume((await demandPatience(asked)).id, asked.params.id, options));
    },
  );
}

function registerChangeSubscription(
  app: ApiScope,
  { demandPatience, billing, readSite, findPage }: BillingParts,
): void {
  for (const [kind, summary] of [
    ["upgrade", "Change the plan now, with credit for the rest of the old one"],
    ["downgrade", "Change the plan at the end of the paid period"],
  ] as const) {
    app.post(
      `/billing/v2/subscriptions/:id/${kind}`,
      {
        bodyLimit: mostBytes,
        schema: {
          ...describe(`${kind}Subscription`, summary),
          params: ofLicense,
          body: change,
          response: { 200: next, ...responses },
        },
      },
      async (asked) => {
        const person = await demandPatience(asked);
        const { addProducts, quantity: seats, returnUrl } = asked.body;
        const own = (await billing.listSubscriptions(person.id)).find((one) => one.licenseId === asked.params.id);
        const requested = {
          productCode: addProducts[0]!,
          quantity: seats ?? own?.quantity ?? 1,
          locale: readSite(asked).locale,
          returnUrl: findPage(asked, returnUrl, billingPaths.account),
        };
        return renderNext(await billing[kind](person.id, asked.params.id, requested));
      },
    );
  }
}

function registerChangePaymentMethodOf(app: ApiScope, { changePaymentMethod }: BillingParts): void {
  app.post(
    "/billing/v2/subscriptions/:id/paymentMethod",
    {
      bodyLimit: mostBytes,
      schema: {
        ...describe("changePaymentMethodOf", "Change the payment method"),
        params: ofLicense,
        body: returning,
        response: { 200: next, ...responses },
      },
    },
    (asked) => changePaymentMethod(asked, asked.params.id, asked.body.returnUrl),
  );
}

function registerChangePaymentMethod(app: ApiScope, { changePaymentMethod }: BillingParts): void {
  app.post(
    "/billing/v2/paymentMethod",
    {
      bodyLimit: mostBytes,
      schema: {
        ...describe("changePaymentMethod", "Change the payment method"),
        body: z.object({ licenseId: licenseUuid.optional(), returnUrl: page.optional() }),
        response: { 200: next, ...responses },
      },
    },
    (asked) => {
      const { licenseId, returnUrl } = asked.body;
      if (!licenseId) throw new AppError("invalid_input", "licenseId is missing", { field: "licenseId" });
      return changePaymentMethod(asked, licenseId, returnUrl);
    },
  );
}

function registerListExperimentGroups(app: ApiScope, { readSite, flags }: BillingParts): void {
  app.get(
    "/billing/v2/abGroupInfo",
    {
      schema: {
        ...describe("listExperimentGroups", "Get the experiment groups of this browser"),
        response: { 200: answer({ groups: z.array(z.object({ experiment: z.string(), group: z.string() })) }) },
      },
    },
    async (asked, reply) => {
      const { origin, locale } = readSite(asked);
      const clientId = nameClient(asked, reply, { isSecure: origin.startsWith("https:") });
      const href = asked.headers.referer;
      const visitor = readVisitor(asked.raw, { viewer: asked.viewer, origin, locale, clientId, href });
      void reply.header("cache-control", "private, no-store");
      return { ...succeeded, groups: flags.listGroups(visitor) };
    },
  );
}

function registerGetUnpaidInvoice(app: ApiScope, { billing }: BillingParts): void {
  app.get(
    "/billing/v2/unpaidInvoice",
    {
      schema: {
        ...describe("getUnpaidInvoice", "Get the oldest unpaid invoice"),
        response: { 200: answer({ invoice: invoice.nullable() }), ...ofReading },
      },
    },
    async (asked, reply) => {
      const found = await billing.findUnpaidInvoice(requirePerson(asked).id);
      void reply.header("cache-control", "private, no-store");
      return { ...succeeded, invoice: found ? renderInvoiceFacts(found) : null };
    },
  );
}

function registerPayUnpaidInvoice(app: ApiScope, { demandPatience, findPage, billing }: BillingParts): void {
  app.post(
    "/billing/v2",
    {
      bodyLimit: mostBytes,
      schema: {
        ...describe("payUnpaidInvoice", "Pay the oldest unpaid invoice"),
        body: returning,
        response: { 200: next, ...ofPaying },
      },
    },
    async (asked) => {
      const person = await demandPatience(asked);
      const returnUrl = findPage(asked, asked.body.returnUrl, billingPaths.account);
      return renderNext(await billing.payUnpaidInvoice(person.id, { returnUrl }));
    },
  );
}

function registerGetInvoicePdf(app: ApiScope, { billing }: BillingParts): void {
  app.get(
    "/billing/v2/invoices/:id/pdf",
    {
      schema: {
        ...describe("getInvoicePdf", "Download an invoice"),
        params: z.object({ id: z.uuid() }),
        response: {
          200: fileAnswer(["application/pdf"], "The invoice."),
          ...ofReading,
          404: notFound,
        },
      },
    },
    async (asked, reply) => {
      const { bytes, fileName } = await billing.readInvoicePdf(requirePerson(asked).id, asked.params.id);
      void reply.type("application/pdf");
      void reply.headers({ "content-disposition": attachment(fileName), "cache-control": "private, no-store" });
      return bytes;
    },
  );
}
