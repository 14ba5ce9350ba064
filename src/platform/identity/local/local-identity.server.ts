import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { exportJWK, generateKeyPair } from "jose";
import type { Account, Configuration, Provider } from "oidc-provider";
import { z } from "zod";
import { signInNames, signInTypes, isSignInType, type SignInType } from "../../../core/people/sign-in-types.ts";
import { plainPageHeaders } from "../../http/render-plain-page.server.ts";
import { unavailable } from "../ask-provider.server.ts";
import { createCodeFlow } from "../code-flow.server.ts";
import { describeProfile } from "../describe-profile.server.ts";
import { createIdTokenReader } from "../id-token.server.ts";
import type { SignInProvider } from "../sign-in-provider.server.ts";
import { createIdentityStore } from "./identity-store.server.ts";
import { renderPeoplePage, type ReadyPerson } from "./render-people-page.server.ts";

/**
 * An OpenID Connect provider of one's own, for machines without keys of the real ones: whoever comes chooses whom to be.
 * All else is as it is elsewhere: redirects, codes, PKCE, nonce and signed tokens, over HTTP.
 */
export interface LocalIdentity {
  /** The stand-in for a provider. */
  standInFor(type: SignInType): SignInProvider;
  /** Tells where the server answers this very machine: stand-ins ask there. */
  openAt(origin: string): void;
  /** Answers a request below `path`. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

export interface LocalIdentityOptions {
  isTestMode: boolean;
  /** Where it is on the site. */
  path: string;
  /** Where the site has browsers come back to. */
  callbackPath: string;
  people: readonly ReadyPerson[];
}

const hourSeconds = 3_600;
const longestForm = 2_000;
/** Only a name: the site answers to several. */
const issuerHost = "http://localhost";

const choiceSchema = z.object({
  cancel: z.string().optional(),
  person: z.string().optional(),
  email: z.string().trim().toLowerCase().optional(),
});
const emailSchema = z.email().max(254);

/** @throws Error outside of test mode: it lets everybody be anybody */
export function createLocalIdentity(options: LocalIdentityOptions): LocalIdentity {
  if (!options.isTestMode) throw new Error("The local identity provider is only available in test mode");
  const { path, people } = options;
  const secrets = new Map(signInTypes.map((type) => [type, randomBytes(24).toString("base64url")]));
  let origin: string | undefined;
  let starting: Promise<Provider> | undefined;
  const start = () => (starting ??= startProvider(options, secrets));

  function connect(type: SignInType) {
    if (origin === undefined) throw unavailable(type, new Error("the server isn’t listening yet"));
    const common = { type, clientId: type };
    const flow = createCodeFlow({
      ...common,
      secret: { basic: secrets.get(type)! },
      authorizeUrl: `${origin}${path}/auth`,
      tokenUrl: `${origin}${path}/token`,
      scopes: ["openid", "email", "profile"],
      usesPkce: true,
      usesNonce: true,
      ...(type === "apple" && { parameters: { response_mode: "form_post" } }),
    });
    const issuers = [issuerHost + path];
    return { flow, idTokens: createIdTokenReader({ ...common, keysUrl: `${origin}${path}/jwks`, issuers }) };
  }

  const connected = new Map<SignInType, ReturnType<typeof connect>>();
  function reach(type: SignInType): ReturnType<typeof connect> {
    const known = connected.get(type) ?? connect(type);
    connected.set(type, known);
    return known;
  }

  async function askWho(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const provider = await start();
    const { params, uid } = await provider.interactionDetails(request, response);
    const providerName = signInNames[params["client_id"] as SignInType];
    const page = { providerName, people, action: `${path}/interaction/${uid}` };
    if (request.method !== "POST") return sendPage(response, renderPeoplePage(page));
    const choice = choiceSchema.parse(Object.fromEntries(new URLSearchParams(await readForm(request))));
    const accountId = people.find(({ id }) => id === choice.person)?.id ?? emailSchema.safeParse(choice.email).data;
    if (choice.cancel !== undefined) {
      await provider.interactionFinished(request, response, { error: "access_denied" });
    } else if (accountId === undefined) {
      sendPage(response, renderPeoplePage({ ...page, fault: "Enter an email address." }), 400);
    } else {
      await provider.interactionFinished(request, response, { login: { accountId } });
    }
  }

  return {
    standInFor: (type) => ({
      type,
      answersByForm: type === "apple",
      isStandIn: true,
      makeAuthorizationUrl(attempt) {
        const url = reach(type).flow.makeAuthorizationUrl(attempt);
        return new URL(url.pathname + url.search, attempt.redirectUri);
      },
      async readProfile(answer) {
        const { flow, idTokens } = reach(type);
        const { idToken } = await flow.redeem(answer);
        const { sub, email, email_verified: isVerified = false, name } = await idTokens.read(idToken, answer.nonce);
        return describeProfile(type, { subject: sub, email, isEmailVerified: isVerified, name });
      },
    }),
    openAt(address) {
      origin = address;
    },
    async handle(request, response) {
      const here = (request.url ?? "").slice(path.length);
      if (here.startsWith("/interaction/")) {
        await askWho(request, response).catch((error: unknown) => {
          // Of an attempt that is long over, or of another browser.
          if (!(error instanceof Error) || error.name !== "SessionNotFound") throw error;
          sendPage(
            response,
            "<!doctype html><title>Sign-in expired</title><p>This sign-in has expired. Start again from the site.",
            400,
          );
        });
        return;
      }
      const provider = await start();
      if (here.startsWith("/auth?")) forgetChoice(request);
      // By these two it knows where it is on the site.
      Object.assign(request, { originalUrl: request.url, url: here || "/" });
      await provider.callback()(request, response);
    },
  };
}

