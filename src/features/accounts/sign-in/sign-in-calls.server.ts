import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../../core/errors.ts";
import { isSignInType, signInTypes, type SignInType } from "../../../core/people/sign-in-types.ts";
import { readOwnPath } from "../../../core/urls/safe-redirect-path.ts";
import { isLocale, readLocale } from "../../../i18n/locales.ts";
import {
  answer,
  failure,
  invalidInput,
  refuseParameter,
  succeeded,
  type ApiScope,
} from "../../../platform/http/parameters/api-scope.server.ts";
import type { Backoff } from "../../../platform/http/limits/backoff.server.ts";
import { describeDevice } from "../../../platform/http/describe-device.server.ts";
import type { NetworkReader } from "../../../platform/http/network.server.ts";
import { makeToken } from "../../../platform/http/cookies/session-token.server.ts";
import { readCookie, setCookie } from "../../../platform/http/cookies/session-cookie.server.ts";
import type { SignInProfile } from "../../../platform/identity/sign-in-provider.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import type { BrowserSignIn } from "./browser-sign-in.server.ts";
import { accountPath, callbackPath, signInPagePath, type Sessions, type SignInProblem } from "../contract.ts";
import type { CrossOriginSignIn } from "./cross-origin-sign-in.server.ts";
import { attemptSeconds, type Attempt, type SignIn } from "./sign-in.server.ts";
import { describeSite, addNotice, redirectTo, crossOriginCookie } from "./site-origins.server.ts";
import type { ReadSite } from "../../../platform/http/request-site.server.ts";

export interface SignInCallDependencies {
  signIn: SignIn;
  browserSignIn: BrowserSignIn;
  sessions: Sessions;
  crossOriginSignIn: CrossOriginSignIn;
  /** Those who fail at it wait longer each time, whichever door they try. */
  backoff: Backoff;
  readNetwork: NetworkReader;
  readSite: ReadSite;
  log: Log;
}

const text = (longest: number) => z.string().min(1).max(longest);
const typeParameter = z.object({ type: z.string().max(40) });

const beginQuery = z.object({
  path: z.string().optional().catch(undefined).describe("Page to open after signing in."),
  to: z.string().refine(isLocale).optional().describe("Language of the origin to sign in at."),
  ticket: text(64).optional(),
  link: z.literal("true").optional().catch(undefined).describe("Link the provider account to the signed-in account."),
});

const comeBack = z.object({
  code: text(2_048).optional(),
  // It names a cookie: what is none of ours is as good as none.
  state: z
    .string()
    .regex(/^[\w-]{1,128}$/)
    .optional()
    .catch(undefined),
  error: text(200).optional(),
  user: text(2_000).optional(),
});

const redeemBody = z.object({
  client: z.string().trim().max(64).optional().describe("Name of the program, such as `figma-plugin`."),
  code: text(2_048).describe("Authorization code from the provider."),
  credentials: z
    .object({
      redirectUri: z.url().max(500).describe("Redirect URI that received the code."),
      codeVerifier: text(128).default("").describe("PKCE verifier of the S256 challenge."),
      nonce: text(200).default("").describe("Nonce sent to the provider for the ID token."),
      user: text(2_000).exactOptional().describe("The `user` JSON that Apple sends with the code."),
    })
    .describe("What the program stored about the attempt."),
});

