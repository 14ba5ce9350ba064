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
        summary: "Get the visitor’s country",
        description:
          "Determined from the IP address (by `REGION_HEADER` or `REGION_DATABASE`) and stored in the cookie `region` for 30 days. " +
          "Otherwise, it’s guessed from `Accept-Language` (`de-AT` is `AT`). A guess isn’t stored, because the cookie decides whether the visitor is asked for consent.",
        response: {
          200: answer({
            region: z
              .string()
              .regex(/^[A-Z]{2}$/)
              .nullable()
              .describe("ISO 3166-1 country code; null if unknown."),
            isGuess: z.boolean().describe("Whether it was guessed from the language."),
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
