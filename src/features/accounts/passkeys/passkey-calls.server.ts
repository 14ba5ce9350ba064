import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../../core/errors.ts";
import { readOwnPath } from "../../../core/urls/safe-redirect-path.ts";
import { defaultLocale } from "../../../i18n/locales.ts";
import { succeeded, type ApiScope } from "../../../platform/http/parameters/api-scope.server.ts";
import type { BrowserSignIn } from "../sign-in/browser-sign-in.server.ts";
import type { People } from "../contract.ts";
import { demandJson } from "../users/require-json.server.ts";
import { findPasskeySite, type PasskeySite } from "./passkey-site.ts";
import type { Passkeys } from "./passkeys.server.ts";
import { requirePerson } from "../../../platform/http/parameters/require-person.server.ts";
import { describeSite, addNotice, routeThroughHub } from "../sign-in/site-origins.server.ts";
import type { ReadSite } from "../../../platform/http/request-site.server.ts";
import type { SessionCache } from "../sessions/session-cache.server.ts";
import type { SignInMethods } from "../sign-in/sign-in-methods.server.ts";

export interface PasskeyCallDependencies {
  passkeys: Passkeys;
  signInMethods: SignInMethods;
  people: Pick<People, "welcome">;
  browserSignIn: BrowserSignIn;
  sessionCache: Pick<SessionCache, "forget">;
  readSite: ReadSite;
}

const mostBytes = 32_768;

const name = z.string().trim().min(1).max(60);
/** As browsers print it. What is in it is read where its signature is checked. */
const credential = z.looseObject({
  id: z.string().min(1).max(1_400),
  rawId: z.string().max(1_400),
  type: z.literal("public-key"),
  response: z.looseObject({ clientDataJSON: z.string().max(8_192) }),
  clientExtensionResults: z.looseObject({}),
});
const passkeyId = z.object({ id: z.string().min(1).max(1_400) });

/** Calls about passkeys: two for making one, two for signing in with one, and what their owners do with them. */
export function registerPasskeyCalls(app: ApiScope, dependencies: PasskeyCallDependencies): void {
  const parts = preparePasskeyCalls(dependencies);
  registerPasskeyLoginOptions(app, parts);
  registerSignInByPasskey(app, parts);
  registerNewPasskeyOptions(app, parts);
  registerAddPasskey(app, parts);
  registerRenamePasskey(app, parts);
  registerRemovePasskey(app, parts);
}

/** What several of these calls share. */
function preparePasskeyCalls(dependencies: PasskeyCallDependencies) {
  const { passkeys, signInMethods, people, browserSignIn, sessionCache, readSite } = dependencies;
  function requireSite(request: FastifyRequest): PasskeySite {
    const { origin, hrefIn } = readSite(request);
    const site = findPasskeySite(origin, hrefIn(defaultLocale, "/"));
    if (!site) throw new AppError("not_found", "Passkeys aren’t available at this host name.");
    return site;
  }
  return { passkeys, requireSite, people, browserSignIn, sessionCache, readSite, signInMethods };
}

type PasskeyParts = ReturnType<typeof preparePasskeyCalls>;

function registerPasskeyLoginOptions(app: ApiScope, { passkeys, requireSite }: PasskeyParts): void {
  app.post("/api/auth/v1/login/passkey/options", { bodyLimit: mostBytes, schema: { hide: true } }, async (asked) => ({
    ...succeeded,
    options: await passkeys.prepareSignIn(requireSite(asked)),
  }));
}

function registerSignInByPasskey(
  app: ApiScope,
  { passkeys, requireSite, people, browserSignIn, sessionCache, readSite }: PasskeyParts,
): void {
  app.post(
    "/api/auth/v1/login/passkey",
    {
      bodyLimit: mostBytes,
      onRequest: demandJson,
      schema: { hide: true, body: z.object({ response: credential, path: z.string().max(2_000).optional() }) },
    },
    async (request, reply) => {
      const response = request.body.response as unknown as AuthenticationResponseJSON;
      const { personId } = await passkeys.signIn(response, requireSite(request));
      const person = await people.welcome(personId);
      if (!person) throw new AppError("not_allowed", "This passkey doesn’t belong to any account here.");
      await browserSignIn.enter(request, reply, { personId: person.id, method: "passkey" });
      sessionCache.forget(person.id);
      void reply.header("cache-control", "no-store");
      const path = addNotice(person.isBack ? "back" : undefined, readOwnPath(request.body.path) ?? "/icons");
      return { ...succeeded, path: routeThroughHub(describeSite(readSite(request)), path) };
    },
  );
}

function registerNewPasskeyOptions(app: ApiScope, { passkeys, requireSite }: PasskeyParts): void {
  app.post("/api/user/v2/passkeys/options", { bodyLimit: mostBytes, schema: { hide: true } }, async (asked) => ({
    ...succeeded,
    options: await passkeys.prepareAdding(requirePerson(asked), requireSite(asked)),
  }));
}

function registerAddPasskey(app: ApiScope, { passkeys, requireSite }: PasskeyParts): void {
  app.post(
    "/api/user/v2/passkeys",
    { bodyLimit: mostBytes, schema: { hide: true, body: z.object({ name, response: credential }) } },
    async (asked) => {
      const { id } = requirePerson(asked);
      const made = { name: asked.body.name, response: asked.body.response as unknown as RegistrationResponseJSON };
      return { ...succeeded, passkey: await passkeys.add(id, made, requireSite(asked)) };
    },
  );
}

function registerRenamePasskey(app: ApiScope, { passkeys }: PasskeyParts): void {
  app.patch(
    "/api/user/v2/passkeys/:id",
    { bodyLimit: mostBytes, schema: { hide: true, params: passkeyId, body: z.object({ name }) } },
    async (asked) => {
      const { id } = requirePerson(asked);
      if (!(await passkeys.rename(id, asked.params.id, asked.body.name))) throw missing();
      return succeeded;
    },
  );
}

function registerRemovePasskey(app: ApiScope, { signInMethods }: PasskeyParts): void {
  app.delete("/api/user/v2/passkeys/:id", { schema: { hide: true, params: passkeyId } }, async (asked) => {
    const { id } = requirePerson(asked);
    if (!(await signInMethods.removePasskey(id, asked.params.id))) throw missing();
    return succeeded;
  });
}

const missing = () => new AppError("not_found", "Passkey not found.");