const attemptCookie = (state: string) => `sign_in_${state.slice(0, 12)}`;
const loopbackAddress = /^(?:127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;
const attemptCookiePath = "/api/auth/v1";

/** Signing in with an account elsewhere: in a browser by redirects, in programs by the code that they bring. */
export function registerSignInCalls(app: ApiScope, dependencies: SignInCallDependencies): void {
  const parts = prepareSignInCalls(dependencies);
  registerBeginSignIn(app, parts);
  registerCallbackByGet(app, parts);
  registerCallbackByPost(app, parts);
  registerSignIn(app, parts);
}

/** What several of these calls share. */
function prepareSignInCalls(dependencies: SignInCallDependencies) {
  const { signIn, browserSignIn, sessions, crossOriginSignIn, backoff, readNetwork, log } = dependencies;
  const readHere = (request: FastifyRequest) => describeSite(dependencies.readSite(request));
  /** @throws AppError for what is no way to sign in here, of which nothing else comes */
  function requireMethod(type: string): SignInType {
    const allowed = signIn.listMethods().map((method) => method.type);
    if (isSignInType(type) && allowed.includes(type)) return type;
    log.warn({ type }, "Unknown sign-in type");
    const message = `type: must be one of ${allowed.join(", ") || "none"}`;
    throw new AppError("invalid_input", message, { field: "type", allowed });
  }
  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    given: z.infer<typeof comeBack> & { type: string },
  ) {
    const type = requireMethod(given.type);
    const here = readHere(request);
    const { state = "", code, user } = given;
    const name = attemptCookie(state);
    const attempt = await signIn.recall(type, { state, sealed: readCookie(request, name) });
    setCookie(reply, { name, value: "", isSecure: here.isSecure, maxAge: 0, path: attemptCookiePath });
    const explain = (problem: SignInProblem) => {
      const query = new URLSearchParams({ problem, type, ...(attempt && { path: attempt.path }) });
      return redirectTo(reply, here.hrefIn(readLocale(attempt?.locale ?? here.locale), `${signInPagePath}?${query}`));
    };
    // Whoever has begun here may end, whatever others of their network have tried: each attempt waits for itself.
    const who = [readNetwork(request.raw), ...(attempt ? [state] : [])].join(" ");
    let profile: SignInProfile | undefined;
    try {
      await backoff.demand(request, who);
      if (!attempt || code === undefined) {
        if (!attempt) await backoff.note(request, who);
        return explain(attempt ? "cancelled" : "expired");
      }
      const { locale, linkTo } = attempt;
      profile = await signIn.readProfile(type, { ...attempt, code, ...(user !== undefined && { user }) });
      if (linkTo !== undefined) {
        await signIn.link(profile, linkTo);
        return redirectTo(reply, here.hrefIn(readLocale(locale), attempt.path));
      }
      const { person, isUnconfirmed } = await signIn.meet(profile, { locale });
      await backoff.forgive(request, who);
      const { token } = await browserSignIn.enter(request, reply, { personId: person.id, method: type });
      const notice = isUnconfirmed ? "unconfirmed" : person.isBack ? "back" : undefined;
      const path = addNotice(notice, attempt.path, type);
      return redirectTo(reply, await findDestination({ ...attempt, path, token }, here));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === "not_allowed") await backoff.note(request, who);
      if (error.code === "conflict") return redirectTo(reply, here.hrefIn(here.locale, `${accountPath}?problem=taken`));
      if (error.code !== "limit_reached") log.warn({ err: error, type }, "a sign-in failed");
      // Once the provider has answered, it is this site that cannot.
      return explain(profile && error.code === "unavailable" ? "away" : (problems[error.code] ?? "unavailable"));
    }
  }
  async function findDestination(
    { path, token, ticket, ...attempt }: Attempt & { token: string },
    here: ReturnType<typeof describeSite>,
  ): Promise<string> {
    const locale = readLocale(attempt.locale);
    if (ticket === undefined || here.originOf(locale) === here.hub) return here.hrefIn(locale, path);
    const transfer = new URLSearchParams({ code: await crossOriginSignIn.open({ token, ticket }), path });
    return `${here.originOf(locale)}/api/token/v1/enter?${transfer}`;
  }
  return { requireMethod, readHere, signIn, finish, log, dependencies, readNetwork, backoff, sessions };
}

type SignInParts = ReturnType<typeof prepareSignInCalls>;

