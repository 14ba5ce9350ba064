import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../core/errors.ts";
import { loadMessages } from "../../i18n/translations.server.ts";
import { succeeded, type ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import type { NetworkReader } from "../../platform/http/network.server.ts";
import { createRateLimit } from "../../platform/http/limits/rate-limit.server.ts";
import { readVisitor } from "../../platform/http/read-visitor.server.ts";
import { nameClient } from "../../platform/http/cookies/session-cookie.server.ts";
import type { ReadSite } from "../../platform/http/request-site.server.ts";
import type { Flags } from "../flags/contract.ts";
import { adPlaces, adFramePath, rewardPath, type AdPlace, type RewardOffer } from "./contract.ts";
import { renderAdFrame, formatFramePolicy } from "./render-ad-frame.server.ts";
import type { AdService } from "./service.server.ts";

const mostBytes = 1_024;
const mostOffersPerMinute = 60;
const minuteMs = 60_000;

export interface AdCallDependencies {
  ads: AdService;
  flags: Flags;
  readNetwork: NetworkReader;
  readSite: ReadSite;
}

const framed = { schema: { hide: true, params: z.object({ place: z.enum(adPlaces) }) } };

/** Calls of the site's own pages, by which promotions are shown and larger pictures are earned. */
export function registerAdCalls(app: ApiScope, { ads, flags, readNetwork, readSite }: AdCallDependencies): void {
  const mayAsk = createRateLimit({ name: "ads", most: mostOffersPerMinute, windowMs: minuteMs });

  function demandOn(asked: FastifyRequest, clientId: string): void {
    const { viewer, headers } = asked;
    const visitor = readVisitor(asked.raw, { viewer, clientId, ...readSite(asked), href: headers.referer });
    if (viewer.isPaid || !flags.isOn("REWARDED_AD", visitor))
      throw new AppError("not_allowed", "Rewarded downloads aren’t available here.");
  }

  app.post(
    rewardPath,
    { bodyLimit: mostBytes, schema: { hide: true, body: z.object({ icon: z.string().max(64) }) } },
    async (asked, reply): Promise<RewardOffer & typeof succeeded> => {
      const { origin, locale } = readSite(asked);
      const clientId = nameClient(asked, reply, { isSecure: origin.startsWith("https:") });
      demandOn(asked, clientId);
      const network = readNetwork(asked.raw);
      if (!(await mayAsk(asked, network)))
        throw new AppError("limit_reached", "Too many requests. Try again in a minute.");
      const { icon } = asked.body;
      const visitor = asked.viewer.person?.id ?? clientId;
      const { token } = await ads.rewards.offer(icon, { visitor, network });
      const ad = ads.describe("reward", { key: icon, locale, messages: loadMessages(locale, "ads") });
      void reply.header("cache-control", "private, no-store");
      return { ...succeeded, token, seconds: ads.rewards.seconds, ad };
    },
  );

  // What a network has nothing for stays empty, which is no fault.
  app.get(adFramePath(":place" as AdPlace), framed, (asked, reply) => {
    const { place } = asked.params;
    const slot = ads.tags?.slotOf(place);
    // It has no origin that could have a process of its own.
    void reply.removeHeader("origin-agent-cluster");
    void reply.header("cache-control", "no-store");
    if (!ads.tags || slot === undefined || ads.tags.find(place) === undefined) return reply.code(204).send();
    const nonce = randomBytes(12).toString("base64url");
    return reply
      .header("content-security-policy", formatFramePolicy(nonce, ads.tags.origin))
      .type("text/html; charset=utf-8")
      .send(renderAdFrame({ place, slot, nonce }));
  });
  app.get("/ads/tag/:place", framed, (asked, reply) => {
    const script = ads.tags?.find(asked.params.place);
    if (script === undefined) throw new AppError("not_found", "No script is configured for this placement.");
    return reply.header("cache-control", "no-store").type("text/javascript; charset=utf-8").send(script);
  });
}
