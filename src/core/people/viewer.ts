import { AppError } from "../errors.ts";
import type { UsedKey } from "./api-key-scopes.ts";
import type { Account } from "./person.ts";

export interface SignedInPerson extends Account {
  /** The sign-in or API key by which the request came. */
  sessionId: string;
}

/** Who makes the request. */
export interface Viewer {
  /** Undefined for guests. */
  person: SignedInPerson | undefined;
  isGuest: boolean;
  /** By which a program came; it has none of its owner’s roles. */
  key?: UsedKey;
  /** Whether they showed that they have signed in, while nobody can tell who they are. */
  isUnknown?: true;
  isPaid: boolean;
  /** Whether this is a program whose owner has calls of the API for icons: it has large pictures, and each is counted, as its searches are. */
  paysByCall?: boolean;
  /** Largest PNG edge in px that their license gives; undefined where that is as much as the site has, or there is none. */
  pngSizePx?: number | undefined;
}

/** Who has not signed in. */
export const guest: Viewer = { person: undefined, isGuest: true, isPaid: false };

/**
 * @returns undefined for guests
 * @throws AppError `unavailable` while nobody can tell who asks: they are not to believe that they have been signed out
 */
export function findPerson({ viewer }: { viewer: Viewer }): SignedInPerson | undefined {
  if (viewer.isUnknown)
    throw new AppError("unavailable", "Your session can’t be checked right now. Try again in a minute.");
  return viewer.person;
}
