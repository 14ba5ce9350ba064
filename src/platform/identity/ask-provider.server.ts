import type { z } from "zod";
import { signInNames, type SignInType } from "../../core/people/sign-in-types.ts";
import { AppError } from "../../core/errors.ts";

export const usualTimeoutMs = 5_000;
/** Lists of keys and of e-mail addresses have some kilobytes. */
const longestAnswerBytes = 262_144;

export interface ProviderQuestion {
  type: SignInType;
  url: string;
  timeoutMs?: number | undefined;
  headers?: Record<string, string>;
  /** Sent as a form; without it nothing is sent. */
  form?: URLSearchParams;
}

/**
 * Asks a provider once, and reads its answer as JSON. It follows nowhere, and waits and reads only so much.
 * @throws AppError `unavailable` where there is no such answer
 */
export async function askProvider(question: ProviderQuestion): Promise<{ status: number; body: unknown }> {
  const { type, url, headers, form, timeoutMs = usualTimeoutMs } = question;
  try {
    const response = await fetch(url, {
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      // GitHub refuses those who do not tell who they are.
      headers: { accept: "application/json", "user-agent": "Iconarium", ...headers },
      ...(form && { method: "POST", body: form }),
    });
    return { status: response.status, body: JSON.parse(await readLimited(response)) };
  } catch (cause) {
    throw unavailable(type, cause);
  }
}

/** The same, where the answer must be a success of some shape. */
export async function askProviderFor<Shape>(schema: z.ZodType<Shape>, question: ProviderQuestion): Promise<Shape> {
  const { status, body } = await askProvider(question);
  const result = schema.safeParse(body);
  if (status !== 200 || !result.success) {
    throw unavailable(question.type, new Error(`${new URL(question.url).pathname} returned ${status}`));
  }
  return result.data;
}

/** @param cause never told to people; nothing secret may be in it */
export function unavailable(type: SignInType, cause: unknown): AppError {
  return new AppError("unavailable", `${signInNames[type]} is unavailable. Try again in a minute.`, {
    cause,
  });
}

export function unconfirmed(type: SignInType): AppError {
  return new AppError("not_allowed", `${signInNames[type]} didn’t confirm the sign-in. Sign in again.`);
}

/** Fetches for libraries that bring no limits of their own. */
export const fetchLimited: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  return new Response(await readLimited(response), { status: response.status, headers: response.headers });
};

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
