import { Readable } from "node:stream";
import { z } from "zod";
import { AppError } from "../../../core/errors.ts";
import { signInTypes } from "../../../core/people/sign-in-types.ts";
import { locales } from "../../../i18n/locales.ts";
import { jsonType, succeeded, type ApiScope } from "../../../platform/http/parameters/api-scope.server.ts";
import { attachment } from "../../../platform/http/answers/attachment.server.ts";
import { createBackoff } from "../../../platform/http/limits/backoff.server.ts";
import { dropSignIn } from "../../../platform/http/cookies/session-cookie.server.ts";
import type { People, Sessions } from "../contract.ts";
import type { AccountDeletion } from "./account-deletion.server.ts";
import type { PersonalData } from "../../../core/people/personal-data.ts";
import { renderPersonalData } from "./render-personal-data.server.ts";
import { requirePerson } from "../../../platform/http/parameters/require-person.server.ts";
import type { ReadSite } from "../../../platform/http/request-site.server.ts";
import type { SessionCache } from "../sessions/session-cache.server.ts";
import type { SignInMethods } from "../sign-in/sign-in-methods.server.ts";

export interface AccountCallDependencies {
  people: Pick<People, "update">;
  sessions: Pick<Sessions, "close" | "closeAll">;
  sessionCache: Pick<SessionCache, "forget">;
  signInMethods: SignInMethods;
  accountDeletion: AccountDeletion;
  personalData: readonly PersonalData[];
  readSite: ReadSite;
}

const mostBytes = 4_096;
const minuteMs = 60_000;

const facts = z.object({
  name: z.string().trim().max(80).exactOptional(),
  locale: z.enum(locales as [string, ...string[]]).exactOptional(),
});

/** What people do with their accounts. */
export function registerAccountCalls(app: ApiScope, dependencies: AccountCallDependencies): void {
  const parts = prepareAccountCalls(dependencies);
  registerChangeAccount(app, parts);
  registerEndOtherSessions(app, parts);
  registerEndSession(app, parts);
  registerUnlinkIdentity(app, parts);
  registerExportPersonalData(app, parts);
  registerDeleteAccount(app, parts);
}

/** What several of these calls share. */
function prepareAccountCalls(dependencies: AccountCallDependencies) {
  const { people, sessions, sessionCache, signInMethods, accountDeletion, personalData, readSite } = dependencies;
  const exports = createBackoff({ name: "exports", freely: 5, firstMs: minuteMs, longestMs: 30 * minuteMs });
  return { people, sessionCache, sessions, signInMethods, exports, personalData, readSite, accountDeletion };
}

type AccountParts = ReturnType<typeof prepareAccountCalls>;

function registerChangeAccount(app: ApiScope, { people, sessionCache }: AccountParts): void {
  app.patch("/api/user/v2", { bodyLimit: mostBytes, schema: { hide: true, body: facts } }, async (asked) => {
    const { id } = requirePerson(asked);
    await people.update(id, asked.body);
    sessionCache.forget(id);
    return succeeded;
  });
}

function registerEndOtherSessions(app: ApiScope, { sessions, sessionCache }: AccountParts): void {
  app.delete("/api/user/v2/sessions", { schema: { hide: true } }, async (asked) => {
    const { id, sessionId } = requirePerson(asked);
    await sessions.closeAll(id, { except: sessionId });
    sessionCache.forget(id);
    return succeeded;
  });
}

function registerEndSession(app: ApiScope, { sessions, sessionCache }: AccountParts): void {
  app.delete(
    "/api/user/v2/sessions/:id",
    { schema: { hide: true, params: z.object({ id: z.uuid() }) } },
    async (asked) => {
      const { id } = requirePerson(asked);
      const isClosed = await sessions.close(id, asked.params.id);
      sessionCache.forget(id);
      if (!isClosed) throw new AppError("not_found", "Device not found.");
      return succeeded;
    },
  );
}

function registerUnlinkIdentity(app: ApiScope, { signInMethods }: AccountParts): void {
  app.delete(
    "/api/user/v2/identities/:provider",
    { schema: { hide: true, params: z.object({ provider: z.enum(signInTypes) }) } },
    async (asked) => {
      const { id } = requirePerson(asked);
      if (await signInMethods.unlink(id, asked.params.provider)) return succeeded;
      throw new AppError("not_found", "Account not found.");
    },
  );
}

function registerExportPersonalData(app: ApiScope, { exports, personalData }: AccountParts): void {
  app.get("/api/user/v2/export", { schema: { hide: true } }, async (request, reply) => {
    const { id } = requirePerson(request);
    await exports.take(request, id);
    void reply.type(jsonType).headers({
      "cache-control": "private, no-store",
      "content-disposition": attachment("iconarium-account.json"),
    });
    return reply.send(Readable.from(renderPersonalData(personalData, id)));
  });
}

function registerDeleteAccount(app: ApiScope, { readSite, accountDeletion }: AccountParts): void {
  app.delete(
    "/api/user/v2",
    {
      bodyLimit: mostBytes,
      schema: { hide: true, body: z.object({ confirm: z.string().max(300) }) },
    },
    async (request, reply) => {
      const person = requirePerson(request);
      const { origin } = readSite(request);
      const wanted = person.email ?? person.name;
      if (request.body.confirm.trim().toLowerCase() !== wanted.trim().toLowerCase()) {
        throw new AppError("invalid_input", "confirm: isn’t the email address of this account", { field: "confirm" });
      }
      const { deletedOn } = await accountDeletion.ask(person, { origin });
      dropSignIn(reply, { isSecure: origin.startsWith("https:") });
      return { ...succeeded, deletedOn };
    },
  );
}
