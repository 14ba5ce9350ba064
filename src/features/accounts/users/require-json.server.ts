import type { FastifyRequest } from "fastify";
import { AppError } from "../../../core/errors.ts";

/**
 * For calls that set cookies for whoever brings the right thing: a form on another site could bring its own and have visitors
 * signed in as somebody else. JSON cannot come from there together with cookies.
 */
export async function demandJson({ headers }: FastifyRequest): Promise<void> {
  if (/^application\/json\b/i.test(headers["content-type"] ?? "")) return;
  throw new AppError("unsupported_type", "Send application/json.");
}
