import { callbackPath, localIdentityPath, type People } from "../../features/accounts/contract.ts";
import { createPreparePerson, seedUsers } from "../../features/accounts/sign-in/seed-users.server.ts";
import { createSignIn, type SignIn } from "../../features/accounts/sign-in/sign-in.server.ts";
import type { SessionCache } from "../../features/accounts/sessions/session-cache.server.ts";
import type { Licenses } from "../../features/licenses/contract.ts";
import { createStudentList } from "../../features/licenses/student-list.server.ts";
import type { Config } from "../../platform/config/config.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { createLocalIdentity, type LocalIdentity } from "../../platform/identity/local/local-identity.server.ts";
import { chooseProviders } from "../../platform/identity/sign-in-providers.server.ts";
import type { Log } from "../../platform/log.server.ts";
import type { KeyMaker } from "../../platform/secret-key.server.ts";

/** Opens the doors that are set up, and in test mode a provider of the site's own. Students are welcomed as they come. */
export function openSignIn(
  config: Config,
  deps: {
    database: Database;
    people: People;
    sessionCache: SessionCache;
    licenses: Licenses;
    makeKey: KeyMaker;
    log: Log;
  },
): { signIn: SignIn; localIdentity: LocalIdentity | undefined } {
  const { database, people, sessionCache, licenses, makeKey, log } = deps;
  const localIdentity = config.TEST_MODE
    ? createLocalIdentity({ isTestMode: true, path: localIdentityPath, callbackPath, people: seedUsers })
    : undefined;
  const students = createStudentList({ file: config.STUDENT_LIST, licenses });
  const signIn = createSignIn({
    providers: chooseProviders(config, localIdentity),
    people,
    sessionCache,
    makeKey,
    preparePerson: createPreparePerson({ database, licenses }),
    async welcomeStudent(personId, comer) {
      try {
        await students.welcome(personId, comer);
      } catch (error) {
        log.warn({ err: error }, "Couldn’t check whether a person is a student");
      }
    },
  });
  return { signIn, localIdentity };
}
