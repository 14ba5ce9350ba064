import { createCodeFlow } from "./code-flow.server.ts";
import { describeProfile } from "./describe-profile.server.ts";
import { createIdTokenReader, type IdClaims } from "./id-token.server.ts";
import type { ProviderOptions, SignInProvider } from "./sign-in-provider.server.ts";

const type = "microsoft";
const host = "https://login.microsoftonline.com";
const ownEndpoints = {
  authorize: `${host}/common/oauth2/v2.0/authorize`,
  token: `${host}/common/oauth2/v2.0/token`,
  keys: `${host}/common/discovery/v2.0/keys`,
  issuer: `${host}/{tid}/v2.0`,
};

/** The organization that all private accounts are in. */
const privateAccounts = "9188040d-6c67-4c5b-b112-36a304b66dad";

export function createMicrosoftSignIn(options: ProviderOptions<keyof typeof ownEndpoints>): SignInProvider {
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
  const issuers = [endpoints.issuer];
  const idTokens = createIdTokenReader({ type, keysUrl: endpoints.keys, clientId, issuers, timeoutMs });
  return {
    type,
    answersByForm: false,
    isStandIn: false,
    makeAuthorizationUrl: (attempt) => flow.makeAuthorizationUrl(attempt),
    async readProfile(answer) {
      const { idToken } = await flow.redeem(answer);
      const claims = await idTokens.read(idToken, answer.nonce);
      const { sub, email, name } = claims;
      return describeProfile(type, { subject: sub, email, isEmailVerified: isVouchedFor(claims), name });
    },
  };
}

/** Whoever runs an organization can give its accounts any address: only the owner of the domain, or Microsoft itself, counts. */
const isVouchedFor = ({ tid, xms_edov: isDomainOwners = false }: IdClaims) => isDomainOwners || tid === privateAccounts;
