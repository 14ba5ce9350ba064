import { createSign, createVerify, generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import type { WebhookRequest } from "../../../src/features/billing/providers/contract.ts";
import { createOpenapiJudge } from "../calls/openapi-judge.ts";
import { createPaypalLedger, type PaypalLedger } from "./paypal-ledger.ts";
import { Refusal } from "./paypal-entries.ts";

export interface PaypalStandIn {
  origin: string;
  books: PaypalLedger;
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** Webhooks that were sent, as they came. */
  webhooks: WebhookRequest[];
  /** What was asked, by the names of the official description. */
  asked: string[];
  /** Signs as PayPal does, with a key of its own or a stranger's. */
  sign(event: object, by?: "paypal" | "stranger"): WebhookRequest;
  close(): Promise<void>;
}

const files = [
  "billing-subscriptions-v1",
  "catalogs-products-v1",
  "checkout-orders-v2",
  "notifications-webhooks-v1",
  "payments-v2",
];
const newKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

/** PayPal, as far as its official descriptions tell: what they do not allow is refused, and never answered. */
export async function startPaypalStandIn(): Promise<PaypalStandIn> {
  const judge = await createOpenapiJudge(
    join(import.meta.dirname, "paypal-openapi"),
    files.map((file) => `${file}.json`),
  );
  const keys = { paypal: newKey(), stranger: newKey() };
  const tokens = new Set<string>();
  const answered = new Map<string, { status: number; body: unknown }>();
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const webhooks: WebhookRequest[] = [];
  const standIn: PaypalStandIn = {
    origin,
    books: createPaypalLedger({ origin, send: (event) => webhooks.push(sign(event)) }),
    clientId: "AcTheShop-01",
    clientSecret: "EKsecret-of-the-shop",
    webhookId: "1JE4291016473214C",
    webhooks,
    asked: [],
    sign,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };

  function sign(event: object, by: "paypal" | "stranger" = "paypal"): WebhookRequest {
    const rawBody = Buffer.from(JSON.stringify(event));
    const id = `t-${randomBytes(8).toString("hex")}`;
    const time = standIn.books.now.toISOString();
    const signature = createSign("RSA-SHA256")
      .update(`${id}|${time}|${standIn.webhookId}|${crc32(rawBody)}`)
      .sign(keys[by].privateKey, "base64");
    return {
      headers: {
        "paypal-auth-algo": "SHA256withRSA",
        "paypal-cert-url": `${origin}/v1/notifications/certs/CERT-360caa42-fca2a594-ab47`,
        "paypal-transmission-id": id,
        "paypal-transmission-time": time,
        "paypal-transmission-sig": signature,
      },
      rawBody,
      network: "66.211.170.66",
    };
  }

  function verify(text: string): { verification_status: string } {
    const verification = JSON.parse(text) as Record<string, string>;
    // Signed are the bytes that were sent.
    const event = text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    const signed = `${verification["transmission_id"]}|${verification["transmission_time"]}|${verification["webhook_id"]}|${crc32(event)}`;
    const isTrue = createVerify("RSA-SHA256")
      .update(signed)
      .verify(keys.paypal.publicKey, verification["transmission_sig"] ?? "", "base64");
    return { verification_status: isTrue && verification["webhook_id"] === standIn.webhookId ? "SUCCESS" : "FAILURE" };
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body } = await answer(request).catch((error: unknown) => {
      if (error instanceof Refusal) return { status: error.status, body: error.body };
      return { status: 500, body: { name: "FAULT_OF_THE_STAND_IN", message: String(error) } };
    });
    response.writeHead(status, { "content-type": "application/json" });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  }

  async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const url = new URL(request.url ?? "/", origin);
    const text = await readText(request);
    if (url.pathname === "/v1/oauth2/token") return giveToken(request, text);
    if (!tokens.has(request.headers.authorization?.replace(/^Bearer /, "") ?? "")) {
      throw new Refusal(401, "AUTHENTICATION_FAILURE");
    }
    const { operation, faults } = judge.judgeRequest({
      method: request.method ?? "GET",
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers as Record<string, string>,
      ...(text !== "" && { body: JSON.parse(text) as unknown }),
    });
    if (operation === undefined) throw new Refusal(404, "RESOURCE_NOT_FOUND");
    if (faults.length > 0) throw new Refusal(400, "INVALID_REQUEST", faults.join("; "));
    standIn.asked.push(operation);
    const key = request.headers["paypal-request-id"];
    const known = typeof key === "string" ? answered.get(`${operation} ${key}`) : undefined;
    if (known) return known;
    const made =
      operation === "verify-webhook-signature.post"
        ? { status: 200, body: verify(text) }
        : standIn.books.perform(operation, {
            id: decodeURIComponent(
              /\/(?:plans|products|subscriptions|orders|captures)\/([^/]+)/.exec(url.pathname)?.[1] ?? "",
            ),
            query: url.searchParams,
            body: text === "" ? undefined : (JSON.parse(text) as never),
          });
    judge.judgeAnswer(operation, made);
    if (typeof key === "string") answered.set(`${operation} ${key}`, structuredClone(made));
    return made;
  }

  function giveToken(request: IncomingMessage, text: string): { status: number; body: unknown } {
    const basic = Buffer.from(`${standIn.clientId}:${standIn.clientSecret}`).toString("base64");
    if (request.headers.authorization !== `Basic ${basic}` || text !== "grant_type=client_credentials") {
      throw new Refusal(401, "invalid_client");
    }
    const token = `A21AA${randomBytes(12).toString("hex")}`;
    tokens.add(token);
    return { status: 200, body: { access_token: token, token_type: "Bearer", expires_in: 32_400 } };
  }

  return standIn;
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
