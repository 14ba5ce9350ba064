import type { ResourceUsage } from "../../core/quotas/usage.ts";
import type { UserAdmin } from "./admin/user-admin.server.ts";
import type { EmailChange } from "./mail/email-change.server.ts";
import type { Passkeys } from "./passkeys/passkeys.server.ts";
import type { SessionCache } from "./sessions/session-cache.server.ts";
import type { MailSignIn } from "./sign-in/mail-sign-in.server.ts";
import type { OneTimeTokens } from "./sign-in/one-time-tokens.server.ts";
import type { SignInMethods } from "./sign-in/sign-in-methods.server.ts";
import type { SignIn } from "./sign-in/sign-in.server.ts";
import type { AccountDeletion } from "./users/account-deletion.server.ts";
import type { FastifyRequest } from "fastify";
import type { Allowance, License, Standing } from "../../core/billing/license.ts";
import type { Account, Person } from "../../core/people/person.ts";
import type { KeyScope, UsedKey } from "../../core/people/api-key-scopes.ts";
import type { SignInType } from "../../core/people/sign-in-types.ts";

/** Somebody who has just signed in. */
export interface Arrival extends Person {
  /** They had asked to be deleted, and stay now. */
  isBack: boolean;
}

/** A device on which somebody is signed in. */
export interface Session {
  id: string;
  device: string;
  createdAt: Date;
  usedAt: Date;
}

/** A key that one of somebody's devices keeps for them to sign in with. */
export interface Passkey {
  id: string;
  name: string;
  createdAt: Date;
  usedAt: Date | undefined;
}

/** A key by which a program acts for somebody. */
export interface ApiKey {
  id: string;
  name: string;
  /** Its last characters. */
  ending: string;
  scopes: readonly KeyScope[];
  createdAt: Date;
  usedAt: Date | undefined;
  /** Undefined where it lasts until it is revoked. */
  expiresAt: Date | undefined;
}

/** What a provider of sign-in told about somebody. */
export interface Profile {
  provider: SignInType;
  /** Whom the provider means, for ever. */
  subject: string;
  /** Absent where the provider has none, or does not say that it is verified. */
  verifiedEmail: string | undefined;
  name: string;
}

/** A way to sign in that is open. */
export interface SignInMethod {
  type: SignInType;
  /** It leads to this very server, which lets one be anybody. */
  isStandIn: boolean;
}

/** Where providers send browsers back to, before the type. */
export const callbackPath = "/api/auth/v1/callback";

/** Where people look after their account. */
export const accountPath = "/icons/account";

/** Where people sign in. */
export const signInPagePath = "/icons/sign-in";

/** The only page for those who use a license against the rules. */
export const accountPolicyPath = "/icons/account-policy";

/** Where the local identity provider is, in test mode. */
export const localIdentityPath = "/test/identity";

/** Why somebody is not signed in, as the page to sign in tells it. */
export const signInProblems = ["cancelled", "expired", "refused", "busy", "unavailable", "away"] as const;
export type SignInProblem = (typeof signInProblems)[number];

/** What whoever has signed in has to know first: nobody vouches for their address, or their account is not deleted now. */
export const signInNotices = ["unconfirmed", "back"] as const;
export type SignInNotice = (typeof signInNotices)[number];

/** Who has an account. All calls throw AppError `unavailable` while the database cannot be reached. */
export interface People {
  find(id: string): Promise<Account | undefined>;
  /**
   * Changes which styles come first for somebody, one change after the other.
   *
   * @param change from API codes to API codes
   * @throws whatever `change` throws
   */
  changePinned(id: string, change: (codes: readonly string[]) => string[]): Promise<string[]>;
  /** Whether somebody has signed in with this account elsewhere. */
  knows(account: Pick<Profile, "provider" | "subject">): Promise<boolean>;
  /**
   * Whoever signs in with this profile: known by the provider's subject, else by their verified address, else new. Who had
   * asked to be deleted stays.
   */
  meet(profile: Profile, options: { locale: string }): Promise<Arrival>;
  /**
   * From now on, this account elsewhere is one of somebody's ways to sign in.
   * @throws AppError `conflict` when it is somebody else's
   */
  link(id: string, account: Pick<Profile, "provider" | "subject">): Promise<void>;
  /** Somebody who signs in by what they have here already, and so wants to stay; undefined for nobody. */
  welcome(id: string): Promise<Arrival | undefined>;
  update(id: string, facts: { name?: string; locale?: string }): Promise<void>;
  /** Whoever proved that this address is theirs; new people are made. */
  meetByEmail(email: string, options: { locale: string }): Promise<Arrival>;
}

