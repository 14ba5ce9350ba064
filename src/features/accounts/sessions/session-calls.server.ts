import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../../core/errors.ts";
import { readOwnPath } from "../../../core/urls/safe-redirect-path.ts";
import { defaultLocale, isLocale } from "../../../i18n/locales.ts";
import {
  answer,
  failure,
  succeeded,
  unavailable,
  type ApiScope,
} from "../../../platform/http/parameters/api-scope.server.ts";
import type { Backoff } from "../../../platform/http/limits/backoff.server.ts";
import type { NetworkReader } from "../../../platform/http/network.server.ts";
import { describeDevice } from "../../../platform/http/describe-device.server.ts";
import { requirePerson } from "../../../platform/http/parameters/require-person.server.ts";
import { makeToken, readToken } from "../../../platform/http/cookies/session-token.server.ts";
import { readCookie, setCookie } from "../../../platform/http/cookies/session-cookie.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import type { BrowserSignIn } from "../sign-in/browser-sign-in.server.ts";
import { signInPagePath, type Sessions, type SignInProblem } from "../contract.ts";
import type { CrossOriginSignIn } from "../sign-in/cross-origin-sign-in.server.ts";
import { describeSite, redirectTo, crossOriginCookie } from "../sign-in/site-origins.server.ts";
import type { ReadSite } from "../../../platform/http/request-site.server.ts";

export interface SessionCallDependencies {
  browserSignIn: BrowserSignIn;
  sessions: Pick<Sessions, "list" | "open">;
  crossOriginSignIn: CrossOriginSignIn;
  backoff: Backoff;
  readNetwork: NetworkReader;
  readSite: ReadSite;
  log: Log;
}

const ticketSeconds = 120;
/** How long a sign-in proves that somebody is there who may have more. */
const freshMs = 600_000;
const path = z.string().optional().catch(undefined);
const language = z.string().refine(isLocale);
const ticket = z.string().min(1).max(64);
/** What is known from the first to the last step of a way between origins. */
const journey = {
  path,
  /** Where to end when there is nobody to sign in. */
  otherwise: path,
  /** In which language to end; without it in that of the last step. */
  back: language.optional().catch(undefined),
};

/** Ends of sign-ins, and their way from one origin of the site to another. */
export function registerSessionCalls(app: ApiScope, dependencies: SessionCallDependencies): void {
  const parts = prepareSessionCalls(dependencies);
  registerSignOut(app, parts);
  registerGetToken(app, parts);
  registerMoveToLanguage(app, parts);
  registerEnterFromLanguage(app, parts);
}

/** What several of these calls share. */
function prepareSessionCalls(dependencies: SessionCallDependencies) {
  const { browserSignIn, sessions, crossOriginSignIn, backoff, readNetwork, log } = dependencies;
  const readHere = (request: FastifyRequest) => describeSite(dependencies.readSite(request));
  /** Whether somebody is signed in then; undefined while nobody can tell. */
  async function redeemCode(request: FastifyRequest, reply: FastifyReply, code: string): Promise<boolean | undefined> {
    if (code === "none") return request.viewer.isUnknown ? undefined : request.viewer.person !== undefined;
    // With the ticket, which only this browser has: nobody else keeps it from being signed in.
    const who = `${readNetwork(request.raw)} ${readCookie(request, crossOriginCookie) ?? ""}`;
    await backoff.demand(request, who);
    try {
      const token = await crossOriginSignIn.redeem(code, readCookie(request, crossOriginCookie));
      const isIn = token !== undefined && (await browserSignIn.join(request, reply, token));
      if (!isIn) await backoff.note(request, who);
      return isIn;
    } catch (error) {
      if (!(error instanceof AppError && error.code === "unavailable")) throw error;
      log.warn({ err: error }, "Couldn’t pass a sign-in to another origin");
      return undefined;
    }
  }
  return { browserSignIn, readHere, sessions, crossOriginSignIn, redeemCode };
}

type SessionParts = ReturnType<typeof prepareSessionCalls>;

function registerSignOut(app: ApiScope, { browserSignIn, readHere }: SessionParts): void {
  app.post(
    "/api/auth/v1/logout",
    {
      bodyLimit: 1_024,
      schema: {
        operationId: "signOut",
        tags: ["accounts"],
        summary: "Sign out of this browser or all devices",
        body: z
          .object({
            everywhere: z.stringbool().or(z.boolean()).default(false).describe("Sign out of all devices."),
            path: path.describe("Where a form redirects to."),
          })
          .nullish(),
        response: { 200: answer({}), 303: z.null().describe("Redirect for forms."), 503: unavailable },
      },
    },
    async (request, reply) => {
      const { everywhere = false, path: wanted } = request.body ?? {};
      await browserSignIn.signOut(request, reply, { isEverywhere: everywhere });
      void reply.header("cache-control", "no-store");
      if (!isForm(request)) return succeeded;
      const { hrefIn, locale } = readHere(request);
      return reply.redirect(hrefIn(locale, readOwnPath(wanted) ?? "/icons"), 303);
    },
  );
}

