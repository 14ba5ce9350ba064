import type { RedirectLookup } from "../../url-resolution/contract.ts";
import type { RowCache } from "../rows/row-cache.server.ts";
import { normalizeTarget, redirectStatuses, trimPath } from "./redirect-rules.ts";

/** Where paths were moved by hand; targets are checked again here, whatever was stored. */
export function createRedirectLookup({
  rows,
  hosts,
}: {
  rows: Pick<RowCache, "redirect">;
  /** Other sites that redirects may lead to. */
  hosts: readonly string[];
}): RedirectLookup {
  const allowed = new Set(hosts);
  return {
    async find(path) {
      const key = trimPath(path);
      const row = key === undefined ? undefined : rows.redirect(key);
      const to = row && normalizeTarget(row.target, allowed);
      const status = redirectStatuses.find((known) => known === row?.status);
      return to === undefined || status === undefined ? undefined : { to, status };
    },
  };
}
