import { createHmac } from "node:crypto";
import { z } from "zod";
import { askProviderFor } from "./ask-provider.server.ts";
import { createCodeFlow } from "./code-flow.server.ts";
import { describeProfile } from "./describe-profile.server.ts";
import type { ProviderOptions, SignInProvider } from "./sign-in-provider.server.ts";

const type = "facebook";
const ownEndpoints = {
  authorize: "https://www.facebook.com/v16.0/dialog/oauth",
  token: "https://graph.facebook.com/v16.0/oauth/access_token",
  me: "https://graph.facebook.com/v16.0/me",
};

const meSchema = z.object({
  id: z.string().min(1).max(255),
  name: z.string().optional(),
  email: z.string().optional(),
});

export function createFacebookSignIn(options: ProviderOptions<keyof typeof ownEndpoints>): SignInProvider {
  const endpoints = { ...ownEndpoints, ...options.endpoints };
  const { clientSecret, timeoutMs } = options;
  const flow = createCodeFlow({
    type,
    clientId: options.clientId,
    secret: { form: clientSecret },
    authorizeUrl: endpoints.authorize,
    tokenUrl: endpoints.token,
    scopes: ["public_profile", "email"],
    usesPkce: false,
    usesNonce: false,
    timeoutMs,
  });
  return {
    type,
    answersByForm: false,
    isStandIn: false,
    makeAuthorizationUrl: (attempt) => flow.makeAuthorizationUrl(attempt),
    async readProfile(answer) {
      const { accessToken } = await flow.redeem(answer);
      const url = new URL(endpoints.me);
      url.searchParams.set("fields", "id,name,email");
      // Proves that the one who asks is the site that the token was made for.
      url.searchParams.set("appsecret_proof", createHmac("sha256", clientSecret).update(accessToken).digest("hex"));
      const headers = { authorization: `Bearer ${accessToken}` };
      const me = await askProviderFor(meSchema, { type, url: url.href, headers, timeoutMs });
      // Facebook does not say whether an address is the person's own.
      return describeProfile(type, { subject: me.id, email: me.email, isEmailVerified: false, name: me.name });
    },
  };
}
