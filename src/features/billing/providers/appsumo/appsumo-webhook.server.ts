import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { AppError } from "../../../../core/errors.ts";
import type { WebhookRequest } from "../contract.ts";

const eventSchema = z.object({
  license_key: z.uuid(),
  prev_license_key: z.uuid().optional(),
  /** Of an add-on: of nothing that is sold here. */
  parent_license_key: z.string().optional(),
  event: z.string().max(40),
  event_timestamp: z.number(),
  test: z.boolean().default(false),
});

export type AppsumoEvent = z.infer<typeof eventSchema>;

const unproven = () => new AppError("not_allowed", "This request didn’t come from AppSumo.");

/** What AppSumo tells, signed with the key of our API over the time and the very bytes. */
export function readAppsumoWebhook({ headers, rawBody }: WebhookRequest, apiKey: string): AppsumoEvent {
  const time = headers["x-appsumo-timestamp"];
  const signature = headers["x-appsumo-signature"];
  if (typeof time !== "string" || typeof signature !== "string") throw unproven();
  const wanted = createHmac("sha256", apiKey).update(time).update(rawBody).digest();
  const given = Buffer.from(signature, "hex");
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw unproven();
  return parseAppsumoEvent(rawBody);
}

function parseAppsumoEvent(rawBody: Buffer): AppsumoEvent {
  try {
    return eventSchema.parse(JSON.parse(rawBody.toString("utf8")));
  } catch (cause) {
    throw new AppError("invalid_input", "This isn’t a license event.", { cause });
  }
}
