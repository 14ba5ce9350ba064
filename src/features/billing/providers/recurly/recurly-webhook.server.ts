import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { AppError } from "../../../../core/errors.ts";
import type { ProviderEvent, WebhookRequest } from "../contract.ts";

const oldestMs = 3_600_000;

const notice = z.object({
  account: z.object({ account_code: z.string() }).optional(),
  subscription: z.object({ uuid: z.string() }).optional(),
});
const body = z.record(z.string(), notice).refine((parts) => Object.keys(parts).length === 1);

export interface RecurlyWebhooks {
  webhookSecret: string;
  /** The subscription of an order, as invoices and payments are told without it. */
  findSubscription: (orderId: string) => Promise<string | undefined>;
}

/** Recurly signs the time and the body, with two secrets while one takes the place of the other. */
export async function readRecurlyWebhook(
  { webhookSecret, findSubscription }: RecurlyWebhooks,
  { headers, rawBody }: WebhookRequest,
): Promise<ProviderEvent[]> {
  const [time = "", ...signatures] = String(headers["recurly-signature"] ?? "").split(",");
  const wanted = createHmac("sha256", webhookSecret).update(`${time}.`).update(rawBody).digest();
  const isSigned = signatures.some((signature) => {
    const given = Buffer.from(signature.trim(), "hex");
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  if (!isSigned || Math.abs(Date.now() - Number(time)) > oldestMs) {
    throw new AppError("not_allowed", "This request didn’t come from Recurly.");
  }
  const parsed = body.safeParse(readJson(rawBody));
  const [named] = Object.entries(parsed.data ?? {});
  if (!named) return [];
  const [type, { account, subscription }] = named;
  const orderRef = account?.account_code;
  const subscriptionRef = subscription ? `uuid-${subscription.uuid}` : orderRef && (await findSubscription(orderRef));
  if (!subscriptionRef && !orderRef) return [];
  // Events have no name: the same may be told again with another time, and is then read again.
  const id = createHash("sha256").update(`${time}.`).update(rawBody).digest("hex");
  return [{ id, type, subscriptionRef: subscriptionRef ?? undefined, orderRef }];
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
}
