import { createHmac, timingSafeEqual } from "node:crypto";

/** Header of a webhook of the test provider: `t=1767139200,v1=…`. */
export const signatureHeader = "test-signature";

const hexDigits = 64;
const toleranceSeconds = 300;

/** Signs when a body was sent, and the body: neither can be changed then. */
export function signWebhook(key: Uint8Array, body: Buffer, sentAtSeconds: number): string {
  return `t=${sentAtSeconds},v1=${hash(key, body, sentAtSeconds).toString("hex")}`;
}

/** Whether a body was signed with the key, and not long ago. */
export function isSignedWebhook(key: Uint8Array, body: Buffer, header: unknown, nowSeconds: number): boolean {
  const [, time, signature] = /^t=(\d{1,12}),v1=([\da-f]+)$/.exec(typeof header === "string" ? header : "") ?? [];
  if (time === undefined || signature?.length !== hexDigits) return false;
  const isOwn = timingSafeEqual(Buffer.from(signature, "hex"), hash(key, body, Number(time)));
  return isOwn && Math.abs(nowSeconds - Number(time)) <= toleranceSeconds;
}

const hash = (key: Uint8Array, body: Buffer, sentAtSeconds: number) =>
  createHmac("sha256", key).update(`${sentAtSeconds}.`).update(body).digest();
