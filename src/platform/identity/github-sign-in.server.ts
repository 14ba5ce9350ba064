import { z } from "zod";
import { askProviderFor } from "./ask-provider.server.ts";
import { createCodeFlow } from "./code-flow.server.ts";
import { describeProfile } from "./describe-profile.server.ts";
import type { ProviderOptions, SignInProvider } from "./sign-in-provider.server.ts";

const type = "github";
const ownEndpoints = {
  authorize: "https://github.com/login/oauth/authorize",
  token: "https://github.com/login/oauth/access_token",
  user: "https://api.github.com/user",
  emails: "https://api.github.com/user/emails",
};

const userSchema = z.object({ id: z.int().positive(), login: z.string(), name: z.string().nullish() });
const emailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() })).max(1_000);

/** GitHub has no id tokens: who somebody is stands in its API. */
export function createGithubSignIn(options: ProviderOptions<keyof typeof ownEndpoints>): SignInProvider {
  const endpoints = { ...ownEndpoints, ...options.endpoints };
  const { timeoutMs } = options;
  const flow = createCodeFlow({
    type,
    clientId: options.clientId,
    secret: { basic: options.clientSecret },
    authorizeUrl: endpoints.authorize,
    tokenUrl: endpoints.token,
    scopes: ["read:user", "user:email"],
    usesPkce: true,
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
      const headers = { authorization: `Bearer ${accessToken}` };
      const [user, emails] = await Promise.all([
        askProviderFor(userSchema, { type, url: endpoints.user, headers, timeoutMs }),
        askProviderFor(emailsSchema, { type, url: endpoints.emails, headers, timeoutMs }),
      ]);
      const primary = emails.find((email) => email.primary);
      return describeProfile(type, {
        subject: String(user.id),
        email: primary?.email,
        isEmailVerified: primary?.verified ?? false,
        name: user.name || user.login,
      });
    },
  };
}
