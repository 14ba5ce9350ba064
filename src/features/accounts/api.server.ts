import type { ApiScope } from "../../platform/http/api-scope.server.ts";
import { createBackoff } from "../../platform/http/backoff.server.ts";
import { createBrowserSignIn } from "./browser-sign-in.server.ts";
import { createPassages } from "./passages.server.ts";
import { registerSessionCalls } from "./session-calls.server.ts";
import { registerSignInCalls, type SignInCallDependencies } from "./sign-in-calls.server.ts";
import { describeSite } from "./site-origins.server.ts";
import { registerUserCalls, type UserCallDependencies } from "./user-calls.server.ts";

export type AccountsApiDependencies = Omit<SignInCallDependencies, "browserSignIn" | "passages" | "backoff"> &
  UserCallDependencies;

const minuteMs = 60_000;

/** Calls by which people sign in and out, and by which pages and programs know who they are. */
export function registerAccountsApi(app: ApiScope, dependencies: AccountsApiDependencies): void {
  const { readSite } = dependencies;
  const doors = {
    ...dependencies,
    browserSignIn: createBrowserSignIn({
      ...dependencies,
      isSecure: (request) => describeSite(readSite(request)).isSecure,
    }),
    passages: createPassages(),
    backoff: createBackoff({ freely: 5, firstMs: 1_000, longestMs: 15 * minuteMs }),
  };
  registerSignInCalls(app, doors);
  registerSessionCalls(app, doors);
  registerUserCalls(app, dependencies);
}
