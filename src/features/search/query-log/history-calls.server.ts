import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { findPerson } from "../../../core/people/viewer.ts";
import {
  answer,
  invalidInput,
  succeeded,
  unavailable,
  type ApiScope,
} from "../../../platform/http/parameters/api-scope.server.ts";
import { isPersonHere } from "../../../platform/http/is-person-here.server.ts";
import { language } from "../../../platform/http/parameters/parameters.server.ts";
import { nameClient, readClient } from "../../../platform/http/cookies/session-cookie.server.ts";
import { guestOf, type HistoryOwner, type SearchHistory } from "./history.server.ts";

export interface HistoryApiDependencies {
  history: SearchHistory;
  /** Whether pages of the request's site are served by https, so that cookies are sent by nothing else. */
  isSecure: (request: FastifyRequest) => boolean;
}

const searchTerm = z.string().max(500);

const historyAnswer = answer({ searchHistory: z.array(z.string()) });

/** Calls about what a visitor searched for before. They depend on who asks, so nothing of them is kept for others. */
export function registerHistoryCalls(app: ApiScope, deps: HistoryApiDependencies): void {
  const parts = prepareHistoryCalls(deps);
  registerListSearchHistory(app, parts);
  registerAddToHistory(app, parts);
  registerForgetSearches(app, parts);
}

/** What several of these calls share. */
function prepareHistoryCalls({ history, isSecure }: HistoryApiDependencies) {
  /** Undefined for somebody about whom nothing is remembered. What a guest searched for becomes theirs who sign in. */
  async function findOwner(request: FastifyRequest): Promise<HistoryOwner | undefined> {
    const client = readClient(request);
    const person = findPerson(request);
    if (!person) return client === undefined ? undefined : guestOf(client);
    const owner: HistoryOwner = `user:${person.id}`;
    if (client !== undefined) await history.move(guestOf(client), owner);
    return owner;
  }
  return { findOwner, history, isSecure };
}

type HistoryParts = ReturnType<typeof prepareHistoryCalls>;

function registerListSearchHistory(app: ApiScope, { findOwner, history }: HistoryParts): void {
  app.get(
    "/api/users/history",
    {
      schema: {
        operationId: "listSearchHistory",
        tags: ["search"],
        summary: "Get the search history",
        description: "Of the signed-in user, or for guests, of the cookie `cid`. Newest first.",
        response: { 200: historyAnswer, 503: unavailable },
      },
    },
    async (asked) => {
      const owner = await findOwner(asked);
      return { ...succeeded, searchHistory: owner ? await history.list(owner) : [] };
    },
  );
}

function registerAddToHistory(app: ApiScope, { history, findOwner, isSecure }: HistoryParts): void {
  app.post(
    "/api/users/history",
    { schema: { hide: true, querystring: z.object({ searchTerm: searchTerm.default(""), lang: language }) } },
    async (request, reply) => {
      const { headers, query } = request;
      if (history.isEnabled && isPersonHere(headers)) {
        const owner =
          (await findOwner(request)) ?? guestOf(nameClient(request, reply, { isSecure: isSecure(request) }));
        await history.remember(owner, { term: query.searchTerm, language: query.lang });
      }
      return reply.code(204).send();
    },
  );
}

function registerForgetSearches(app: ApiScope, { findOwner, history }: HistoryParts): void {
  app.delete(
    "/api/user/v2/history",
    {
      schema: {
        operationId: "forgetSearches",
        tags: ["search"],
        summary: "Clear the search history",
        querystring: z.object({
          searchTerm: searchTerm.optional().describe("Term to remove; without it, all."),
        }),
        response: { 200: answer({}), 400: invalidInput, 503: unavailable },
      },
    },
    async (asked) => {
      const owner = await findOwner(asked);
      if (owner) await history.forget(owner, asked.query.searchTerm);
      return succeeded;
    },
  );
}
