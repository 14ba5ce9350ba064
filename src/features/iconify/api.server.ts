import type { ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import { registerIconCalls } from "./icon-calls.server.ts";
import type { SetDependencies } from "./collection-sets.server.ts";
import { registerListCalls } from "./list-calls.server.ts";
import type { SearchDependencies } from "./search-sets.server.ts";

/**
 * Iconify's public API, https://iconify.design/docs/api/, for programs that know that: only the host is another one. Its
 * answers are those of `@iconify/api`, but that searches are ours, and that what is unknown or wrong is refused by its status.
 */
export function registerIconifyApi(app: ApiScope, deps: SearchDependencies & SetDependencies): void {
  registerIconCalls(app, deps);
  registerListCalls(app, deps);
}
