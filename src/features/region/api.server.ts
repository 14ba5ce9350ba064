import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { answer, type ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import { setCookie } from "../../platform/http/cookies/session-cookie.server.ts";
import { regionCookie, regionPath, type RegionAnswer, type Regions } from "./contract.ts";
import { guessRegion } from "./guess-region.ts";

const regionSeconds = 30 * 86_400;

/** Tells browsers where they are. A call does that, and no page: pages are the same for all guests. */
export function registerRegionApi(
  app: ApiScope,
  deps: { regions: Regions; isSecure: (request: FastifyRequest) => boolean },
): void {
  app.get(
    regionPath,
    {
      schema: {
        operationId: "getRegion",
        tags: ["accounts"],
        summary: "The country that the request comes from",
        description:
          "It is read from the address (by `REGION_HEADER` or `REGION_DATABASE`) and then kept in the cookie `region` for 30 days. " +
          "Otherwise it is guessed from `Accept-Language` (`de-AT` is `AT`). A guess is not kept, because that cookie decides whether a visitor is asked for consent.",
        response: {
          200: answer({
            region: z
              .string()
              .regex(/^[A-Z]{2}$/)
              .nullable()
              .describe("Two letters of ISO 3166-1; null where neither the address nor a language names one."),
            isGuess: z.boolean().describe("Whether it was read from a language instead of the address."),
          }),
        },
      },
    },
    async (request, reply): Promise<RegionAnswer> => {
      const known = deps.regions.find(request.raw);
      const guess = known === undefined ? guessRegion(request.headers["accept-language"]) : undefined;
      const isSecure = deps.isSecure(request);
      if (known !== undefined)
        setCookie(reply, { name: regionCookie, value: known, isSecure, maxAge: regionSeconds, isOpen: true });
      void reply.header("cache-control", "no-store");
      return { success: true, region: known ?? guess ?? null, isGuess: guess !== undefined };
    },
  );
}