/** Where people are signed in. All calls throw AppError `unavailable` while the database cannot be reached. */
export interface Sessions {
  /** Signs somebody in: the token is known to nobody else. */
  open(personId: string, options: { device: string }): Promise<{ token: string; sessionId: string }>;
  /** Whose token it is; undefined when it is nobody's or too old. Use makes it last longer. */
  find(token: string): Promise<{ sessionId: string; personId: string; isRenewed: boolean } | undefined>;
  list(personId: string): Promise<Session[]>;
  /** Signs out one session of a person; false when they have none of this id. */
  close(personId: string, sessionId: string): Promise<boolean>;
  /** Signs out everywhere, or everywhere else. */
  closeAll(personId: string, options?: { except: string }): Promise<void>;
}

/** Keys by which programs act for people. All calls throw AppError `unavailable` while the database cannot be reached. */
export interface ApiKeys {
  /** Those that have expired as well; the one that was made last first. */
  list(personId: string): Promise<ApiKey[]>;
  /**
   * Makes a key, which nobody can read again.
   * @throws AppError `limit_reached` for who has enough
   */
  make(
    personId: string,
    wish: { name: string; scopes: readonly KeyScope[]; expiresAt: Date | undefined },
  ): Promise<{ key: string; apiKey: ApiKey }>;
  /** From now on it opens nothing, on any server. False when they have none of this id. */
  revoke(personId: string, id: string): Promise<boolean>;
  revokeAll(personId: string): Promise<void>;
  /** Whose key it is, and what it opens; undefined when it is nobody’s any more. That it was used is kept. */
  find(key: string): Promise<(UsedKey & { personId: string }) | undefined>;
  /** Keeps at once which keys were used. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** So many keys somebody can have. */
export const mostApiKeys = 25;

/** How long a sign-in lasts without use, days. */
export const tokenDays = 10;

/** What somebody who signs in may have, as licenses say it. All calls throw AppError `unavailable` while the database cannot be reached. */
export interface LicenseReader {
  readStanding(personId: string): Promise<Standing>;
  /** Those that have not ended, the one that counts first. */
  list(personId: string): Promise<License[]>;
  listAllowances(personId: string): Promise<Allowance[]>;
}

/** What somebody has left and has used of what is counted; throws AppError `unavailable` while the database cannot be reached. */
export type ReadUsage = (personId: string) => Promise<ResourceUsage[]>;

/** Hears of sign-ins; never throws, never waits. */
export interface SignInRecorder {
  record(event: { name: "signed_in"; way: string }, by: FastifyRequest): void;
}

export type { OneTimeTokens } from "./sign-in/one-time-tokens.server.ts";
export type { SessionCache } from "./sessions/session-cache.server.ts";

declare module "../../context.ts" {
  interface Services {
    licenseReader: LicenseReader;
    readUsage: ReadUsage;
    people: People;
    sessions: Sessions;
    sessionCache: SessionCache;
    signIn: SignIn;
    /** Undefined where no mail goes out. */
    mail: { signIn: MailSignIn; emailChange: EmailChange } | undefined;
    oneTimeTokens: OneTimeTokens;
    passkeys: Passkeys;
    apiKeys: ApiKeys;
    signInMethods: SignInMethods;
    accountDeletion: AccountDeletion;
    userAdmin: UserAdmin;
    /** Proves to a support chat who somebody is. */
    userHashKey: string | Uint8Array;
  }
}