function registerGetToken(app: ApiScope, { sessions }: SessionParts): void {
  app.get(
    "/api/token/v1",
    {
      schema: {
        operationId: "getToken",
        tags: ["accounts"],
        summary: "Get an access token",
        description:
          "With a token, returns the same token. In a browser that signed in less than ten minutes ago, opening this URL downloads a new token as a file. Scripts on pages can’t get a token.",
        response: {
          200: answer({ token: z.string() }),
          401: failure.describe("Not signed in."),
          403: failure.describe("The sign-in is older than ten minutes, or the request comes from a script."),
        },
      },
    },
    async (request, reply) => {
      const person = requirePerson(request);
      void reply.header("cache-control", "no-store");
      const given = readToken(request)!;
      if (!given.isCookie) return { ...succeeded, token: given.token };
      const { "sec-fetch-dest": target = "document", "user-agent": agent } = request.headers;
      if (target !== "document")
        throw new AppError("not_allowed", "Scripts can’t get a token. Open this URL in the browser.");
      const session = (await sessions.list(person.id)).find(({ id }) => id === person.sessionId);
      if (!session || Math.abs(Date.now() - session.createdAt.getTime()) > freshMs) {
        throw new AppError(
          "not_allowed",
          "Sign in again first. Tokens are only available for ten minutes after signing in.",
        );
      }
      const { token } = await sessions.open(person.id, { device: describeDevice(agent) });
      void reply.header("content-disposition", 'attachment; filename="token.json"');
      return { ...succeeded, token };
    },
  );
}

function registerMoveToLanguage(app: ApiScope, { readHere, crossOriginSignIn }: SessionParts): void {
  /** Takes somebody along to the same page in another language: the origin over there asks for it first. */
  app.get(
    "/api/token/v1/move",
    { schema: { hide: true, querystring: z.object({ ...journey, to: language, ticket: ticket.optional() }) } },
    async (request, reply) => {
      const { to, ticket: given, back, ...paths } = request.query;
      const here = readHere(request);
      const own = readOwnPath(paths.path) ?? "/icons";
      const target = here.originOf(to);
      if (target === here.originOf(here.locale)) return redirectTo(reply, here.hrefIn(to, own));
      const query = new URLSearchParams({
        path: own,
        ...(paths.otherwise && { otherwise: paths.otherwise }),
        ...(back && { back }),
      });
      if (given === undefined) query.set("from", here.locale);
      else {
        const token = request.viewer.person && readToken(request)?.token;
        const code =
          token === undefined ? undefined : await crossOriginSignIn.open({ token, ticket: given }).catch(ignoreAway);
        query.set("code", code ?? "none");
      }
      return redirectTo(reply, `${target}/api/token/v1/enter?${query}`);
    },
  );
}

function registerEnterFromLanguage(app: ApiScope, { readHere, redeemCode }: SessionParts): void {
  app.get(
    "/api/token/v1/enter",
    {
      schema: {
        hide: true,
        querystring: z.object({ ...journey, from: language.optional(), code: z.string().max(64).optional() }),
      },
    },
    async (request, reply) => {
      const { from = defaultLocale, code, back, ...paths } = request.query;
      const here = readHere(request);
      const own = readOwnPath(paths.path) ?? "/icons";
      const cookie = { name: crossOriginCookie, isSecure: here.isSecure, path: "/api" };
      const isOther = here.originOf(from) !== here.originOf(here.locale);
      if (code === undefined && isOther) {
        const value = makeToken();
        setCookie(reply, { ...cookie, value, maxAge: ticketSeconds });
        const query = new URLSearchParams({ to: here.locale, path: own, ticket: value });
        if (paths.otherwise !== undefined) query.set("otherwise", paths.otherwise);
        if (back !== undefined) query.set("back", back);
        return redirectTo(reply, `${here.originOf(from)}/api/token/v1/move?${query}`);
      }
      setCookie(reply, { ...cookie, value: "", maxAge: 0 });
      const isIn = code === undefined ? request.viewer.person !== undefined : await redeemCode(request, reply, code);
      if (isIn === undefined && back === undefined) {
        const query = new URLSearchParams({ problem: "away" satisfies SignInProblem, path: own });
        return redirectTo(reply, here.hrefIn(here.locale, `${signInPagePath}?${query}`));
      }
      return redirectTo(reply, here.hrefIn(back ?? here.locale, isIn ? own : (readOwnPath(paths.otherwise) ?? own)));
    },
  );
}

/** Whoever cannot be taken along now goes on as a guest. */
function ignoreAway(error: unknown): undefined {
  if (!(error instanceof AppError && error.code === "unavailable")) throw error;
}

const isForm = ({ headers }: FastifyRequest) =>
  headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false;
