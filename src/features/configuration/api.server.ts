import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Captcha } from "../../platform/captcha/captcha.server.ts";
import { answer, unchanged, type ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import { configurationPath, type PublicConfiguration } from "./contract.ts";

/** As long as a change of the configuration, which needs a new start, may take to be known. */
const configurationAnswer = { maxAge: 300, keep: 60, variesByCookie: true };

/** The call that tells browsers and programs how the site is set up. */
export function registerConfigurationApi(
  app: ApiScope,
  deps: {
    captcha: Captcha;
    sentryDsn: string | undefined;
    readSite: (request: FastifyRequest) => { origin: string };
  },
): void {
  app.get(
    configurationPath,
    {
      schema: {
        operationId: "getConfiguration",
        tags: ["accounts"],
        summary: "Get the public configuration",
        response: {
          200: answer({
            apiUrl: z.string().describe("Base URL of API calls."),
            captchaSiteKeys: z
              .object({ v3: z.string(), v2: z.string() })
              .nullable()
              .describe("reCAPTCHA site keys; null if the site uses proof of work."),
            sentryDsn: z.string().nullable().describe("DSN for browser errors."),
          }),
          304: unchanged,
        },
      },
    },
    async (asked, reply): Promise<PublicConfiguration> => {
      const { site } = deps.captcha;
      reply.publish(configurationAnswer);
      return {
        success: true,
        apiUrl: deps.readSite(asked).origin,
        captchaSiteKeys: site.kind === "recaptcha" ? { v3: site.unseenKey, v2: site.visibleKey } : null,
        sentryDsn: deps.sentryDsn ?? null,
      };
    },
  );
}
