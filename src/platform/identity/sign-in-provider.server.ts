import type { SignInType } from "../../core/people/sign-in-types.ts";

/** What one attempt to sign in is known by, made anew for each; `state` travels through the browser, the others are kept. */
export interface SignInAttempt {
  state: string;
  nonce: string;
  codeVerifier: string;
  /** Where the provider sends the browser back to. */
  redirectUri: string;
}

/** What a browser brings back from the provider, with what was kept of the attempt. */
export interface SignInAnswer extends Omit<SignInAttempt, "state"> {
  code: string;
  /** What Apple tells about the person, once, as JSON. */
  user?: string;
}

/** Whom a provider says somebody is. */
export interface SignInProfile {
  provider: SignInType;
  /** The provider's own name for the person: never given to another one, and never changed. */
  subject: string;
  email?: string;
  /** The provider vouches that the e-mail address is the person's own. */
  isEmailVerified: boolean;
  name?: string;
}

/** One way to sign in with an account elsewhere: OAuth 2 by authorisation code. */
export interface SignInProvider {
  type: SignInType;
  /** The answer comes as a form that is posted from the provider's pages. */
  answersByForm: boolean;
  /** It is the provider of this very server, for trying out. */
  isStandIn: boolean;
  /** Where to send the browser. */
  makeAuthorizationUrl(attempt: SignInAttempt): URL;
  /**
   * Redeems the code and reads whom it stands for.
   * @throws AppError `not_allowed` where the provider does not confirm it or the answer is not meant for this attempt,
   *   `unavailable` where the provider cannot be asked, answers nonsense or does not know this site
   */
  readProfile(answer: SignInAnswer): Promise<SignInProfile>;
}

/** How the site is known to a provider. */
export interface ProviderOptions<Endpoint extends string> {
  clientId: string;
  clientSecret: string;
  /** Other addresses than the provider's own. */
  endpoints?: Partial<Record<Endpoint, string>>;
  /** For each question. */
  timeoutMs?: number;
}
