import type { ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import { createBackoff } from "../../platform/http/limits/backoff.server.ts";
import { registerApiKeyCalls } from "./api-keys/api-key-calls.server.ts";
import { registerAccountCalls, type AccountCallDependencies } from "./users/account-calls.server.ts";
import type { ApiKeys, SignInRecorder, People, Sessions } from "./contract.ts";
import { createBrowserSignIn } from "./sign-in/browser-sign-in.server.ts";
import type { OneTimeTokens } from "./sign-in/one-time-tokens.server.ts";
import { createCrossOriginSignIn } from "./sign-in/cross-origin-sign-in.server.ts";
import { registerMailCalls, type MailCallDependencies } from "./sign-in/mail-calls.server.ts";
import { registerPasskeyCalls, type PasskeyCallDependencies } from "./passkeys/passkey-calls.server.ts";
import { registerPeopleCalls, type PeopleCallDependencies } from "./admin/user-admin-calls.server.ts";
import { registerSessionCalls } from "./sessions/session-calls.server.ts";
import { registerSignInCalls, type SignInCallDependencies } from "./sign-in/sign-in-calls.server.ts";
import { describeSite } from "./sign-in/site-origins.server.ts";
import { registerUserCalls, type UserCallDependencies } from "./users/user-calls.server.ts";

type Made = "browserSignIn" | "crossOriginSignIn" | "backoff";

export interface AccountsApiDependencies
  extends
    Omit<SignInCallDependencies, Made>,
    Omit<MailCallDependencies, Made>,
    Omit<PasskeyCallDependencies, Made>,
    AccountCallDependencies,
    PeopleCallDependencies,
    UserCallDependencies {
  people: People;
  sessions: Sessions;
  apiKeys: ApiKeys;
  analytics: SignInRecorder;
  sessionCache: UserCallDependencies["sessionCache"];
  oneTimeTokens: OneTimeTokens;
  pinnedStyles: Parameters<typeof createBrowserSignIn>[0]["pinnedStyles"];
}

const minuteMs = 60_000;

/** Calls by which people sign in and out, and by which pages and programs know who they are. */
export function registerAccountsApi(app: ApiScope, dependencies: AccountsApiDependencies): void {
  const { readSite } = dependencies;
  const parts = {
    ...dependencies,
    browserSignIn: createBrowserSignIn({
      ...dependencies,
      isSecure: (request) => describeSite(readSite(request)).isSecure,
    }),
    crossOriginSignIn: createCrossOriginSignIn(dependencies),
    backoff: createBackoff({ name: "sign-ins", freely: 5, firstMs: 1_000, longestMs: 15 * minuteMs }),
  };
  registerSignInCalls(app, parts);
  registerSessionCalls(app, parts);
  registerUserCalls(app, dependencies);
  registerMailCalls(app, parts);
  registerPasskeyCalls(app, parts);
  registerApiKeyCalls(app, parts);
  registerAccountCalls(app, parts);
  registerPeopleCalls(app, parts);
}
