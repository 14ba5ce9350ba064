import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { answer, succeeded, type ApiScope } from "../../platform/http/api-scope.server.ts";
import { isPersonHere } from "../../platform/http/is-person-here.server.ts";
import { language } from "../../platform/http/parameters.server.ts";
import { historyKeptDays, type HistoryOwner, type SearchHistory } from "./history.server.ts";

export interface HistoryApiDependencies {
  history: SearchHistory;
  /** Whether pages of the request's site are served by https, so that the cookie is sent by nothing else. */
  isSecure: (request: FastifyRequest) => boolean;
}

const cookieName = "visitor";
const visitorPattern = /(?:^|; ?)visitor=([\w-]{24})(?:;|$)/;
const visitorBytes = 18;
const daySeconds = 86_400;

const searchTerm = z.string().max(500);

const historyAnswer = answer({ searchHistory: z.array(z.string()) });

/** Calls about what a visitor searched for before. They depend on who asks, so nothing of them is kept for others. */
export function registerHistoryCalls(app: ApiScope, { history, isSecure }: HistoryApiDependencies): void {
  app.get("/api/users/history", { schema: { hide: true, response: { 200: historyAnswer } } }, async ({ headers }) => {
    const owner = readOwner(headers.cookie);
    return { ...succeeded, searchHistory: owner ? await history.list(owner) : [] };
  });

  app.post(
    "/api/users/history",
    { schema: { hide: true, querystring: z.object({ searchTerm: searchTerm.default(""), lang: language }) } },
    async (request, reply) => {
      const { headers, query } = request;
      if (history.isEnabled && isPersonHere(headers)) {
        const owner = readOwner(headers.cookie) ?? nameVisitor(reply, isSecure(request));
        await history.remember(owner, { term: query.searchTerm, language: query.lang });
      }
      return reply.code(204).send();
    },
  );

  app.delete(
    "/api/user/v2/history",
    {
      schema: {
        hide: true,
        querystring: z.object({ searchTerm: searchTerm.optional() }),
        response: { 200: answer({}) },
      },
    },
    async ({ headers, query }) => {
      const owner = readOwner(headers.cookie);
      if (owner) await history.forget(owner, query.searchTerm);
      return succeeded;
    },
  );
}

/** Undefined for somebody about whom nothing is remembered. The database knows a digest, with which nobody can pretend. */
function readOwner(cookies: string | undefined): HistoryOwner | undefined {
  const visitor = visitorPattern.exec(cookies ?? "")?.[1];
  return visitor === undefined ? undefined : ownerOf(visitor);
}

/** Pages never see the cookie: it is sent with calls only. */
function nameVisitor(reply: FastifyReply, secure: boolean): HistoryOwner {
  const visitor = randomBytes(visitorBytes).toString("base64url");
  const attributes = `Path=/api; Max-Age=${historyKeptDays * daySeconds}; HttpOnly; SameSite=Lax`;
  void reply.header("set-cookie", `${cookieName}=${visitor}; ${attributes}${secure ? "; Secure" : ""}`);
  return ownerOf(visitor);
}

const ownerOf = (visitor: string): HistoryOwner => `guest:${createHash("sha256").update(visitor).digest("base64url")}`;
