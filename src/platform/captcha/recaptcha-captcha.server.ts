import { z } from "zod";
import { AppError } from "../../core/errors.ts";
import { visibleProofPrefix } from "../../core/people/captcha.ts";
import { longestToken, refuseProof, type Captcha } from "./captcha.server.ts";
import type { Workload } from "./workload.server.ts";

/** Google's own advice for a beginning; whoever is below it gets a box to tick. */
const leastScore = 0.5;
const usualTimeoutMs = 5_000;

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  "error-codes": z.array(z.string()).default([]),
});

/** Codes by which it tells that the site is set up wrongly. */
const setupFaults = /^(?:missing|invalid)-input-secret$|^bad-request$/;

/** reCAPTCHA: v3, which nobody sees, and v2 for those whom it doubts. */
export function createRecaptchaCaptcha(options: {
  /** `https://www.google.com/recaptcha` */
  url: string;
  unseen: { key: string; secret: string };
  visible: { key: string; secret: string };
  workload: Workload;
  timeoutMs?: number;
}): Captcha {
  const { url, unseen, visible, workload, timeoutMs = usualTimeoutMs } = options;

  async function ask(secret: string, response: string): Promise<z.infer<typeof answerSchema>> {
    try {
      const answer = await fetch(`${url}/api/siteverify`, {
        method: "POST",
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
        body: new URLSearchParams({ secret, response }),
      });
      const result = answerSchema.parse(await answer.json());
      const fault = result["error-codes"].find((code) => setupFaults.test(code));
      if (fault !== undefined) throw new Error(`siteverify returned ${fault}`);
      return result;
    } catch (cause) {
      throw new AppError("unavailable", "reCAPTCHA is unavailable. Try again in a minute.", { cause });
    }
  }

  return {
    site: { kind: "recaptcha", url, unseenKey: unseen.key, visibleKey: visible.key },
    async demand(token, { action, network }) {
      if (token === undefined || token.length > longestToken) refuseProof({ retryWithV2: true });
      if (token.startsWith(visibleProofPrefix)) {
        const { success } = await ask(visible.secret, token.slice(visibleProofPrefix.length));
        if (!success) refuseProof({ retryWithV2: true });
        await workload.note(network);
        return;
      }
      if ((await workload.factorOf(network)) > 1) refuseProof({ retryWithV2: true });
      const { success, score = 0, action: asked } = await ask(unseen.secret, token);
      if (!success || asked !== action || score < leastScore) refuseProof({ retryWithV2: true });
      await workload.note(network);
    },
  };
}
