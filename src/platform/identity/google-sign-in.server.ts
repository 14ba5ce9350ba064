import { createCodeFlow } from "./code-flow.server.ts";
import { describeProfile } from "./describe-profile.server.ts";
import { createIdTokenReader } from "./id-token.server.ts";
import type { ProviderOptions, SignInProvider } from "./sign-in-provider.server.ts";

const type = "google";
const ownEndpoints = {
  authorize: "https://accounts.google.com/o/oauth2/v2/auth",
  token: "https://oauth2.googleapis.com/token",
  keys: "https://www.googleapis.com/oauth2/v3/certs",
  issuer: "https://accounts.google.com",
};

export function createGoogleSignIn(options: ProviderOptions<keyof typeof ownEndpoints>): SignInProvider {
  const endpoints = { ...ownEndpoints, ...options.endpoints };
  const { clientId, timeoutMs } = options;
  const flow = createCodeFlow({
    type,
    clientId,
    secret: { basic: options.clientSecret },
    authorizeUrl: endpoints.authorize,
    tokenUrl: endpoints.token,
    scopes: ["openid", "email", "profile"],
    usesPkce: true,
    usesNonce: true,
    parameters: { prompt: "select_account" },
    timeoutMs,
  });
  // Google writes its own name with and without the protocol.
  const issuers = [endpoints.issuer, endpoints.issuer.replace(/^https:\/\//, "")];
  const idTokens = createIdTokenReader({ type, keysUrl: endpoints.keys, clientId, issuers, timeoutMs });
  return {
    type,
    answersByForm: false,
    isStandIn: false,
    makeAuthorizationUrl: (attempt) => flow.makeAuthorizationUrl(attempt),
    async readProfile(answer) {
      const { idToken } = await flow.redeem(answer);
      const { sub, email, email_verified: isVerified = false, name } = await idTokens.read(idToken, answer.nonce);
      return describeProfile(type, { subject: sub, email, isEmailVerified: isVerified, name });
    },
  };
}
