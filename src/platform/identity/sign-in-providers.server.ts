import { signInTypes, type SignInType } from "../../core/people/sign-in-types.ts";
import type { Config } from "../config/config.server.ts";
import { createAppleSignIn } from "./apple-sign-in.server.ts";
import { createFacebookSignIn } from "./facebook-sign-in.server.ts";
import { createGithubSignIn } from "./github-sign-in.server.ts";
import { createGoogleSignIn } from "./google-sign-in.server.ts";
import { createMicrosoftSignIn } from "./microsoft-sign-in.server.ts";
import type { LocalIdentity } from "./local/local-identity.server.ts";
import type { SignInProvider } from "./sign-in-provider.server.ts";

/** The providers that the site has keys of; in test mode all, with the local one in place of the others. */
export function chooseProviders(config: Config, local: LocalIdentity | undefined): Map<SignInType, SignInProvider> {
  const standIns = local ? signInTypes.map((type) => [type, local.standInFor(type)] as const) : [];
  return new Map([...standIns, ...connectProviders(config)]);
}

function connectProviders(config: Config): Map<SignInType, SignInProvider> {
  const providers = [
    connect(createGithubSignIn, config.GITHUB_CLIENT_ID, config.GITHUB_CLIENT_SECRET),
    connect(createGoogleSignIn, config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET),
    connect(createMicrosoftSignIn, config.MICROSOFT_CLIENT_ID, config.MICROSOFT_CLIENT_SECRET),
    connect(createFacebookSignIn, config.FACEBOOK_CLIENT_ID, config.FACEBOOK_CLIENT_SECRET),
    connectApple(config),
  ];
  return new Map(providers.flatMap((provider) => (provider ? [[provider.type, provider]] : [])));
}

type Create = (keys: { clientId: string; clientSecret: string }) => SignInProvider;

function connect(create: Create, clientId: string | undefined, clientSecret: string | undefined) {
  return clientId === undefined || clientSecret === undefined ? undefined : create({ clientId, clientSecret });
}

function connectApple(config: Config): SignInProvider | undefined {
  const {
    APPLE_CLIENT_ID: clientId,
    APPLE_TEAM_ID: teamId,
    APPLE_KEY_ID: keyId,
    APPLE_PRIVATE_KEY: privateKey,
  } = config;
  const isKnown = clientId !== undefined && teamId !== undefined && keyId !== undefined && privateKey !== undefined;
  return isKnown ? createAppleSignIn({ clientId, teamId, keyId, privateKey }) : undefined;
}
