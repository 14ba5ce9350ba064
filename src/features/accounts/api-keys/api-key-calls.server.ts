import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { keyScopes } from "../../../core/people/api-key-scopes.ts";
import type { SignedInPerson } from "../../../core/people/viewer.ts";
import { AppError } from "../../../core/errors.ts";
import { readToken } from "../../../platform/http/cookies/session-token.server.ts";
import { succeeded, type ApiScope } from "../../../platform/http/parameters/api-scope.server.ts";
import { requirePerson } from "../../../platform/http/parameters/require-person.server.ts";
import type { ApiKey, ApiKeys } from "../contract.ts";

const keysPath = "/api/user/v2/api-keys";
const mostBytes = 4_096;
const dayMs = 86_400_000;
const longestDays = 3_650;

const wish = z.object({
  name: z.string().trim().min(1).max(60),
  scopes: z.array(z.enum(keyScopes)).min(1).max(keyScopes.length),
  /** Without it the key lasts until it is revoked. */
  days: z.int().min(1).max(longestDays).exactOptional(),
});

/** What people do with their API keys, on the account page only: a key makes no keys. */
export function registerApiKeyCalls(app: ApiScope, { apiKeys }: { apiKeys: ApiKeys }): void {
  app.get(keysPath, { schema: { hide: true } }, async (asked) => {
    const { id } = requireOwner(asked);
    return { ...succeeded, apiKeys: (await apiKeys.list(id)).map(renderApiKey) };
  });
  app.post(keysPath, { bodyLimit: mostBytes, schema: { hide: true, body: wish } }, async (asked) => {
    const { id } = requireOwner(asked);
    const { days, ...rest } = asked.body;
    const expiresAt = days === undefined ? undefined : new Date(Date.now() + days * dayMs);
    const { key, apiKey } = await apiKeys.make(id, { ...rest, expiresAt });
    return { ...succeeded, key, apiKey: renderApiKey(apiKey) };
  });
  const schema = { hide: true, params: z.object({ id: z.uuid() }) };
  app.delete(`${keysPath}/:id`, { schema }, async (asked) => {
    const { id } = requireOwner(asked);
    if (!(await apiKeys.revoke(id, asked.params.id))) throw new AppError("not_found", "API key not found.");
    return succeeded;
  });
}

/** @throws AppError `not_allowed` for programs, and as `requirePerson` does */
function requireOwner(request: FastifyRequest): SignedInPerson {
  const person = requirePerson(request);
  if (!readToken(request)?.isCookie)
    throw new AppError("not_allowed", "API keys are managed on the account page only.");
  return person;
}

const renderApiKey = ({ createdAt, usedAt, expiresAt, ...rest }: ApiKey) => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
});
