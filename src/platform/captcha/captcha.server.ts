import { AppError } from "../../core/errors.ts";
import type { CaptchaAction, CaptchaSite } from "../../core/people/captcha.ts";

/** Tells people from programs. */
export interface Captcha {
  /** What pages give to browsers, so that they come by a proof. */
  readonly site: CaptchaSite;
  /** Work for a browser to do; absent where somebody else hands it out. */
  makeChallenge?(): Promise<{ parameters: object; signature?: string }>;
  /**
   * Accepts a proof, once.
   *
   * @param token as it came in the header; undefined for none
   * @throws AppError `INVALID_RECAPTCHA` when it is none, with `retryWithV2` where a visible captcha may help; `unavailable`
   *   while that cannot be told
   */
  demand(token: string | undefined, action: CaptchaAction): Promise<void>;
}

/** No proof is anywhere near as long. */
export const longestToken = 8_192;

export function refuseProof(options: { retryWithV2?: true } = {}): never {
  throw new AppError("INVALID_RECAPTCHA", "Prove anew that a person is at work, and try again.", {
    ...(options.retryWithV2 && { metadata: { retryWithV2: true } }),
  });
}
