/** The header in which a call brings proof that a person is at work. */
export const captchaHeader = "x-captcha-token";

/** What a proof is for; reCAPTCHA binds it to that. */
export type CaptchaAction = "sign_in" | "checkout" | "request" | "newsletter";

/** How a browser comes by a proof. */
export type CaptchaSite =
  /** It does some work, of which nobody sees anything. */
  | { kind: "altcha" }
  /** It asks Google: unseen first, and with a box to tick where that is not enough. */
  | { kind: "recaptcha"; url: string; unseenKey: string; visibleKey: string };

/** Proofs that come from the visible box begin so. */
export const visibleProofPrefix = "v2:";