async function startProvider(
  { path, callbackPath, people }: LocalIdentityOptions,
  secrets: ReadonlyMap<SignInType, string>,
): Promise<Provider> {
  const { Provider: OpenIdProvider } = await import("oidc-provider");
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const configuration: Configuration = {
    adapter: createIdentityStore(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: "sig", alg: "RS256" }] },
    clients: [...secrets].map(([type, secret]) => ({
      client_id: type,
      client_secret: secret,
      redirect_uris: [`${issuerHost}${callbackPath}/${type}`],
    })),
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // As Google does: who somebody is stands in the id token.
    conformIdTokenClaims: false,
    cookies: {
      keys: [randomBytes(24).toString("base64url")],
      names: { session: "identity", interaction: "identity_ask", resume: "identity_resume" },
      long: { path, sameSite: "lax" },
      short: { sameSite: "lax" },
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${path}/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: {
      AccessToken: hourSeconds,
      AuthorizationCode: 60,
      Grant: hourSeconds,
      IdToken: hourSeconds,
      Interaction: hourSeconds,
      Session: hourSeconds,
    },
    clientBasedCORS: () => false,
    findAccount: (_context, id) =>
      describeAccount(
        people.find((person) => person.id === id),
        id,
      ),
    // Nobody needs to be asked whether the site may know who they are.
    async loadExistingGrant({ oidc }) {
      const { client, session, params } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(String(params?.["scope"]));
      await grant.save();
      return grant;
    },
    renderError(context, { error, error_description: description }) {
      context.type = "text";
      context.body = `${error}: ${description ?? "please start to sign in again"}`;
    },
  };
  const provider = new OpenIdProvider(issuerHost + path, configuration);
  // The site answers to one name for each language, on whatever port.
  provider.Client.prototype.redirectUriAllowed = function isOwn(uri: string) {
    const { hostname, pathname } = new URL(uri);
    const isLocal = /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
    return isLocal && isSignInType(this.clientId) && pathname === `${callbackPath}/${this.clientId}`;
  };
  return provider;
}

/** Anybody else is known by the address alone. */
function describeAccount(person: ReadyPerson | undefined, id: string): Account {
  const { email, name } = person ?? { email: id, name: undefined };
  return {
    accountId: id,
    claims: () => ({ sub: id, email, email_verified: true, ...(name !== undefined && { name }) }),
  };
}

/** Whoever chose to be somebody may want to be somebody else the next time. */
function forgetChoice({ headers }: IncomingMessage): void {
  if (headers.cookie) headers.cookie = headers.cookie.replaceAll(/(?:^|; *)identity(?:\.sig)?=[^;]*/g, "");
}

function sendPage(response: ServerResponse, html: string, status = 200): void {
  response.writeHead(status, plainPageHeaders(html));
  response.end(html);
}

async function readForm(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += (chunk as Buffer).length;
    if (bytes > longestForm) throw new Error("The form is too long");
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString("utf8");
}
