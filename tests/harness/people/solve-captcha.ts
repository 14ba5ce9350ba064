import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { captchaHeader } from "../../../src/core/people/captcha.ts";

/** Work for sites of tests, where forms are sent many hundred times: a browser does a hundred times as much for one, in `captcha.test.ts` and journeys. */
export const quickCaptcha = { min: 5, max: 10 };

/** The proof that a browser comes by when it does the work of a challenge. */
export async function solveCaptcha(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

/** Does the work that a site asks for: the header for one call. */
export async function proveWork(app: {
  inject: (url: string) => Promise<{ json: () => Challenge }>;
}): Promise<Record<string, string>> {
  return { [captchaHeader]: await solveCaptcha((await app.inject("/api/captcha/v1/challenge")).json()) };
}
