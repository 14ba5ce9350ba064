import type { z } from "zod";
import { AppError } from "../../../core/errors.ts";

const timeoutMs = 15_000;
/** Lists of a hundred payments have some hundred kilobytes. */
const longestAnswerBytes = 2_097_152;

export interface PaymentQuestion {
  method?: "GET" | "POST" | "PATCH";
  /** Below the address of the API. */
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  text?: string;
}

export interface PaymentAnswer {
  status: number;
  /** Undefined where there was none. */
  body: unknown;
}

/** A provider of payments that speaks JSON. It follows nowhere, and waits and reads only so much. */
export interface PaymentApi {
  /** @throws AppError `unavailable` where there is no answer, or the provider says that it cannot */
  ask(question: PaymentQuestion): Promise<PaymentAnswer>;
  /** The same, where the answer must be a success of some shape. */
  read<Shape>(schema: z.ZodType<Shape>, question: PaymentQuestion): Promise<Shape>;
  readAnswer<Shape>(schema: z.ZodType<Shape>, path: string, answer: PaymentAnswer): Shape;
  unavailable(cause: unknown): AppError;
}

/** @param name of the provider, for people */
export function createPaymentApi({ name, origin }: { name: string; origin: string }): PaymentApi {
  const unavailable = (cause: unknown) =>
    new AppError("unavailable", `${name} is unavailable. Try again in a minute.`, { cause });

  async function ask({ method = "GET", path, headers, body, text }: PaymentQuestion): Promise<PaymentAnswer> {
    let answer: PaymentAnswer;
    try {
      const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
      const response = await fetch(`${origin}${path}`, {
        method,
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
        headers: { accept: "application/json", "content-type": "application/json", ...headers },
        ...(sent !== undefined && { body: sent }),
      });
      const received = await readLimited(response);
      answer = { status: response.status, body: received === "" ? undefined : JSON.parse(received) };
    } catch (cause) {
      throw unavailable(cause);
    }
    if (answer.status >= 500 || answer.status === 429) throw unavailable(describe(path, answer));
    return answer;
  }

  function readAnswer<Shape>(schema: z.ZodType<Shape>, path: string, answer: PaymentAnswer): Shape {
    if (answer.status === 404) throw new AppError("not_found", `${name} has no such record.`);
    if (answer.status >= 300) throw unavailable(describe(path, answer));
    const result = schema.safeParse(answer.body);
    if (!result.success) throw unavailable(result.error);
    return result.data;
  }

  return {
    ask,
    unavailable,
    readAnswer,
    read: async (schema, question) => readAnswer(schema, question.path, await ask(question)),
  };
}

/** For the log: answers to faults name what was wrong, and nothing of the person. */
function describe(path: string, { status, body }: PaymentAnswer): Error {
  return new Error(`${path.replace(/\?.*/, "")} returned ${status}: ${(JSON.stringify(body) ?? "").slice(0, 500)}`);
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > longestAnswerBytes) throw new Error("the response is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
