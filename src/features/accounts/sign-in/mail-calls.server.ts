import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../../core/errors.ts";
import { readOwnPath } from "../../../core/urls/safe-redirect-path.ts";
import type { Captcha } from "../../../platform/captcha/captcha.server.ts";
import { requireCaptcha } from "../../../platform/captcha/require-captcha.server.ts";
import {
  answer,
  failure,
  invalidInput,
  succeeded,
  type ApiScope,
} from "../../../platform/http/parameters/api-scope.server.ts";
import { createBackoff } from "../../../platform/http/limits/backoff.server.ts";
import type { NetworkReader } from "../../../platform/http/network.server.ts";
import type { BrowserSignIn } from "./browser-sign-in.server.ts";
import type { EmailChange } from "../mail/email-change.server.ts";
import type { MailSignIn } from "./mail-sign-in.server.ts";
import { demandJson } from "../users/require-json.server.ts";
import { requirePerson } from "../../../platform/http/parameters/require-person.server.ts";
import { describeSite, addNotice, routeThroughHub } from "./site-origins.server.ts";
import type { ReadSite } from "../../../platform/http/request-site.server.ts";
import type { SessionCache } from "../sessions/session-cache.server.ts";

export interface MailCallDependencies {
  /** Undefined where no mail goes out. */
  mail: { signIn: MailSignIn; emailChange: EmailChange } | undefined;
  captcha: Captcha;
  browserSignIn: BrowserSignIn;
  sessionCache: Pick<SessionCache, "forget">;
  readNetwork: NetworkReader;
  readSite: ReadSite;
}

const mostBytes = 4_096;
const minuteMs = 60_000;

const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email("must look like anna@example.com"))
  .describe("Address that receives the link.");
const token = z
  .string()
  .regex(/^[\w-]{43}$/, "isn’t a token from a sign-in link")
  .describe("Token from the link.");

const wait = failure.describe("Too many attempts; `Retry-After` says when to try again.");
const unavailable = failure.describe("Email can’t be sent right now.");
const unproven = failure.describe("`INVALID_RECAPTCHA`: the captcha token is missing, used or expired.");
const used = failure.describe("The link was already used or has expired.");

/** Calls about links that are sent by mail. */
export function registerMailCalls(app: ApiScope, dependencies: MailCallDependencies): void {
  const parts = prepareMailCalls(dependencies);
  registerAskForSignInLink(app, parts);
  registerConfirmMailLogin(app, parts);
  registerChangeEmail(app, parts);
  registerConfirmEmailChange(app, parts);
}

/** What several of these calls share. */
function prepareMailCalls(dependencies: MailCallDependencies) {
  const { mail, captcha, browserSignIn, sessionCache, readNetwork, readSite } = dependencies;
  // Whoever floods one address with letters. Who floods many has to work more for each.
  const toAddress = createBackoff({ name: "letters", freely: 3, firstMs: minuteMs, longestMs: 60 * minuteMs });
  const changes = createBackoff({ name: "email-changes", freely: 15, firstMs: minuteMs, longestMs: 60 * minuteMs });
  const guesses = createBackoff({ name: "link-guesses", freely: 30, firstMs: minuteMs, longestMs: 60 * minuteMs });
  function requireMail() {
    if (!mail) throw new AppError("not_found", "This site doesn’t send email.");
    return mail;
  }
  async function countLetter(request: FastifyRequest, address: string): Promise<void> {
    // Together: nobody keeps somebody elsewhere from having a link sent.
    const reader = `${readNetwork(request.raw)} ${address.toLowerCase()}`;
    await toAddress.take(request, reader);
  }
  /** Those who bring links that are none wait longer each time; a good one always works, whatever others have tried. */
  async function redeem<Found>(request: FastifyRequest, use: () => Promise<Found | undefined>): Promise<Found> {
    const network = readNetwork(request.raw);
    const found = await use();
    if (found !== undefined) return found;
    await guesses.take(request, network);
    throw new AppError("not_found", "This link was already used or has expired. Request a new one.");
  }
  return { captcha, readNetwork, requireMail, countLetter, readSite, redeem, browserSignIn, sessionCache, changes };
}

type MailParts = ReturnType<typeof prepareMailCalls>;

function registerAskForSignInLink(
  app: ApiScope,
  { captcha, readNetwork, requireMail, countLetter, readSite }: MailParts,
): void {
  app.post(
    "/api/auth/v1/login/email",
    {
      bodyLimit: mostBytes,
      preHandler: requireCaptcha({ captcha, readNetwork }, "sign_in"),
      schema: {
        operationId: "askForSignInLink",
        tags: ["accounts"],
        summary: "Send a sign-in link by email",
        description:
          "The response is the same whether or not the address has an account. Needs a captcha token in the header `x-captcha-token`.",
        body: z.object({ email, path: z.string().max(2_000).optional().describe("Page to open after signing in.") }),
        response: {
          200: answer({}),
          400: invalidInput,
          403: unproven,
          404: failure.describe("Sign-in by email isn’t available."),
          429: wait,
          503: unavailable,
        },
      },
    },
    async (asked) => {
      const { signIn } = requireMail();
      const { email: address, path } = asked.body;
      await countLetter(asked, address);
      const { locale, origin } = readSite(asked);
      await signIn.ask({ email: address, path: readOwnPath(path) ?? "/icons", locale, origin });
      return succeeded;
    },
  );
}

function registerConfirmMailLogin(
  app: ApiScope,
  { requireMail, redeem, browserSignIn, sessionCache, readSite }: MailParts,
): void {
  app.post(
    "/api/auth/v1/login/email/confirm",
    {
      bodyLimit: mostBytes,
      onRequest: demandJson,
      schema: { hide: true, body: z.object({ token }) },
    },
    async (request, reply) => {
      const { signIn } = requireMail();
      const { person, path: wanted } = await redeem(request, () => signIn.confirm(request.body.token));
      await browserSignIn.enter(request, reply, { personId: person.id, method: "mail" });
      sessionCache.forget(person.id);
      void reply.header("cache-control", "no-store");
      const path = addNotice(person.isBack ? "back" : undefined, wanted);
      return { ...succeeded, path: routeThroughHub(describeSite(readSite(request)), path) };
    },
  );
}

function registerChangeEmail(app: ApiScope, { requireMail, changes, countLetter, readSite }: MailParts): void {
  app.post(
    "/api/user/v2/email",
    { bodyLimit: mostBytes, schema: { hide: true, body: z.object({ email }) } },
    async (asked) => {
      const person = requirePerson(asked);
      const { emailChange } = requireMail();
      await changes.take(asked, person.id);
      await countLetter(asked, asked.body.email);
      await emailChange.ask(person, { email: asked.body.email, origin: readSite(asked).origin });
      return succeeded;
    },
  );
}

function registerConfirmEmailChange(app: ApiScope, { requireMail, redeem }: MailParts): void {
  for (const kind of ["confirm", "restore"] as const) {
    app.post(
      `/api/user/v2/email/${kind}`,
      {
        bodyLimit: mostBytes,
        onRequest: demandJson,
        schema: {
          hide: true,
          body: z.object({ token }),
          response: { 200: answer({ email: z.string() }), 404: used, 409: failure },
        },
      },
      async (asked) => {
        const { emailChange } = requireMail();
        return { ...succeeded, ...(await redeem(asked, () => emailChange[kind](asked.body.token))) };
      },
    );
  }
}
