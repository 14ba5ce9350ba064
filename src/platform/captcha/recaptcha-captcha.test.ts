import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMemoryRateLimits } from "../http/limits/rate-limit.server.ts";
import { createRecaptchaCaptcha } from "./recaptcha-captcha.server.ts";
import { createWorkload } from "./workload.server.ts";

/** What `siteverify` answers by secret and token, as its documentation shows it. */
const answers: Record<string, object | string> = {
  "unseen-secret person": { success: true, score: 0.9, action: "checkout", hostname: "icons.example" },
  "unseen-secret doubtful": { success: true, score: 0.3, action: "checkout", hostname: "icons.example" },
  "unseen-secret elsewhere": { success: true, score: 0.9, action: "sign_in", hostname: "icons.example" },
  "unseen-secret scoreless": { success: true, action: "checkout", hostname: "icons.example" },
  "unseen-secret used": { success: false, "error-codes": ["timeout-or-duplicate"] },
  "visible-secret ticked": { success: true, hostname: "icons.example" },
  "visible-secret stale": { success: false, "error-codes": ["timeout-or-duplicate"] },
  "unseen-secret broken": "<html>",
};
let google: Server;
let url: string;

beforeAll(async () => {
  google = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      const form = new URLSearchParams(body);
      const isRight = request.method === "POST" && request.url === "/recaptcha/api/siteverify";
      const unknown = { success: false, "error-codes": ["invalid-input-secret"] };
      const answer = answers[`${form.get("secret")} ${form.get("response")}`] ?? unknown;
      response.writeHead(isRight ? 200 : 404).end(typeof answer === "string" ? answer : JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => void google.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(google.address() as AddressInfo).port}/recaptcha`;
});
afterAll(() => new Promise((resolve) => google.close(resolve)));

const create = (unseenSecret = "unseen-secret", at = url) =>
  createRecaptchaCaptcha({
    url: at,
    unseen: { key: "unseen-key", secret: unseenSecret },
    visible: { key: "visible-key", secret: "visible-secret" },
    workload: createWorkload(createMemoryRateLimits()),
  });
const checkout = { action: "checkout", network: "10.1.0.1" } as const;
const tryAgain = { code: "INVALID_RECAPTCHA", metadata: { retryWithV2: true } };

test("pages get the public keys only", () => {
  expect(create().site).toEqual({ kind: "recaptcha", url, unseenKey: "unseen-key", visibleKey: "visible-key" });
});

test("a visitor whom reCAPTCHA trusts is accepted", async () => {
  await create().demand("person", checkout);
});

test.each(["doubtful", "elsewhere", "scoreless", "used", undefined])(
  "a visitor with a token that is %s must tick a box",
  async (token) => {
    await expect(create().demand(token, checkout)).rejects.toMatchObject(tryAgain);
  },
);

test("a ticked box is accepted, and must be ticked again once it has expired", async () => {
  await create().demand("v2:ticked", checkout);
  await expect(create().demand("v2:stale", checkout)).rejects.toMatchObject(tryAgain);
});

test("a wrong secret or an invalid response blames no visitor", async () => {
  await expect(create("wrong").demand("person", checkout)).rejects.toMatchObject({ code: "unavailable" });
  await expect(create().demand("broken", checkout)).rejects.toMatchObject({ code: "unavailable" });
  const nowhere = create("unseen-secret", "http://127.0.0.1:9/recaptcha");
  await expect(nowhere.demand("person", checkout)).rejects.toMatchObject({ code: "unavailable" });
});

test("a network with many proofs must tick the box, and is never refused; others need not", async () => {
  const captcha = create();
  for (let count = 0; count < 60; count += 1) await captcha.demand("person", checkout);
  await expect(captcha.demand("person", checkout)).rejects.toMatchObject(tryAgain);
  await captcha.demand("v2:ticked", checkout);
  await captcha.demand("person", { ...checkout, network: "10.2.0.1" });
});
