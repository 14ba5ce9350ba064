import type { FastifyRequest } from "fastify";
import { findPerson, type SignedInPerson } from "../../../core/people/viewer.ts";
import { readApiKey } from "../api-key.server.ts";
import { AppError } from "../../../core/errors.ts";

/** @throws AppError `signed_out` for guests, `not_allowed` for API keys where no scope opens the call, and as `findPerson` does */
export function requirePerson(request: FastifyRequest): SignedInPerson {
  const person = findPerson(request);
  if (!person && readApiKey(request) !== undefined) throw new AppError("not_allowed", "API keys can’t make this call.");
  if (!person) throw new AppError("signed_out", "Sign in first.");
  return person;
}

/**
 * For `onRequest` of calls for admins: before anything is said about what was sent.
 *
 * @throws AppError `not_found` for everybody else, as if there were no such call
 */
export async function requireAdmin(request: FastifyRequest): Promise<void> {
  if (findPerson(request)?.roles.includes("admin")) return;
  throw new AppError(
    "not_found",
    `There is no call ${request.method} ${request.url.split("?", 1)[0]}. See /developers for all calls.`,
  );
}
