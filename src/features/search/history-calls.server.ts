import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { answer, succeeded, type ApiScope } from "../../platform/http/api-scope.server.ts";
import { isPersonHere } from "../../platform/http/is-person-here.server.ts";
import { language } from "../../platform/http/parameters.server.ts";
import { findGuest, makeGuest, visitorCookie } from "./history-owner.server.ts";
import { historyKeptDays, type HistoryOwner, type SearchHistory } from "./history.server.ts";

export interface HistoryApiDependencies {
  history: SearchHistory;
  /** Whether pages of the request's site are served by https, so that the cookie is sent by nothing else. */
  isSecure: (request: FastifyRequest) => boolean;
}

const daySeconds = 86_400;

const searchTerm = z.string().max(500);

const historyAnswer = answer({ searchHistory: z.array(z.string()) });

/** Calls about what a visitor searched for before. They depend on who asks, so nothing of them is kept for others. */
export function registerHistoryCalls(app: ApiScope, { history, isSecure }: HistoryApiDependencies): void {
  /** Undefined for somebody about whom nothing is remembered. What a guest searched for becomes theirs who sign in. */
  async function findOwner(request: FastifyRequest, reply: FastifyReply): Promise<HistoryOwner | undefined> {
    const asGuest = findGuest(request.headers.cookie);
    const { person } = request.viewer;
    if (!person) return asGuest;
    const owner: HistoryOwner = `user:${person.id}`;
    if (asGuest) {
      await history.move(asGuest, owner);
      setVisitor(request, reply, { visitor: "", seconds: 0 });
    }
    return owner;
  }

  function nameVisitor(request: FastifyRequest, reply: FastifyReply): HistoryOwner {
    const { visitor, owner } = makeGuest();
    setVisitor(request, reply, { visitor, seconds: historyKeptDays * daySeconds });
    return owner;
  }

  /** Pages never see the cookie: it is sent with calls only. */
  function setVisitor(request: FastifyRequest, reply: FastifyReply, set: { visitor: string; seconds: number }): void {
    const attributes = `Path=/api; Max-Age=${set.seconds}; HttpOnly; SameSite=Lax${isSecure(request) ? "; Secure" : ""}`;
    void reply.header("set-cookie", `${visitorCookie}=${set.visitor}; ${attributes}`);
  }

  app.get(
    "/api/users/history",
    { schema: { hide: true, response: { 200: historyAnswer } } },
    async (request, reply) => {
      const owner = await findOwner(request, reply);
      return { ...succeeded, searchHistory: owner ? await history.list(owner) : [] };
    },
  );

  app.post(
    "/api/users/history",
    { schema: { hide: true, querystring: z.object({ searchTerm: searchTerm.default(""), lang: language }) } },
    async (request, reply) => {
      const { headers, query } = request;
      if (history.isEnabled && isPersonHere(headers)) {
        const owner = (await findOwner(request, reply)) ?? nameVisitor(request, reply);
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
    async (request, reply) => {
      const owner = await findOwner(request, reply);
      if (owner) await history.forget(owner, request.query.searchTerm);
      return succeeded;
    },
  );
}
