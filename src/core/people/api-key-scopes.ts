import { AppError } from "../errors.ts";
import type { Viewer } from "./viewer.ts";

/** What the owner of an API key can let it do. Each call that a key opens names the one that it needs. */
export const keyScopes = ["search", "download", "collections:read", "collections:write", "publish"] as const;

export type KeyScope = (typeof keyScopes)[number];

/** What of an API key is known while it makes a request. */
export interface UsedKey {
  id: string;
  scopes: readonly KeyScope[];
}

/**
 * For calls that need different scopes for different things. Whoever came without a key is not asked for one.
 *
 * @throws AppError `missing_scope` naming the scope
 */
export function demandScope({ key }: Pick<Viewer, "key">, scope: KeyScope): void {
  if (key && !key.scopes.includes(scope))
    throw new AppError("missing_scope", `This API key lacks the scope “${scope}”.`, { field: scope });
}
