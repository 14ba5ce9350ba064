import { importPKCS8, SignJWT } from "jose";
import { z } from "zod";
import { createCodeFlow } from "./code-flow.server.ts";
import { describeProfile } from "./describe-profile.server.ts";
import { createIdTokenReader } from "./id-token.server.ts";
import type { ProviderOptions, SignInProvider } from "./sign-in-provider.server.ts";

const type = "apple";
const ownEndpoints = {
  authorize: "https://appleid.apple.com/auth/authorize",
  token: "https://appleid.apple.com/auth/token",
  keys: "https://appleid.apple.com/auth/keys",
  issuer: "https://appleid.apple.com",
};

export interface AppleOptions extends Omit<ProviderOptions<keyof typeof ownEndpoints>, "clientSecret"> {
  teamId: string;
  keyId: string;
  /** PKCS#8 in PEM. */
  privateKey: string;
}

const userSchema = z.object({
  name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }).optional(),
});

/** Apple has no fixed secret, tells names only once, and answers by a form. */
export function createAppleSignIn(options: AppleOptions): SignInProvider {
  const endpoints = { ...ownEndpoints, ...options.endpoints };
  const { clientId, timeoutMs } = options;

  async function makeSecret(): Promise<string> {
    const key = await importPKCS8(options.privateKey, "ES256");
    return new SignJWT()
      .setProtectedHeader({ alg: "ES256", kid: options.keyId })
      .setIssuer(options.teamId)
      .setSubject(clientId)
      .setAudience(endpoints.issuer)
      .setIssuedAt()
      .setExpirationTime("5 minutes")
      .sign(key);
  }

  const flow = createCodeFlow({
    type,
    clientId,
    secret: { make: makeSecret },
    authorizeUrl: endpoints.authorize,
    tokenUrl: endpoints.token,
    scopes: ["name", "email"],
    usesPkce: false,
    usesNonce: true,
    parameters: { response_mode: "form_post" },
    timeoutMs,
  });
  const issuers = [endpoints.issuer];
  const idTokens = createIdTokenReader({ type, keysUrl: endpoints.keys, clientId, issuers, timeoutMs });
  return {
    type,
    answersByForm: true,
    isStandIn: false,
    makeAuthorizationUrl: (attempt) => flow.makeAuthorizationUrl(attempt),
    async readProfile(answer) {
      const { idToken } = await flow.redeem(answer);
      const { sub, email, email_verified: isVerified = false } = await idTokens.read(idToken, answer.nonce);
      return describeProfile(type, { subject: sub, email, isEmailVerified: isVerified, name: readName(answer.user) });
    },
  };
}

/** It comes through the browser, so that nothing but a name is taken from it. */
function readName(user: string | undefined): string | undefined {
  try {
    const { name } = userSchema.parse(JSON.parse(user ?? "{}"));
    return [name?.firstName, name?.lastName].filter(Boolean).join(" ");
  } catch {
    return undefined;
  }
}
