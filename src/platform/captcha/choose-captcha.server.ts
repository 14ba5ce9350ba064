import type { Config } from "../config/config.server.ts";
import type { KeyMaker } from "../secret-key.server.ts";
import { createAltchaCaptcha, type CaptchaTries, type UsedChallenges } from "./altcha-captcha.server.ts";
import type { Captcha } from "./captcha.server.ts";
import type { Workload } from "./workload.server.ts";
import { createRecaptchaCaptcha } from "./recaptcha-captcha.server.ts";

type RecaptchaConfig = Pick<
  Config,
  "RECAPTCHA_URL" | "RECAPTCHA_V3_SITE_KEY" | "RECAPTCHA_V3_SECRET" | "RECAPTCHA_V2_SITE_KEY" | "RECAPTCHA_V2_SECRET"
>;

/** reCAPTCHA where its keys are set, work of the browser otherwise. */
export function chooseCaptcha(
  config: RecaptchaConfig,
  deps: { makeKey: KeyMaker; used: UsedChallenges; workload: Workload; tries?: CaptchaTries | undefined },
): Captcha {
  const { RECAPTCHA_V3_SITE_KEY, RECAPTCHA_V3_SECRET, RECAPTCHA_V2_SITE_KEY, RECAPTCHA_V2_SECRET } = config;
  if (!RECAPTCHA_V3_SITE_KEY || !RECAPTCHA_V3_SECRET || !RECAPTCHA_V2_SITE_KEY || !RECAPTCHA_V2_SECRET)
    return createAltchaCaptcha(deps);
  return createRecaptchaCaptcha({
    workload: deps.workload,
    url: config.RECAPTCHA_URL,
    unseen: { key: RECAPTCHA_V3_SITE_KEY, secret: RECAPTCHA_V3_SECRET },
    visible: { key: RECAPTCHA_V2_SITE_KEY, secret: RECAPTCHA_V2_SECRET },
  });
}
