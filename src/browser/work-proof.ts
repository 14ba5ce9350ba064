import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { api } from "./api-client.ts";

/** Longer than the most work takes that a slow phone is asked for. */
const timeoutMs = 10 * 60_000;

/** Does the work that the site hands out. The browser counts beside the page, which goes on meanwhile. */
export async function findWorkProof(): Promise<string> {
  const challenge = (await api.get<Challenge>("/api/captcha/v1/challenge"))!;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs });
  return btoa(JSON.stringify({ challenge, solution }));
}
