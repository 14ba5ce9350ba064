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
