import { createUserAdmin } from "../../features/accounts/admin/user-admin.server.ts";
import { createApiKeys } from "../../features/accounts/api-keys/api-keys.server.ts";
import { createEmailChange } from "../../features/accounts/mail/email-change.server.ts";
import { createPasskeyChallenges } from "../../features/accounts/passkeys/passkey-challenges.server.ts";
import { createPasskeys } from "../../features/accounts/passkeys/passkeys.server.ts";
import { createSessionCache } from "../../features/accounts/sessions/session-cache.server.ts";
import { createPersonNews } from "../../features/accounts/sessions/person-news.server.ts";
import { createSessions } from "../../features/accounts/sessions/sessions.server.ts";
import { createMailSignIn } from "../../features/accounts/sign-in/mail-sign-in.server.ts";
import { createOneTimeTokens } from "../../features/accounts/sign-in/one-time-tokens.server.ts";
import { createSignInMethods } from "../../features/accounts/sign-in/sign-in-methods.server.ts";
import { createPeople } from "../../features/accounts/users/people.server.ts";
import { createUsedChallenges } from "../../features/captcha/used-challenges.server.ts";
import type { Licenses } from "../../features/licenses/contract.ts";
import type { CaptchaTries } from "../../platform/captcha/altcha-captcha.server.ts";
import { chooseCaptcha } from "../../platform/captcha/choose-captcha.server.ts";
import { createWorkload } from "../../platform/captcha/workload.server.ts";
import type { Config } from "../../platform/config/config.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import type { RateLimits } from "../../platform/http/limits/rate-limit.server.ts";
import type { Log } from "../../platform/log.server.ts";
import type { Mailer } from "../../platform/mail/mailer.server.ts";
import type { KeyMaker } from "../../platform/secret-key.server.ts";
import { openSignIn } from "./open-sign-in.ts";

/** People, and all the ways in which they sign in. */
export function openAccounts(
  config: Config,
  deps: {
    database: Database;
    licenses: Licenses;
    rateLimits: RateLimits;
    mailer: Mailer | undefined;
    captchaTries: CaptchaTries | undefined;
    makeKey: KeyMaker;
    log: Log;
  },
) {
  const { database, licenses, mailer, makeKey, log } = deps;
  const people = createPeople({ database });
  const sessions = createSessions({ database });
  const apiKeys = createApiKeys({ database, log });
  const sessionCache = createSessionCache({
    people,
    sessions,
    apiKeys,
    licenses,
    others: createPersonNews({ database, log }),
  });
  const { signIn, localIdentity } = openSignIn(config, { database, people, sessionCache, licenses, makeKey, log });
  const oneTimeTokens = createOneTimeTokens({ database });
  const used = createUsedChallenges({ database });
  const mail = mailer && {
    signIn: createMailSignIn({ mailer, oneTimeTokens, people }),
    emailChange: createEmailChange({ database, mailer, oneTimeTokens, sessions, sessionCache }),
  };
  return {
    people,
    sessions,
    sessionCache,
    apiKeys,
    signIn,
    localIdentity,
    oneTimeTokens,
    mail,
    captcha: chooseCaptcha(config, {
      makeKey,
      used,
      workload: createWorkload(deps.rateLimits),
      tries: deps.captchaTries,
    }),
    passkeys: createPasskeys({
      database,
      oneTimeTokens,
      challenges: createPasskeyChallenges({ key: makeKey("passkey challenge"), used }),
    }),
    signInMethods: createSignInMethods({
      database,
      openTypes: () => signIn.listMethods().map(({ type }) => type),
      hasMail: mail !== undefined,
    }),
    userAdmin: createUserAdmin({ database, sessions }),
    userHashKey: config.USER_HASH_KEY ?? makeKey("user hash"),
  };
}
