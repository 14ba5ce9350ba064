import { z } from "zod";
import { AppError } from "../../../../core/errors.ts";
import type { ProviderSubscription } from "../../../../core/billing/provider-subscription.ts";
import type { PaymentProvider } from "../contract.ts";
import { createPaymentApi } from "../payment-api.server.ts";
import type { AppsumoKeys } from "./appsumo-keys.server.ts";
import { readAppsumoTiers } from "./appsumo-tiers.ts";
import { readAppsumoWebhook } from "./appsumo-webhook.server.ts";

const licenseSchema = z.object({
  license_key: z.uuid(),
  status: z.enum(["active", "inactive", "deactivated"]),
  tier: z.number().int(),
  created_at: z.coerce.date(),
});
const tokenSchema = z.object({ access_token: z.string() });
const keySchema = z.object({ license_key: z.uuid() });

/** Where AppSumo is. */
export interface AppsumoAddresses {
  licenses: string;
  sign: string;
}

const liveAddresses: AppsumoAddresses = {
  licenses: "https://api.licensing.appsumo.com",
  sign: "https://appsumo.com",
};

const mostQuestions = 20;
const minuteMs = 60_000;
/** Deals are for life. */
const lifeYears = 100;

const refuse = () =>
  Promise.reject(new AppError("invalid_input", "AppSumo licenses are bought and changed at AppSumo."));

export interface AppsumoProvider extends PaymentProvider {
  /**
   * The license of somebody who comes from AppSumo.
   *
   * @param code of the address that they came to
   * @returns the ref of its subscription
   * @throws AppError `not_allowed` for a code that is wrong or was used
   */
  readArrival(code: string): Promise<string>;
}

/**
 * Licenses that are bought at AppSumo: nothing is paid for or changed here. A license has another key after each change; the site
 * knows it by the first.
 */
export function createAppsumoProvider(options: {
  apiKey: string;
  clientId: string;
  clientSecret: string;
  /** `/billing/appsumo` of the site, as AppSumo was told. */
  redirectUrl: string;
  /** As `readAppsumoTiers` reads them. */
  tiers: string;
  keys: AppsumoKeys;
  /** Elsewhere, for tests. */
  addresses?: AppsumoAddresses;
  now?: () => Date;
}): AppsumoProvider {
  const {
    apiKey,
    clientId,
    clientSecret,
    redirectUrl,
    keys,
    addresses = liveAddresses,
    now = () => new Date(),
  } = options;
  const tiers = readAppsumoTiers(options.tiers) ?? new Map<never, never>();
  const licenses = createPaymentApi({ name: "AppSumo", origin: addresses.licenses });
  const sign = createPaymentApi({ name: "AppSumo", origin: addresses.sign });
  const asked: number[] = [];

  /** AppSumo answers twenty questions a minute. */
  function yieldToRequests(): void {
    const since = now().getTime() - minuteMs;
    // A clock that was put back has asked nothing yet.
    if (asked.some((at) => at > since + minuteMs)) asked.length = 0;
    while (asked[0] !== undefined && asked[0] <= since) asked.shift();
    if (asked.length >= mostQuestions) {
      const retryAfterSeconds = Math.ceil((asked[0]! - since) / 1000);
      throw new AppError("unavailable", "Too many requests to AppSumo. Try again in a minute.", { retryAfterSeconds });
    }
    asked.push(now().getTime());
  }

  async function readLicense(ref: string): Promise<ProviderSubscription> {
    // Whatever is no key would be another question.
    if (!z.uuid().safeParse(ref).success) {
      yieldToRequests();
      return licenses.read(z.never(), { path: `/v2/licenses/${encodeURIComponent(ref)}`, headers: formatKey() });
    }
    const key = await keys.findLatest(ref);
    yieldToRequests();
    const license = await licenses.read(licenseSchema, { path: `/v2/licenses/${key}`, headers: formatKey() });
    const tier = tiers.get(license.tier);
    if (!tier) throw licenses.unavailable(new Error(`AppSumo tier ${license.tier} isn’t configured`));
    const periodEnd = new Date(license.created_at);
    periodEnd.setUTCFullYear(periodEnd.getUTCFullYear() + lifeYears);
    // After a change the new one is active at AppSumo as soon as we have answered.
    const isActive = license.status === "active" || (license.status === "inactive" && key !== ref);
    const isOver = license.status === "deactivated";
    return {
      ref,
      orderId: undefined,
      status: isActive ? "active" : isOver ? "ended" : "incomplete",
      endReason: isOver ? "refunded" : undefined,
      ...tier,
      currency: "USD",
      unitAmount: 0,
      startedAt: license.created_at,
      trialEndsAt: undefined,
      periodStart: license.created_at,
      periodEnd,
      pastDueSince: undefined,
      disputedSince: undefined,
      cancelsAtPeriodEnd: false,
      plannedChange: undefined,
      paymentMethod: undefined,
    };
  }

  const formatKey = () => ({ "x-appsumo-licensing-key": apiKey });

  return {
    code: "appsumo",
    currencies: [],
    hasCheckout: false,
    startCheckout: refuse,
    async readOrder(ref) {
      const { status } = await readLicense(ref);
      const isOpen = status === "incomplete";
      return { status: isOpen ? "open" : "complete", subscriptionRef: isOpen ? undefined : ref, invoiceRef: undefined };
    },
    findOrder: async () => undefined,
    readSubscription: readLicense,
    async listInvoices(of) {
      await readLicense("subscriptionRef" in of ? of.subscriptionRef : of.invoiceRef);
      return [];
    },
    readInvoicePdf: async () => undefined,
    cancelAtPeriodEnd: refuse,
    undo: refuse,
    resume: refuse,
    changeNow: refuse,
    changeAtPeriodEnd: refuse,
    changePaymentMethod: refuse,
    payInvoice: refuse,
    async readWebhook(request) {
      const event = readAppsumoWebhook(request, apiKey);
      if (event.test || event.parent_license_key !== undefined) return [];
      const { license_key: key, prev_license_key: previousKey, event: type, event_timestamp: time } = event;
      if (previousKey !== undefined) await keys.link(key, previousKey);
      const ref = await keys.findFirst(key);
      return [{ id: `${type}-${key}-${time}`, type, subscriptionRef: ref, orderRef: ref }];
    },
    serializeWebhookAnswer: (_events, request) => ({ event: readAppsumoWebhook(request, apiKey).event, success: true }),
    async readArrival(code) {
      const body = {
        client_id: clientId,
        client_secret: clientSecret,
        code,
        redirect_uri: redirectUrl,
        grant_type: "authorization_code",
      };
      const answer = await sign.ask({ method: "POST", path: "/openid/token/", body });
      if (answer.status >= 400)
        throw new AppError("not_allowed", "AppSumo didn’t confirm this. Open the link from AppSumo again.");
      const { access_token: token } = sign.readAnswer(tokenSchema, "/openid/token/", answer);
      const query = new URLSearchParams({ access_token: token });
      const { license_key: key } = await sign.read(keySchema, { path: `/openid/license_key/?${query}` });
      return keys.findFirst(key);
    },
  };
}
