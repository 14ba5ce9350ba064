import type { FastifyInstance } from "fastify";
import type { Viewer } from "../../../core/people/viewer.ts";
import { AppError } from "../../../core/errors.ts";
import { accountPolicyPath } from "../contract.ts";

/** Whether somebody may see nothing but the account policy: they are flagged, and their license goes on. */
export const isHeld = ({ person, isPaid }: Viewer): boolean => person?.isAbuser === true && isPaid;

/** To sign out and in as somebody else, to learn who one is, and what every page asks for: its settings and whether visits are counted. */
const openToHeld = /^\/(?:api\/(?:auth|token|config|events)\/v1(?:\/|$)|(?:api\/)?user\/v2$)/;

/** Whether a call answers those whose account is on hold. */
export const isOpenToHeld = (method: string, path: string): boolean =>
  openToHeld.test(path) && (method === "GET" || !path.endsWith("/user/v2"));

/** What pages refuse to those whose account is on hold, calls refuse as well. */
export function registerHeldAccounts(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ viewer, method, routeOptions }) => {
    if (!isHeld(viewer) || isOpenToHeld(method, routeOptions.url ?? "")) return;
    throw new AppError("account_held", `This account is on hold. See ${accountPolicyPath}.`);
  });
}
