import { AppError } from "../../../../core/errors.ts";
import type { ProviderEvent, WebhookRequest } from "../contract.ts";
import { eventSchema, verificationSchema } from "./paypal-answers.ts";
import type { PaypalApi } from "./paypal-api.server.ts";
import { readPaypalMemory } from "./paypal-memory.ts";

const unproven = () => new AppError("not_allowed", "This request didn’t come from PayPal.");

/**
 * Has PayPal confirm that it sent a request. Nothing is asked for what names another's certificate: whoever signs with their
 * own key could have sent it.
 *
 * @returns the event, as JSON
 */
export async function provePaypalWebhook(
  { headers, rawBody }: WebhookRequest,
  { api, webhookId, certificates }: { api: PaypalApi; webhookId: string; certificates: string },
): Promise<unknown> {
  const readHeader = (name: string) => {
    const value = headers[name];
    if (typeof value !== "string" || value === "" || value.length > 500) throw unproven();
    return value;
  };
  const signature = {
    auth_algo: readHeader("paypal-auth-algo"),
    cert_url: readHeader("paypal-cert-url"),
    transmission_id: readHeader("paypal-transmission-id"),
    transmission_sig: readHeader("paypal-transmission-sig"),
    transmission_time: readHeader("paypal-transmission-time"),
    webhook_id: webhookId,
  };
  if (!URL.canParse(signature.cert_url) || new URL(signature.cert_url).origin !== certificates) throw unproven();
  const text = rawBody.toString("utf8");
  const event = readJson(text);
  const answer = await api.read(verificationSchema, {
    method: "POST",
    path: "/v1/notifications/verify-webhook-signature",
    // The signature is one of the very bytes: written anew, they might be others.
    text: `${JSON.stringify(signature).slice(0, -1)},"webhook_event":${text}}`,
  });
  if (answer.verification_status !== "SUCCESS") throw unproven();
  return event;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unproven();
  }
}

/**
 * What a proven event is about.
 *
 * @returns undefined when it is about nothing of ours
 */
export function readPaypalEvent(
  body: unknown,
): (ProviderEvent & { begun: { id: string; root: string } | undefined }) | undefined {
  const read = eventSchema.safeParse(body);
  if (!read.success) return undefined;
  const { id, event_type: type, resource } = read.data;
  const { root } = readPaypalMemory(resource.custom_id ?? resource.custom ?? "");
  if (type.startsWith("BILLING.SUBSCRIPTION.") && resource.id !== undefined) {
    const ref = root ?? resource.id;
    const begun = root !== undefined && type.endsWith(".ACTIVATED") ? { id: resource.id, root } : undefined;
    return { id, type, subscriptionRef: ref, orderRef: ref, begun };
  }
  const subscriptionRef = root ?? resource.billing_agreement_id;
  if (type.startsWith("PAYMENT.SALE.") && subscriptionRef !== undefined) {
    return { id, type, subscriptionRef, orderRef: subscriptionRef, begun: undefined };
  }
  const orderRef = type.startsWith("CHECKOUT.ORDER.")
    ? resource.id
    : type.startsWith("PAYMENT.CAPTURE.")
      ? resource.supplementary_data?.related_ids?.order_id
      : undefined;
  return orderRef === undefined ? undefined : { id, type, subscriptionRef: undefined, orderRef, begun: undefined };
}
