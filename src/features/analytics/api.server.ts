import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../core/errors.ts";
import { siteEventsPath, visitPath } from "../../core/urls/paths/event-paths.ts";
import { loadMessages, packMessages } from "../../i18n/translations.server.ts";
import { answer, failure, invalidInput, type ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import { isPersonHere } from "../../platform/http/is-person-here.server.ts";
import type { NetworkReader } from "../../platform/http/network.server.ts";
import { readVisitor } from "../../platform/http/read-visitor.server.ts";
import { createRateLimit } from "../../platform/http/limits/rate-limit.server.ts";
import { dropClientName, nameClient, setCookie } from "../../platform/http/cookies/session-cookie.server.ts";
import type { ReadSite } from "../../platform/http/request-site.server.ts";
import type { Flags } from "../flags/contract.ts";
import type { Licenses } from "../licenses/contract.ts";
import { regionCookie, type Regions } from "../region/contract.ts";
import { eventBatch, knownContext, mostGroups, type VisitAnswer } from "./contract.ts";
import { readPreferences } from "./event-author.server.ts";
import { judgeConsent } from "./consent/judge-consent.ts";
import type { AnalyticsService } from "./service.server.ts";

export interface AnalyticsApiDependencies {
  analytics: Pick<AnalyticsService, "accept" | "forget">;
  /** What a guest searched for goes on under another name of their browser; false where there is nothing. */
  renameGuest: (from: string, to: string) => Promise<boolean>;
  licenses: Pick<Licenses, "listAllowances">;
  regions: Regions;
  flags: Pick<Flags, "listGroups">;
  readSite: ReadSite;
  readNetwork: NetworkReader;
  tagManager: VisitAnswer["tagManager"];
}

/** As much as browsers send when a page is left. */
const mostBytes = 65_536;
const minuteMs = 60_000;
/** A studio behind one address, each of whom sends every few seconds. */
const mostPerMinute = 300;
const mostEventsPerMinute = 3_000;
const regionSeconds = 30 * 86_400;

/** What pages tell about visits. Nothing on a page waits for it. */
export function registerAnalyticsApi(app: ApiScope, dependencies: AnalyticsApiDependencies): void {
  const parts = prepareAnalyticsApi(dependencies);
  registerReportEvents(app, parts);
  registerForgetVisit(app, parts);
  registerGetVisit(app, parts);
}

/** What several of these calls share. */
function prepareAnalyticsApi(dependencies: AnalyticsApiDependencies) {
  const { analytics, renameGuest, licenses, regions, flags, readSite, readNetwork, tagManager } = dependencies;
  const mayCall = createRateLimit({ name: "event-calls", most: mostPerMinute, windowMs: minuteMs });
  const mayReport = createRateLimit({ name: "events", most: mostEventsPerMinute, windowMs: minuteMs });
  const isSecure = (asked: FastifyRequest) => readSite(asked).origin.startsWith("https:");
  return {
    readNetwork,
    mayCall,
    mayReport,
    isSecure,
    analytics,
    renameGuest,
    regions,
    readSite,
    licenses,
    flags,
    tagManager,
  };
}

type AnalyticsParts = ReturnType<typeof prepareAnalyticsApi>;

function registerReportEvents(
  app: ApiScope,
  { readNetwork, mayCall, mayReport, isSecure, analytics }: AnalyticsParts,
): void {
  app.post(
    siteEventsPath,
    {
      bodyLimit: mostBytes,
      schema: {
        operationId: "recordEvents",
        tags: ["events"],
        summary: "Report page events",
        description: "For pages of this site. Without the visitor’s consent, events are only counted.",
        body: eventBatch,
        response: {
          204: z.null().describe("Accepted."),
          400: invalidInput,
          403: failure.describe("The request comes from another site."),
          413: failure.describe("Too many requests."),
          429: failure.describe("Too many requests."),
        },
      },
    },
    async (asked, reply) => {
      requireOurPage(asked);
      const network = readNetwork(asked.raw);
      const { events } = asked.body;
      if (!(await mayCall(asked, network)) || !(await mayReport(asked, network, events.length)))
        throw new AppError("limit_reached", "Too many requests. Try again in a minute.");
      void reply.code(204);
      if (!isPersonHere(asked.headers)) return null;
      // From now on this browser is told from others.
      const agreed = judgeConsent(readPreferences(asked.headers)) === "all";
      const visitorId = agreed ? nameClient(asked, reply, { isSecure: isSecure(asked) }) : undefined;
      analytics.accept(events, asked, visitorId);
      return null;
    },
  );
}

function registerForgetVisit(
  app: ApiScope,
  { mayCall, readNetwork, analytics, isSecure, renameGuest }: AnalyticsParts,
): void {
  app.delete(
    siteEventsPath,
    { schema: { hide: true, response: { 204: z.null(), 403: failure, 429: failure } } },
    async (asked, reply) => {
      requireOurPage(asked);
      if (!(await mayCall(asked, readNetwork(asked.raw))))
        throw new AppError("limit_reached", "Too many requests. Try again in a minute.");
      await analytics.forget(asked);
      await dropClientName(asked, reply, { isSecure: isSecure(asked), move: renameGuest });
      void reply.code(204);
      return null;
    },
  );
}

function registerGetVisit(
  app: ApiScope,
  { regions, isSecure, readSite, licenses, flags, tagManager }: AnalyticsParts,
): void {
  app.get(
    visitPath,
    {
      schema: {
        operationId: "getVisit",
        tags: ["events"],
        summary: "Get the analytics settings for this visitor",
        response: {
          200: answer({
            region: z.string().nullable().describe("ISO 3166-1 country code; null if unknown."),
            known: knownContext,
            tagManager: z.object({ id: z.string(), url: z.string() }).nullable(),
            words: z
              .record(z.string(), z.unknown())
              .describe("Country that decides whether the visitor is asked for consent."),
          }),
        },
      },
    },
    async (asked, reply) => {
      const region = regions.find(asked.raw);
      if (region !== undefined)
        setCookie(reply, {
          name: regionCookie,
          value: region,
          isSecure: isSecure(asked),
          maxAge: regionSeconds,
          isOpen: true,
        });
      void reply.header("cache-control", "private, no-store");
      const { viewer } = asked;
      const { locale, origin } = readSite(asked);
      const visitor = readVisitor(asked.raw, { viewer, origin, locale, href: asked.headers.referer });
      const { deviceType, browser = "", os = "" } = visitor;
      return {
        success: true as const,
        region: region ?? null,
        known: {
          deviceType,
          browser,
          os,
          locale,
          isPaid: viewer.isPaid,
          // Nothing waits for the database: without it, a visit has none.
          allowances: viewer.person ? await licenses.listAllowances(viewer.person.id).catch(() => []) : [],
          groups: flags.listGroups(visitor).slice(0, mostGroups),
        },
        tagManager,
        words: packMessages(loadMessages(locale, "privacy")),
      };
    },
  );
}

function requireOurPage({ headers }: FastifyRequest): void {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin")
    throw new AppError("not_allowed", "Only pages of this site can report events.");
}
