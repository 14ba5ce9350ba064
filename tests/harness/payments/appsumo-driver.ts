import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createAppsumoKeys } from "../../../src/features/billing/providers/appsumo/appsumo-keys.server.ts";
import {
  createAppsumoProvider,
  type AppsumoProvider,
} from "../../../src/features/billing/providers/appsumo/appsumo-provider.server.ts";
import type { WebhookRequest } from "../../../src/features/billing/providers/contract.ts";
import { startDatabase } from "../database/database.ts";
import type { PaymentDriver } from "./payment-driver.ts";

interface License {
  license_key: string;
  status: "active" | "inactive" | "deactivated";
  tier: number;
  created_at: string;
  updated_at: string;
}

const apiKey = "c73455d8-0f64-4354-bd64-1f454a227104";
const clientSecret = "secret-of-the-shop";
const redirectUrl = "https://icons.example/billing/appsumo";

const nowhere = () => Promise.reject(new Error("nobody pays here"));

/** AppSumo as its documentation tells: licenses, their webhooks, and people who come from there. */
export interface AppsumoStandIn {
  buy(tier: number): string;
  /** @returns the new key */
  change(key: string, tier: number, type: "upgrade" | "downgrade"): string;
  refund(key: string): void;
  /** Somebody comes with a license. @returns the code in their address */
  arrive(key: string): string;
  notify(event: object): void;
}

/** The adapter of AppSumo, and everybody around it. */
export async function startAppsumoDriver(): Promise<
  PaymentDriver & { provider: AppsumoProvider; standIn: AppsumoStandIn; pass: (seconds: number) => void }
> {
  const licenses = new Map<string, License>();
  const codes = new Map<string, string>();
  const tokens = new Map<string, string>();
  const webhooks: WebhookRequest[] = [];
  let nowMs = Date.parse("2026-03-10T09:00:00Z");
  const { database, close } = await startDatabase();

  function sign(rawBody: Buffer, key: string): WebhookRequest {
    const time = String(nowMs);
    const signature = createHmac("sha256", key).update(`${time}${rawBody.toString()}`).digest("hex");
    return { headers: { "x-appsumo-timestamp": time, "x-appsumo-signature": signature }, rawBody, network: "3.93.1.1" };
  }
  const standIn: AppsumoStandIn = {
    notify: (event) => void webhooks.push(sign(Buffer.from(JSON.stringify(event)), apiKey)),
    buy(tier) {
      const at = new Date(nowMs).toISOString();
      const license: License = { license_key: randomUUID(), status: "inactive", tier, created_at: at, updated_at: at };
      licenses.set(license.license_key, license);
      notifyAbout("purchase", license);
      notifyAbout("activate", license);
      license.status = "active";
      return license.license_key;
    },
    change(key, tier, type) {
      const at = new Date(nowMs).toISOString();
      const next: License = { license_key: randomUUID(), status: "inactive", tier, created_at: at, updated_at: at };
      licenses.set(next.license_key, next);
      notifyAbout(type, next, key);
      const old = licenses.get(key)!;
      old.status = "deactivated";
      notifyAbout("deactivate", old);
      return next.license_key;
    },
    refund(key) {
      licenses.get(key)!.status = "deactivated";
      notifyAbout("deactivate", licenses.get(key)!);
    },
    arrive(key) {
      const code = randomUUID();
      codes.set(code, key);
      return code;
    },
  };

  function notifyAbout(event: string, { license_key, status, tier }: License, previous?: string): void {
    nowMs += 1;
    standIn.notify({
      license_key,
      ...(previous !== undefined && { prev_license_key: previous }),
      event,
      license_status: status,
      tier,
      event_timestamp: nowMs,
      created_at: Math.floor(nowMs / 1000),
      test: false,
    });
  }

  async function answer(request: IncomingMessage): Promise<[number, unknown]> {
    const url = new URL(request.url ?? "/", "http://appsumo.test");
    if (url.pathname === "/openid/token/") {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const event = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
      const key = codes.get(event["code"] ?? "");
      codes.delete(event["code"] ?? "");
      const isTrue = event["client_secret"] === clientSecret && event["redirect_uri"] === redirectUrl;
      if (key === undefined || !isTrue || event["grant_type"] !== "authorization_code")
        return [400, { error: "invalid_grant" }];
      const token = randomUUID();
      tokens.set(token, key);
      return [200, { access_token: token, token_type: "bearer", expires_in: 3600, refresh_token: "r", id_token: "i" }];
    }
    if (url.pathname === "/openid/license_key/") {
      const license = licenses.get(tokens.get(url.searchParams.get("access_token") ?? "") ?? "");
      return license
        ? [200, { license_key: license.license_key, status: license.status, scopes: ["read_license"] }]
        : [401, {}];
    }
    if (request.headers["x-appsumo-licensing-key"] !== apiKey) return [401, { error: "Unauthorized" }];
    const license = licenses.get(/^\/v2\/licenses\/([^/]+)$/.exec(url.pathname)?.[1] ?? "");
    return license ? [200, license] : [404, { error: "Not found" }];
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [status, body] = await answer(request);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const create = (at: string) =>
    createAppsumoProvider({
      apiKey,
      clientId: "iconarium",
      clientSecret,
      redirectUrl,
      tiers: "1=pro-month,2=team-month:5",
      keys: createAppsumoKeys(database),
      addresses: { licenses: at, sign: at },
      now: () => new Date(nowMs),
    });
  return {
    provider: create(origin),
    unreachable: create("http://127.0.0.1:9"),
    secrets: [apiKey, clientSecret],
    standIn,
    pass: (seconds) => {
      nowMs += seconds * 1000;
    },
    buyElsewhere: async () => standIn.buy(1),
    payCheckout: nowhere,
    answerPage: nowhere,
    letExpire: nowhere,
    passTime: nowhere,
    failPayments: nowhere,
    refund: nowhere,
    dispute: nowhere,
    receiveWebhooks: async () => webhooks.splice(0),
    async forge(request, how) {
      if (how === "stranger") return sign(request.rawBody, "another-key");
      return { ...request, rawBody: Buffer.from(request.rawBody.toString().replace('"tier":1', '"tier":9')) };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await close();
    },
  };
}
