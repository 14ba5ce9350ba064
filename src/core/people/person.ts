/** What people may do beyond what everybody signed in may. */
export const roles = ["admin", "maker"] as const;

export type Role = (typeof roles)[number];

/** Somebody with an account. */
export interface Person {
  id: string;
  /** Verified; absent where no provider told one. */
  email: string | undefined;
  name: string;
  locale: string;
  roles: readonly Role[];
  isAbuser: boolean;
}

/** The same with what their account keeps for pages. */
export interface Account extends Person {
  /** API codes of the styles that come first for them, those pinned last at the end. */
  pinnedStyles: readonly string[];
}
