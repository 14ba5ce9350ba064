import { z } from "zod";
import { AppError } from "../../../../core/errors.ts";
import type { ProviderEvent, WebhookRequest } from "../contract.ts";
import { isSignedWebhook, signatureHeader } from "./webhook-signature.server.ts";

const eventSchema = z.object({
  id: z.string().min(1).max(100),
  type: z.string().min(1).max(100),
  subscriptionRef: z.string().max(200).optional(),
  orderRef: z.string().max(200).optional(),
});

/** @throws AppError `not_allowed` for whatever the test provider has not signed, or not just now */
export function readTestWebhook(
  { headers, rawBody }: WebhookRequest,
  { key, nowSeconds }: { key: Uint8Array; nowSeconds: number },
): ProviderEvent[] {
  if (!isSignedWebhook(key, rawBody, headers[signatureHeader], nowSeconds))
    throw new AppError("not_allowed", "This request didn’t come from the test provider.");
  const { id, type, subscriptionRef, orderRef } = eventSchema.parse(JSON.parse(rawBody.toString("utf8")));
  return [{ id, type, subscriptionRef, orderRef }];
}
