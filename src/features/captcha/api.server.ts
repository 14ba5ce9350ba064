import { z } from "zod";
import { AppError } from "../../core/errors.ts";
import type { Captcha } from "../../platform/captcha/captcha.server.ts";
import { notFound, type ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import type { NetworkReader } from "../../platform/http/network.server.ts";

/** The call by which browsers get work to do, as a proof that somebody is at work. */
export function registerCaptchaApi(app: ApiScope, deps: { captcha: Captcha; readNetwork: NetworkReader }): void {
  const { captcha, readNetwork } = deps;
  app.get(
    "/api/captcha/v1/challenge",
    {
      schema: {
        operationId: "getCaptchaChallenge",
        tags: ["accounts"],
        summary: "Get a proof-of-work challenge",
        description:
          "Returns a challenge for `altcha-lib`. Send the solution, Base64 of the JSON `{challenge, solution}`, in the header `x-captcha-token` of calls that need it. A solution works once.",
        response: {
          200: z.object({ parameters: z.looseObject({}), signature: z.string() }),
          404: notFound,
        },
      },
    },
    async (request, reply) => {
      if (!captcha.makeChallenge) throw new AppError("not_found", "This site uses reCAPTCHA instead.");
      const { parameters, signature } = await captcha.makeChallenge(readNetwork(request.raw));
      void reply.header("cache-control", "no-store");
      return { parameters: { ...parameters }, signature: signature ?? "" };
    },
  );
}
