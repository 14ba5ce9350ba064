import { z } from "zod";
import { AppError } from "../../core/errors.ts";
import type { Captcha } from "../../platform/captcha/captcha.server.ts";
import { failure, notFound, type ApiScope } from "../../platform/http/api-scope.server.ts";
import type { NetworkReader } from "../../platform/http/network.server.ts";
import { createRateLimit } from "../../platform/http/rate-limit.server.ts";

const mostPerMinute = 120;
const minuteMs = 60_000;

/** The call by which browsers get work to do, as a proof that somebody is at work. */
export function registerCaptchaApi(app: ApiScope, deps: { captcha: Captcha; readNetwork: NetworkReader }): void {
  const { captcha, readNetwork } = deps;
  const isWithin = createRateLimit({ most: mostPerMinute, windowMs: minuteMs });
  app.get(
    "/api/captcha/v1/challenge",
    {
      schema: {
        operationId: "getCaptchaChallenge",
        tags: ["accounts"],
        summary: "Work for a browser to do",
        description:
          "A challenge as `altcha-lib` solves it. What it solves – Base64 of the JSON `{challenge, solution}` – goes once into the header `x-captcha-token` of calls that ask for it.",
        response: {
          200: z.object({ parameters: z.looseObject({}), signature: z.string() }),
          404: notFound,
          429: failure,
        },
      },
    },
    async (request, reply) => {
      if (!captcha.makeChallenge) throw new AppError("not_found", "This site asks reCAPTCHA instead.");
      if (!isWithin(readNetwork(request.raw))) {
        throw new AppError("limit_reached", "Too many challenges at once.", { retryAfterSeconds: 60 });
      }
      const { parameters, signature } = await captcha.makeChallenge();
      void reply.header("cache-control", "no-store");
      return { parameters: { ...parameters }, signature: signature ?? "" };
    },
  );
}
