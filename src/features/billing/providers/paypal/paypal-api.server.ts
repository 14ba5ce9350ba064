import type { z } from "zod";
import { AppError } from "../../../../core/errors.ts";
import { createPaymentApi, type PaymentAnswer, type PaymentQuestion } from "../payment-api.server.ts";
import { tokenSchema } from "./paypal-answers.ts";

/** Where PayPal is. */
export interface PaypalAddresses {
  api: string;
  /** Whose certificates sign webhooks. */
  certificates: string;
  /** Where people see what they pay regularly. */
  payments: string;
}

export const liveAddresses: PaypalAddresses = {
  api: "https://api-m.paypal.com",
  certificates: "https://api.paypal.com",
  payments: "https://www.paypal.com/myaccount/autopay/",
};
export const sandboxAddresses: PaypalAddresses = {
  api: "https://api-m.sandbox.paypal.com",
  certificates: "https://api.sandbox.paypal.com",
  payments: "https://www.sandbox.paypal.com/myaccount/autopay/",
};

interface PaypalQuestion extends PaymentQuestion {
  /** The same question with the same key is done once. */
  key?: string | undefined;
}

export interface PaypalApi {
  ask(question: PaypalQuestion): Promise<PaymentAnswer>;
  read<Shape>(schema: z.ZodType<Shape>, question: PaypalQuestion): Promise<Shape>;
  /** @returns the names of what PayPal minded, where it refused; none when it did as asked */
  requestIssues(question: PaypalQuestion): Promise<string[]>;
  /** The same, where only these refusals are expected. */
  demand(question: PaypalQuestion, expected?: readonly string[]): Promise<void>;
}

/** Tokens are renewed a minute before they end. */
const spareMs = 60_000;
const tokenPath = "/v1/oauth2/token";

/** Where a subscription is. */
export const subscriptionPath = (id: string) => `/v1/billing/subscriptions/${encodeURIComponent(id)}`;

export function createPaypalApi(options: {
  clientId: string;
  clientSecret: string;
  addresses: PaypalAddresses;
  now: () => Date;
}): PaypalApi {
  const { clientId, clientSecret, addresses, now } = options;
  const api = createPaymentApi({ name: "PayPal", origin: addresses.api });
  let token: { text: string; fromMs: number; untilMs: number } | undefined;

  async function authorize({ key, ...question }: PaypalQuestion): Promise<PaymentQuestion> {
    const nowMs = now().getTime();
    if (!token || token.untilMs < nowMs || token.fromMs > nowMs) {
      const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
      const answer = await api.read(tokenSchema, {
        method: "POST",
        path: tokenPath,
        headers: { authorization: `Basic ${basic}`, "content-type": "application/x-www-form-urlencoded" },
        text: "grant_type=client_credentials",
      });
      token = { text: answer.access_token, fromMs: nowMs, untilMs: nowMs + answer.expires_in * 1000 - spareMs };
    }
    const headers = {
      authorization: `Bearer ${token.text}`,
      prefer: "return=representation",
      ...(key !== undefined && { "paypal-request-id": key }),
    };
    return { ...question, headers };
  }

  /** A token that was taken back is renewed once. */
  async function ask(question: PaypalQuestion): Promise<PaymentAnswer> {
    const answer = await api.ask(await authorize(question));
    if (answer.status !== 401) return answer;
    token = undefined;
    return api.ask(await authorize(question));
  }

  async function requestIssues(question: PaypalQuestion): Promise<string[]> {
    const answer = await ask(question);
    if (answer.status < 300) return [];
    if (answer.status === 404) throw new AppError("not_found", "PayPal has no such record.");
    const issues = [...JSON.stringify(answer.body ?? "").matchAll(/"issue":"([A-Z0-9_]{1,80})"/g)];
    return issues.length === 0 ? [`HTTP_${answer.status}`] : issues.map(([, issue = ""]) => issue);
  }

  return {
    ask,
    requestIssues,
    async read(schema, question) {
      const answer = await ask(question);
      // Ids that could be none of its own are no good requests to PayPal.
      const isUnknown = answer.status === 400 && question.method === undefined;
      return api.readAnswer(schema, question.path, isUnknown ? { ...answer, status: 404 } : answer);
    },
    async demand(question, expected = []) {
      const issues = await requestIssues(question);
      if (issues.some((issue) => !expected.includes(issue)))
        throw api.unavailable(new Error(`PayPal refused ${question.path}: ${issues.join(", ")}`));
    },
  };
}
