import type { FastifyRequest } from "fastify";
import type { SignedInPerson } from "../../context.ts";
import { AppError } from "../../core/errors.ts";

/** @throws AppError `signed_out` for guests */
export function requirePerson({ viewer }: FastifyRequest): SignedInPerson {
  if (!viewer.person) throw new AppError("signed_out", "Sign in first.");
  return viewer.person;
}

/**
 * For `onRequest` of calls for admins: before anything is said about what was sent.
 *
 * @throws AppError `not_found` for everybody else, as if there were no such call
 */
export async function requireAdmin({ viewer, method, url }: FastifyRequest): Promise<void> {
  if (viewer.person?.roles.includes("admin")) return;
  throw new AppError("not_found", `There is no call ${method} ${url.split("?", 1)[0]}; see /developers.`);
}
