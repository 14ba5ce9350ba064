import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../core/errors.ts";
import { jsonType, type ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import type { Viewer } from "../../core/people/viewer.ts";
import { iconifyPath } from "./contract.ts";

export type Query = Readonly<Record<string, string | undefined>>;

const weekSeconds = 604_800;
/** As Iconify sends them: everything may be asked from any page, and stays what it is. */
const openHeaders = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, OPTIONS",
  "access-control-allow-headers": "Origin, X-Requested-With, Content-Type, Accept, Accept-Encoding",
  "access-control-max-age": "86400",
  "cross-origin-resource-policy": "cross-origin",
};
const keptHeaders = { "cache-control": `public, max-age=${weekSeconds}, min-refresh=${weekSeconds}, immutable` };

const queryParameters = z.record(z.string(), z.string().optional());
/** `alert(1)` is no name of a function. */
const callbackPattern = /^[a-z0-9_.]+$/i;

export interface Asked {
  params: Readonly<Record<string, string>>;
  query: Query;
  viewer: Viewer;
  reply: FastifyReply;
}

/**
 * Answers what is asked below the path of Iconify's API; failures are refused by their status and may not be kept. What says
 * itself for how long it may be kept is not the same for everybody, or may change at once.
 */
export function answerIconify(app: ApiScope, path: string, handle: (asked: Asked) => Promise<string> | string): void {
  app.get(
    `${iconifyPath}${path}`,
    { schema: { hide: true }, config: { keyScope: "any" } },
    async (request: FastifyRequest, reply) => {
      reply.headers(openHeaders);
      const query = queryParameters.parse(request.query);
      const { params, viewer } = request;
      const answer = await handle({ params: params as Record<string, string>, query, viewer, reply });
      if (reply.hasHeader("cache-control")) return reply.send(answer);
      reply.publish({ maxAge: weekSeconds });
      return reply.headers(keptHeaders).send(answer);
    },
  );
}

/** Answers in JSON. */
export function answerIconifyJson(app: ApiScope, path: string, list: (query: Query, asked: Asked) => unknown): void {
  answerIconify(app, path, async (asked) => {
    const { query, reply } = asked;
    const wrapping = readWrapping(query, query["callback"]);
    return sendJson(reply, JSON.stringify(await list(query, asked)), wrapping);
  });
}

interface Wrapping {
  isPretty: boolean;
  /** A function to be called with the answer. */
  callback: string | undefined;
}

/** @throws AppError `invalid_input` for what is no name of a function */
export function readWrapping({ pretty }: Query, callback: string | undefined): Wrapping {
  if (callback === undefined || callbackPattern.test(callback)) return { isPretty: pretty !== undefined, callback };
  throw new AppError("invalid_input", "Bad request", { field: "callback" });
}

/** JSON, indented on request; as a script where a function is to be called with it. */
export function sendJson(reply: FastifyReply, json: string, { isPretty, callback }: Wrapping): string {
  const text = isPretty ? JSON.stringify(JSON.parse(json), undefined, 4) : json;
  void reply.type(callback === undefined ? jsonType : "application/javascript; charset=utf-8");
  return callback === undefined ? text : `${callback}(${text});`;
}

/** @throws AppError `invalid_input` naming the parameter */
export function readParameters<Schema extends z.ZodType>(schema: Schema, query: Query): z.infer<Schema> {
  const { data, error } = schema.safeParse(query);
  if (!error) return data;
  throw new AppError("invalid_input", "Bad request", { field: String(error.issues[0]?.path[0] ?? "query") });
}

/** @throws AppError `not_found` */
export function refuse(): never {
  throw new AppError("not_found", "Not found");
}
