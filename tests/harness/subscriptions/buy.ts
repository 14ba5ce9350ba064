import { setTimeout } from "node:timers/promises";
import type { Challenge } from "altcha-lib";
import { captchaHeader } from "../../../src/core/people/captcha.ts";
import { solveCaptcha } from "../people/solve-captcha.ts";

type Step = "order" | "pay" | "wait";

/** Goes on from wherever somebody is until they have what they pay for, and tells of each step that it begins. */
export async function buy(url: string, token: string, onStep: (step: Step) => Promise<void>): Promise<true> {
  const headers = { authorization: `Bearer ${token}` };
  for (;;) {
    const [license] = await readLicenses(url, headers);
    if (license?.isSetupFinished) return true;
    const challenge = (await (await fetch(`${url}/api/captcha/v1/challenge`)).json()) as Challenge;
    const proof = { [captchaHeader]: await solveCaptcha(challenge) };
    void onStep("order");
    const ordered = await fetch(`${url}/billing/v2/subscriptions`, {
      method: "POST",
      headers: { ...headers, ...proof, "content-type": "application/json" },
      body: JSON.stringify({ addProducts: ["pro-month"], currency: "USD" }),
    });
    if (ordered.status === 409) continue;
    if (!ordered.ok) throw new Error(await ordered.text());
    const { url: checkout } = (await ordered.json()) as { url: string };
    void onStep("pay");
    const form = new URLSearchParams({ number: "4242 4242 4242 4242", expiry: "12/39", cvc: "123" });
    await fetch(new URL(new URL(checkout).pathname, url), { method: "POST", body: form, redirect: "manual" });
    void onStep("wait");
    while (!(await readLicenses(url, headers))[0]?.isSetupFinished) await setTimeout(20);
  }
}

async function readLicenses(url: string, headers: Record<string, string>): Promise<{ isSetupFinished: boolean }[]> {
  const answered = await fetch(`${url}/user/v2/subscriptions`, { headers });
  if (!answered.ok) throw new Error(await answered.text());
  return ((await answered.json()) as { subscriptions: { isSetupFinished: boolean }[] }).subscriptions;
}

/** What somebody has and was charged for. */
export async function readPurchases(url: string, token: string) {
  const answered = await fetch(`${url}/billing/v2/purchases`, { headers: { authorization: `Bearer ${token}` } });
  const { subscriptions, invoices } = (await answered.json()) as {
    subscriptions: { status: string; productCode: string }[];
    invoices: { status: string; total: number; amountPaid: number }[];
  };
  return {
    subscriptions: subscriptions.map(({ status, productCode }) => [status, productCode]),
    invoices: invoices.map(({ status, total, amountPaid }) => [status, total, amountPaid]),
  };
}
