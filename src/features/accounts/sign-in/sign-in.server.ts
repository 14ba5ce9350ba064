import { z } from "zod";
import { signInTypes, type SignInType } from "../../../core/people/sign-in-types.ts";
import { AppError } from "../../../core/errors.ts";
import { createSeal } from "../../../platform/http/cookies/seal.server.ts";
import { makeToken } from "../../../platform/http/cookies/session-token.server.ts";
import type {
  SignInAnswer,
  SignInProfile,
  SignInProvider,
} from "../../../platform/identity/sign-in-provider.server.ts";
import type { KeyMaker } from "../../../platform/secret-key.server.ts";
import type { Arrival, People, SignInMethod } from "../contract.ts";
import type { PreparePerson } from "./seed-users.server.ts";
import type { SessionCache } from "../sessions/session-cache.server.ts";

/** How long somebody may take at the provider's. */
export const attemptSeconds = 600;

const attemptSchema = z.object({
  type: z.enum(signInTypes),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  redirectUri: z.string(),
  /** What they wanted to see. */
  path: z.string(),
  /** In which language, and so at which origin. */
  locale: z.string(),
  /** Held by their browser at that origin, where it is not the one that providers know. */
  ticket: z.string().optional(),
  /** Whose way to sign in it is to become, instead of signing in. */
  linkTo: z.string().optional(),
});

export type Attempt = z.infer<typeof attemptSchema>;
export type Destination = Pick<Attempt, "path" | "locale" | "ticket" | "linkTo">;

/** Who was met, and whether it is somebody new whose e-mail address the provider would not vouch for. */
export interface Met {
  person: Arrival;
  isUnconfirmed: boolean;
}

/** Signing in with an account elsewhere. */
export interface SignIn {
  /** The ways that are open, in the order to offer them. */
  listMethods(): SignInMethod[];
  /** @returns where to send the browser, and what it brings back */
  begin(
    type: SignInType,
    given: Destination & { redirectUri: string },
  ): Promise<{ url: string; state: string; sealed: string; answersByForm: boolean }>;
  /** What a browser that came back had begun; undefined where it had begun nothing, or something else. */
  recall(type: SignInType, given: { state: string; sealed: string | undefined }): Promise<Attempt | undefined>;
  /**
   * Redeems a code for what the provider tells about somebody.
   * @throws AppError as `SignInProvider.readProfile`; `not_found` where this way is not open
   */
  readProfile(type: SignInType, answer: SignInAnswer): Promise<SignInProfile>;
  /**
   * Whose profile it is; somebody new is made.
   * @throws AppError `unavailable` while the database cannot be reached
   */
  meet(profile: SignInProfile, options: { locale: string }): Promise<Met>;
  /**
   * From now on, the account elsewhere is another way in of somebody who is signed in.
   * @throws AppError as `meet`; `conflict` when it is somebody else's
   */
  link(profile: SignInProfile, personId: string): Promise<void>;
}

export function createSignIn(deps: {
  providers: ReadonlyMap<SignInType, SignInProvider>;
  people: People;
  sessionCache: Pick<SessionCache, "forget">;
  makeKey: KeyMaker;
  preparePerson: PreparePerson;
  welcomeStudent: (personId: string, comer: { subject: string; email: string | undefined }) => Promise<void>;
}): SignIn {
  const { providers, people } = deps;
  const seal = createSeal({
    key: deps.makeKey("sign-in attempt"),
    schema: attemptSchema,
    lastsSeconds: attemptSeconds,
  });

  function getProvider(type: SignInType): SignInProvider {
    const provider = providers.get(type);
    if (!provider) throw new AppError("not_found", "This sign-in method isn’t available.");
    return provider;
  }

  return {
    listMethods: () =>
      signInTypes.flatMap((type) => {
        const provider = providers.get(type);
        return provider ? [{ type, isStandIn: provider.isStandIn }] : [];
      }),
    async begin(type, given) {
      const provider = getProvider(type);
      const attempt = { type, state: makeToken(), nonce: makeToken(), codeVerifier: makeToken(), ...given };
      return {
        url: provider.makeAuthorizationUrl(attempt).href,
        state: attempt.state,
        sealed: await seal.close(attempt),
        answersByForm: provider.answersByForm,
      };
    },
    async recall(type, { state, sealed }) {
      const attempt = sealed === undefined ? undefined : await seal.open(sealed);
      return attempt?.type === type && attempt.state === state ? attempt : undefined;
    },
    async readProfile(type, answer) {
      return getProvider(type).readProfile(answer);
    },
    link: (profile, personId) => people.link(personId, profile),
    async meet({ provider, subject, email, isEmailVerified, name = "" }, { locale }) {
      const isNew = !(await people.knows({ provider, subject }));
      const verifiedEmail = isEmailVerified ? email : undefined;
      const person = await people.meet({ provider, subject, verifiedEmail, name }, { locale });
      if (getProvider(provider).isStandIn) await deps.preparePerson(person.id, subject);
      if (provider === "github") await deps.welcomeStudent(person.id, { subject, email: verifiedEmail });
      deps.sessionCache.forget(person.id);
      return { person, isUnconfirmed: isNew && email !== undefined && !isEmailVerified };
    },
  };
}
