import { createHash } from "node:crypto";
import { z } from "zod";
import type { SignInType } from "../../core/people/sign-in-types.ts";
import { askProvider, unavailable, unconfirmed } from "./ask-provider.server.ts";
import type { SignInAnswer, SignInAttempt } from "./sign-in-provider.server.ts";

export interface CodeFlowOptions {
  type: SignInType;
  clientId: string;
  /** In the head, in the form, or made for each exchange and sent in the form. */
  secret: { basic: string } | { form: string } | { make: () => Promise<string> };
  authorizeUrl: string;
  tokenUrl: string;
  scopes: string[];
  usesPkce: boolean;
  /** Of OpenID Connect: the nonce comes back inside the id token. */
  usesNonce: boolean;
  /** Further parameters of the authorisation request. */
  parameters?: Record<string, string>;
  timeoutMs?: number | undefined;
}

const tokensSchema = z.object({
  access_token: z.string().min(1).max(8_192),
  id_token: z.string().max(16_384).optional(),
});

export interface Tokens {
  accessToken: string;
  idToken?: string | undefined;
}

const oauthFault = z.object({ error: z.string() });
const facebookFault = z.object({ error: z.object({ type: z.literal("OAuthException"), code: z.number() }) });
/** What providers call a code that is wrong, used or too old, or not for this verifier or address. */
const refusals = new Set(["invalid_grant", "bad_verification_code", "access_denied"]);
/** The number that Facebook gives to that. */
const facebookRefusal = 100;

/** The part of OAuth 2 that all providers have in common. */
export function createCodeFlow(options: CodeFlowOptions) {
  const { type, clientId, secret, scopes } = options;
  return {
    makeAuthorizationUrl({ state, nonce, codeVerifier, redirectUri }: SignInAttempt): URL {
      const url = new URL(options.authorizeUrl);
      const parameters = {
        response_type: "code",
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: scopes.join(" "),
        state,
        ...(options.usesPkce && { code_challenge: hashVerifier(codeVerifier), code_challenge_method: "S256" }),
        ...(options.usesNonce && { nonce }),
        ...options.parameters,
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url;
    },

    /** @throws AppError as `SignInProvider.readProfile` */
    async redeem({ code, codeVerifier, redirectUri }: SignInAnswer): Promise<Tokens> {
      const form = new URLSearchParams({ grant_type: "authorization_code", code, redirect_uri: redirectUri });
      if (options.usesPkce) form.set("code_verifier", codeVerifier);
      const headers: Record<string, string> = {};
      if ("basic" in secret) headers["authorization"] = formatCredentials(clientId, secret.basic);
      else {
        form.set("client_id", clientId);
        form.set("client_secret", "form" in secret ? secret.form : await secret.make());
      }
      const { status, body } = await askProvider({
        type,
        url: options.tokenUrl,
        timeoutMs: options.timeoutMs,
        headers,
        form,
      });
      // GitHub tells faults with status 200, too.
      const fault = readFault(body);
      if (fault !== undefined) throw isRefusal(fault) ? unconfirmed(type) : unavailable(type, describeFault(fault));
      const tokens = tokensSchema.safeParse(body);
      if (status !== 200 || !tokens.success) {
        throw unavailable(type, new Error(`the response had no tokens and the status ${status}`));
      }
      return { accessToken: tokens.data.access_token, idToken: tokens.data.id_token };
    },
  };
}

const hashVerifier = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");

function formatCredentials(clientId: string, secret: string): string {
  return `Basic ${Buffer.from(`${clientId}:${secret}`).toString("base64")}`;
}

function readFault(body: unknown): string | number | undefined {
  const facebook = facebookFault.safeParse(body);
  return facebook.success ? facebook.data.error.code : oauthFault.safeParse(body).data?.error;
}

const isRefusal = (fault: string | number) => fault === facebookRefusal || refusals.has(String(fault));
const describeFault = (fault: string | number) => new Error(`the code was rejected: ${String(fault).slice(0, 80)}`);