function registerBeginSignIn(app: ApiScope, { requireMethod, readHere, signIn }: SignInParts): void {
  app.get(
    "/api/auth/v1/login/:type",
    { schema: { hide: true, params: typeParameter, querystring: beginQuery } },
    async (request, reply) => {
      const type = requireMethod(request.params.type);
      const { path: wanted, to, ticket, link } = request.query;
      const path = readOwnPath(wanted) ?? "/icons";
      const here = readHere(request);
      // A machine's own address stands for its name, at which cookies are.
      if (loopbackAddress.test(request.host) && !loopbackAddress.test(new URL(here.hub).host)) {
        return redirectTo(reply, here.hub + request.url);
      }
      const linkTo = link && readOwner(request);
      // Another site may have signed somebody in at the provider as somebody else: only the page of the account links.
      if (link && (linkTo === undefined || !here.isHub))
        return redirectTo(reply, here.hrefIn(here.locale, accountPath));
      if (!here.isHub) {
        // Providers know the site by one origin; what comes back there is handed on to this one.
        const own = makeToken();
        setCookie(reply, {
          name: crossOriginCookie,
          value: own,
          isSecure: here.isSecure,
          maxAge: attemptSeconds,
          path: "/api",
        });
        const query = new URLSearchParams({ path, to: here.locale, ticket: own });
        return redirectTo(reply, `${here.hub}/api/auth/v1/login/${type}?${query}`);
      }
      const redirectUri = `${here.hub}${callbackPath}/${type}`;
      const destination = {
        path,
        locale: to ?? here.locale,
        ...(ticket !== undefined && { ticket }),
        ...(linkTo !== undefined && { linkTo }),
      };
      const attempt = await signIn.begin(type, { ...destination, redirectUri });
      setCookie(reply, {
        name: attemptCookie(attempt.state),
        value: attempt.sealed,
        isSecure: here.isSecure,
        maxAge: attemptSeconds,
        path: attemptCookiePath,
        isSentAlong: attempt.answersByForm,
      });
      return redirectTo(reply, attempt.url);
    },
  );
}

function registerCallbackByGet(app: ApiScope, { finish }: SignInParts): void {
  app.get(
    `${callbackPath}/:type`,
    { schema: { hide: true, params: typeParameter, querystring: comeBack } },
    (request, reply) => finish(request, reply, { ...request.query, ...request.params }),
  );
}

function registerCallbackByPost(app: ApiScope, { finish }: SignInParts): void {
  app.post(
    `${callbackPath}/:type`,
    { bodyLimit: 16_384, schema: { hide: true, params: typeParameter, body: comeBack } },
    (request, reply) => finish(request, reply, { ...request.body, ...request.params }),
  );
}

function registerSignIn(
  app: ApiScope,
  { requireMethod, log, dependencies, readNetwork, signIn, backoff, sessions }: SignInParts,
): void {
  app.post(
    "/api/auth/v1/login/:type",
    {
      bodyLimit: 16_384,
      schema: {
        operationId: "signIn",
        tags: ["accounts"],
        summary: "Exchange a provider’s code for a token",
        params: z.object({ type: z.string().describe(`One of ${signInTypes.join(", ")}.`) }),
        body: redeemBody,
        response: {
          200: answer({
            token: z.string().describe("Token for `Authorization: Bearer`; expires 10 days after its last use."),
          }),
          400: invalidInput,
          403: failure.describe("The provider rejected the code."),
          404: failure.describe("In test mode: the request comes from another machine."),
          429: failure.describe("Too many attempts; `Retry-After` says when to try again."),
          503: failure.describe("The provider or the database is unavailable."),
        },
      },
    },
    async (request, reply) => {
      const type = requireMethod(request.params.type);
      const { client, code, credentials } = request.body;
      if (!client) {
        log.warn({ type }, "Sign-in without a client parameter");
        refuseParameter("client", "is missing");
      }
      const { locale } = dependencies.readSite(request);
      // Those who bring codes that are none wait longer each time; a good one always works, whatever others have tried.
      const who = readNetwork(request.raw);
      const profile = await signIn.readProfile(type, { ...credentials, code }).catch(async (error: unknown) => {
        await backoff.take(request, who);
        if (error instanceof AppError) log.warn({ err: error, type, client }, "No token after a sign-in");
        throw error;
      });
      const { person } = await signIn.meet(profile, { locale });
      const device = [client, describeDevice(request.headers["user-agent"])].filter(Boolean).join(" · ");
      const { token } = await sessions.open(person.id, { device });
      void reply.header("cache-control", "no-store");
      return { ...succeeded, token };
    },
  );
}

/** Whoever asks from a page of this very origin. */
function readOwner({ headers, viewer }: FastifyRequest): string | undefined {
  return headers["sec-fetch-site"] === "same-origin" ? viewer.person?.id : undefined;
}

const problems: Readonly<Partial<Record<string, SignInProblem>>> = {
  not_allowed: "refused",
  limit_reached: "busy",
  unavailable: "unavailable",
};
