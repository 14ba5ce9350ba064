import type { FastifyRequest } from "fastify";
import type { SignedInPerson } from "../../context.ts";
import { AppError } from "../../core/errors.ts";

/** @throws AppError `signed_out` for guests */
export function requirePerson({ viewer }: FastifyRequest): SignedInPerson {
  if (!viewer.person) throw new AppError("signed_out", "Sign in first.");
  return viewer.person;
}
