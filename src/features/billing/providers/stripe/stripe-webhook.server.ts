import type { Stripe } from "stripe";
import { z } from "zod";
import { AppError } from "../../../../core/errors.ts";
import type { ProviderEvent, WebhookRequest } from "../contract.ts";

const ref = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();

/** What we read of objects of all kinds; older versions of Stripe's API have some of it at other places. */
const objectSchema = z.object({
  id: z.string(),
  object: z.string(),
  mode: z.string().nullish(),
  client_reference_id: z.string().nullish(),
  subscription: ref,
  released_subscription: ref,
  customer: ref,
  charge: ref,
  parent: z.object({ subscription_details: z.object({ subscription: ref }).nullish() }).nullish(),
});
type WebhookObject = z.infer<typeof objectSchema>;

export interface StripeEvents {
  stripe: Stripe;
  webhookSecret: string;
}

/** Only what Stripe signed in the last five minutes is read. */
export async function readStripeWebhook(
  { stripe, webhookSecret }: StripeEvents,
  { headers, rawBody }: WebhookRequest,
): Promise<ProviderEvent[]> {
  const event = prove(() => {
    const signature = headers["stripe-signature"];
    return stripe.webhooks.constructEvent(rawBody, signature ?? "", webhookSecret);
  });
  const parsed = objectSchema.safeParse(event.data.object);
  if (!parsed.success) return [];
  const concerned = await findConcerned(stripe, parsed.data);
  return concerned ? [{ id: event.id, type: event.type, ...concerned }] : [];
}

function prove(construct: () => Stripe.Event): Stripe.Event {
  try {
    return construct();
  } catch (cause) {
    throw new AppError("not_allowed", "This request didn’t come from Stripe.", { cause });
  }
}

type Concerned = Pick<ProviderEvent, "subscriptionRef" | "orderRef"> | undefined;

async function findConcerned(stripe: Stripe, object: WebhookObject): Promise<Concerned> {
  switch (object.object) {
    case "checkout.session":
      return describeSession(object);
    case "subscription":
      return { subscriptionRef: object.id, orderRef: undefined };
    case "subscription_schedule":
      return ofSubscription(object.subscription ?? object.released_subscription);
    case "invoice": {
      const subscription = object.parent?.subscription_details?.subscription ?? object.subscription;
      return subscription ? ofSubscription(subscription) : ofCustomer(stripe, object.customer);
    }
    case "charge":
      return ofCustomer(stripe, object.customer);
    case "dispute": {
      const charge = object.charge ? await stripe.charges.retrieve(object.charge) : undefined;
      const customer = charge?.customer;
      return ofCustomer(stripe, typeof customer === "string" ? customer : customer?.id);
    }
    default:
      return undefined;
  }
}

/** Where a card was left for a subscription, its name stands in place of the order's. */
function describeSession({ id, mode, subscription, client_reference_id: reference }: WebhookObject): Concerned {
  if (!reference) return undefined;
  return mode === "setup"
    ? { subscriptionRef: reference, orderRef: undefined }
    : { subscriptionRef: subscription ?? undefined, orderRef: id };
}

const ofSubscription = (subscriptionRef: string | null | undefined): Concerned =>
  subscriptionRef ? { subscriptionRef, orderRef: undefined } : undefined;

/** Every order has a customer of its own at Stripe. */
async function ofCustomer(stripe: Stripe, customer: string | null | undefined): Promise<Concerned> {
  if (!customer) return undefined;
  const { data } = await stripe.checkout.sessions.list({ customer, limit: 100 });
  const session = data.find(({ mode, client_reference_id: orderId }) => mode !== "setup" && orderId);
  if (!session) return undefined;
  const { id, subscription } = session;
  return { orderRef: id, subscriptionRef: typeof subscription === "string" ? subscription : subscription?.id };
}
