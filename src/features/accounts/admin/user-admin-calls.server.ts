import { z } from "zod";
import { AppError } from "../../../core/errors.ts";
import { succeeded, type ApiScope } from "../../../platform/http/parameters/api-scope.server.ts";
import { requireAdmin } from "../../../platform/http/parameters/require-person.server.ts";
import { roles } from "../../../core/people/person.ts";
import type { UserAdmin } from "./user-admin.server.ts";
import type { SessionCache } from "../sessions/session-cache.server.ts";

export interface PeopleCallDependencies {
  userAdmin: UserAdmin;
  sessionCache: Pick<SessionCache, "forget">;
}

const change = z.object({
  grant: z.enum(roles).exactOptional(),
  revoke: z.enum(roles).exactOptional(),
  isAbuser: z.boolean().exactOptional(),
});

/** What admins do about people. For everybody else these calls do not exist. */
export function registerPeopleCalls(app: ApiScope, { userAdmin, sessionCache }: PeopleCallDependencies): void {
  app.patch(
    "/api/admin/v1/people/:id",
    {
      bodyLimit: 1_024,
      onRequest: requireAdmin,
      schema: { hide: true, params: z.object({ id: z.uuid() }), body: change },
    },
    async (asked) => {
      const { id } = asked.params;
      const isOwnRole = asked.viewer.person?.id === id && asked.body.revoke === "admin";
      if (isOwnRole) throw new AppError("conflict", "You can’t revoke your own role. Ask another admin.");
      const person = await userAdmin.change(id, asked.body);
      sessionCache.forget(id);
      if (!person) throw new AppError("not_found", "Account not found.");
      return succeeded;
    },
  );
}
