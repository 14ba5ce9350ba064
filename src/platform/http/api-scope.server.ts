import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "../../core/errors.ts";

/** Where features register their calls: parameters and answers are typed and checked by their Zod schemas. */
export type ApiScope = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The body of every failed call. */
export const failure = z
  .object({
    success: z.literal(false),
    code: z.string().describe("Stable reason, e.g. `invalid_input` or `not_found`."),
    message: z.string().describe("What is wrong, for people."),
    field: z.string().optional().describe("The parameter that caused it."),
  })
  .meta({ id: "Failure" });

export type Failure = z.infer<typeof failure>;

/** How long answers that change only with the catalogue may be reused by clients, seconds. */
export const catalogueAnswer = { maxAge: 300 };

/** Sends JSON that is already text. */
export function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply.type("application/json; charset=utf-8").send(text);
}

/** @throws AppError `invalid_input` naming the parameter */
export function refuseParameter(field: string, message: string): never {
  throw new AppError("invalid_input", `${field}: ${message}`, { field });
}
