import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { answer, type ApiScope } from "../../platform/http/api-scope.server.ts";
import { setCookie } from "../../platform/http/session-cookie.server.ts";
import { regionCookie, regionPath, type RegionAnswer, type Regions } from "./contract.ts";

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
          "It is kept in the cookie `region` for 30 days. A site knows it by `REGION_HEADER` or `REGION_DATABASE`; without those nobody is told one.",
        response: {
          200: answer({
            region: z
              .string()
              .regex(/^[A-Z]{2}$/)
              .nullable()
              .describe("Two letters of ISO 3166-1; null where the site does not know."),
          }),
        },
      },
    },
    async (request, reply): Promise<RegionAnswer> => {
      const region = deps.regions.find(request.raw) ?? null;
      const isSecure = deps.isSecure(request);
      if (region !== null)
        setCookie(reply, { name: regionCookie, value: region, isSecure, maxAge: regionSeconds, isOpen: true });
      void reply.header("cache-control", "no-store");
      return { success: true, region };
    },
  );
}
