import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { AppError } from "../../core/errors.ts";
import { tellPackage } from "../../platform/http/limits/request-limit.server.ts";
import type { Failure } from "../../platform/http/parameters/api-scope.server.ts";
import type { Log } from "../../platform/log.server.ts";
import { traceOf } from "../../platform/trace/trace.server.ts";

const isReading = ({ method }: FastifyRequest) => method === "GET" || method === "HEAD";

/** The only place where an error becomes an HTTP answer. */
export function registerErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    const { status, failure } = explainError(error);
    // What a service expects to be unable to do is no fault, unless something else caused it.
    const isExpected = error instanceof AppError && error.cause === undefined;
    if (status >= 500 && !isExpected)
      log.error(
        { err: error, method: request.method, url: hideToken(request.url), trace_id: traceOf(request.raw).id },
        "request failed",
      );
    if (error instanceof AppError && error.retryAfterSeconds !== undefined) {
      void reply.header("retry-after", error.retryAfterSeconds);
    }
    if (error instanceof AppError) tellPackage(reply, error.callsLeft);
    if (status === 401 || failure.code === "missing_scope") void reply.header("www-authenticate", challenge(error));
    return sendFailure(reply, status, failure);
  });
  app.addHook("onRequest", async (request, reply) => {
    if (request.is404) return isReading(request) ? refuseUnknownPath(request, reply) : refuseMethod(reply, "GET, HEAD");
    return undefined;
  });
}

/** By what programs prove who they are, and why that was not enough (RFC 6750). */
function challenge(error: FastifyError | AppError): string {
  if (!(error instanceof AppError)) return "Bearer";
  if (error.code === "missing_scope") return `Bearer error="insufficient_scope", scope="${error.field}"`;
  return error.code === "invalid_key" ? 'Bearer error="invalid_token"' : "Bearer";
}

/** Links of letters bring what only their readers may know. */
const hideToken = (url: string) => url.replace(/([?&]token=)[^&]*/g, "$1…");

/** For requests that are refused before any routing, such as an address with a broken escape. */
export function refuseRequest(error: FastifyError, reply: FastifyReply): FastifyReply {
  const { status, failure } = explainError(error);
  return sendFailure(reply, status, failure);
}

/** For paths below `/api` and the like that no call answers. */
export function refuseUnknownPath(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const message = `There is no call ${request.method} ${request.url.split("?", 1)[0]}. See /developers for all calls.`;
  return sendFailure(reply, 404, { success: false, code: "not_found", message });
}

/** For what is there, but not by this method. */
export function refuseMethod(reply: FastifyReply, allowed: string): FastifyReply {
  const message = `Only ${allowed} is allowed here.`;
  void reply.header("allow", allowed);
  return sendFailure(reply, 405, { success: false, code: "method_not_allowed", message });
}

export function explainError(error: FastifyError | AppError): { status: number; failure: Failure } {
  if (error instanceof AppError) {
    const { code, message, field, allowed, metadata, status } = error;
    return {
      status,
      failure: {
        success: false,
        code,
        message,
        ...(field !== undefined && { field }),
        ...(allowed && { allowed: [...allowed] }),
        ...(metadata && { metadata }),
      },
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) return { status: 400, failure: explainFault(error) };
  const status = "statusCode" in error ? (error.statusCode ?? 500) : 500;
  // By which the router refuses a part of a path that is longer than any name.
  if (status === 414)
    return { status: 404, failure: { success: false, code: "not_found", message: "A part of the path is too long." } };
  if (status < 500) return { status, failure: { success: false, code: "invalid_input", message: error.message } };
  const message = "Something went wrong on the server. Try again in a minute.";
  return { status: 500, failure: { success: false, code: "internal", message } };
}

/** What is wrong with a parameter, which goes by its name, or with a field of the body, which goes by its path. */
function explainFault({ validation = [], validationContext }: FastifyError): Failure {
  const fault = validation[0]!;
  const keys = fault.instancePath.split("/").slice(1).filter(Boolean);
  const { params, message: text = "The request is invalid." } = findInnermost(fault, keys);
  const unknown = unknownKey(params);
  const path = unknown === undefined ? keys : [...keys, unknown];
  const field = formatPath(validationContext === "body" ? path : path.slice(0, 1));
  const { values } = params as { values?: readonly (string | number | boolean)[] };
  const allowed = Array.isArray(values) ? values.map(String) : undefined;
  const reason = allowed ? `must be ${allowed.length > 1 ? "one of " : ""}${allowed.join(", ")}` : text;
  return {
    success: false,
    code: "invalid_input",
    message: field === "" ? reason : `${field}: ${reason}`,
    ...(field !== "" && { field }),
    ...(allowed && { allowed }),
  };
}

interface Issue {
  path?: readonly PropertyKey[];
  message?: string | undefined;
  errors?: readonly (readonly Issue[])[];
}

/** Of what may have several forms, what is wrong with the form that comes closest; adds its place to the keys. */
function findInnermost(
  fault: { message?: string | undefined; params: Record<string, unknown> },
  keys: string[],
): { message?: string | undefined; params: Record<string, unknown> } {
  const { errors } = fault.params as Issue;
  const depthOf = ({ path = [] }: Issue) => path.length;
  const closest = errors?.flat().toSorted((a, b) => depthOf(b) - depthOf(a))[0];
  if (!closest?.path || closest.path.length === 0) return fault;
  keys.push(...closest.path.map(String));
  return findInnermost({ message: closest.message, params: { ...closest } }, keys);
}

/** `resolvedItems[0].name` */
const formatPath = (keys: readonly string[]): string =>
  keys.map((key, place) => (/^\d+$/.test(key) ? `[${key}]` : `${place > 0 ? "." : ""}${key}`)).join("");

function unknownKey(params: Record<string, unknown>): string | undefined {
  const { keys } = params;
  return Array.isArray(keys) ? String(keys[0]) : undefined;
}

function sendFailure(reply: FastifyReply, status: number, failure: Failure): FastifyReply {
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(failure));
}
