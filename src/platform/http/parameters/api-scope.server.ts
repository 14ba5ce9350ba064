import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "../../../core/errors.ts";

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
    code: z.string().describe("Stable error code, such as `invalid_input` or `not_found`."),
    message: z.string().describe("What went wrong, in English, for people."),
    field: z
      .string()
      .optional()
      .describe(
        "What caused the error: the name of a parameter, the path of a field of the body (`resolvedItems[0].name`), or the scope that the API key lacks.",
      ),
    allowed: z.array(z.string()).optional().describe("The values that `field` may have, if they are a closed list."),
    metadata: z.record(z.string(), z.boolean()).optional().describe("Details for programs."),
  })
  .meta({ id: "Failure" });

export type Failure = z.infer<typeof failure>;

/** The failures that calls document. */
export const invalidInput = failure.describe("A parameter is invalid; `field` names it.");
export const notFound = failure.describe("Not found.");
export const gone = failure.describe("The icon was taken down.");
/** For whoever works on what the database keeps; calls that ask who somebody is document it without saying so. */
export const unavailable = failure.describe("The database is unavailable.");
/** Of calls that publish their answer. */
export const unchanged = z.null().describe("Not modified since the version in `If-None-Match`.");

/** The shape of a call's answer: `success` and what it brings. */
export const answer = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ success: z.literal(true), ...shape });
export const succeeded = { success: true } as const;

/** How long answers that change only with the catalogue may be reused by clients, seconds. */
export const catalogueAnswer = { maxAge: 300 };

/** Documents an answer that its handler prints by itself, as text; the handler says that it is JSON. */
export const asString = (schema: z.ZodType) => schema as unknown as z.ZodType<string>;

/** The content type of printed answers. */
export const jsonType = "application/json; charset=utf-8";

/** @throws AppError `invalid_input` naming the parameter */
export function refuseParameter(field: string, message: string): never {
  throw new AppError("invalid_input", `${field}: ${message}`, { field });
}

/** @throws AppError `invalid_input` naming the parameter, with all codes that the catalogue has */
export function refuseCode(field: string, code: string, known: readonly { apiCode: string }[]): never {
  const allowed = known.map(({ apiCode }) => apiCode);
  throw new AppError("invalid_input", `${field}: ${code} doesn’t exist`, { field, allowed });
}
