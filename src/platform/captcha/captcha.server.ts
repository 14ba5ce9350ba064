import { AppError } from "../../core/errors.ts";
import type { CaptchaAction, CaptchaSite } from "../../core/people/captcha.ts";

/** Tells people from programs. */
export interface Captcha {
  /** What pages give to browsers, so that they come by a proof. */
  readonly site: CaptchaSite;
  /** Work for a browser to do, more for a network that asks often; absent where somebody else hands it out. */
  makeChallenge?(network: string): Promise<{ parameters: object; signature?: string }>;
  /**
   * Accepts a proof, once.
   *
   * @param token as it came in the header; undefined for none
   * @param from.network where it comes from: many proofs from one have to be better ones, and none is refused for good
   * @throws AppError `INVALID_RECAPTCHA` when it is none, with `retryWithV2` where a visible captcha may help; `unavailable`
   *   while that cannot be told
   */
  demand(token: string | undefined, from: { action: CaptchaAction; network: string }): Promise<void>;
}

/** No proof is anywhere near as long. */
export const longestToken = 8_192;

export function refuseProof(options: { retryWithV2?: true } = {}): never {
  throw new AppError("INVALID_RECAPTCHA", "Spam protection failed. Complete it again, then retry.", {
    ...(options.retryWithV2 && { metadata: { retryWithV2: true } }),
  });
}
