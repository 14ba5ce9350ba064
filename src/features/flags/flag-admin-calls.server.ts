import { z } from "zod";
import { AppError } from "../../core/errors.ts";
import { succeeded, type ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import { requireAdmin } from "../../platform/http/parameters/require-person.server.ts";
import type { Flags } from "./contract.ts";
import { writtenFlagSchema } from "./flag-schema.ts";
import { overrideFlag, overrides } from "./override.ts";

const options = { onRequest: requireAdmin, bodyLimit: 65_536 };
const params = z.object({ flag: z.string().max(100) });

/** What admins do about flags. For everybody else these calls do not exist. */
export function registerFlagAdminCalls(app: ApiScope, { flags }: { flags: Flags }): void {
  app.put(
    "/api/admin/v1/flags/:flag",
    { ...options, schema: { hide: true, params, body: writtenFlagSchema } },
    async (asked) => {
      await flags.change(asked.params.flag, asked.body);
      return succeeded;
    },
  );
  app.patch(
    "/api/admin/v1/flags/:flag",
    { ...options, schema: { hide: true, params, body: z.strictObject({ override: z.enum(overrides) }) } },
    async (asked) => {
      const { flag } = asked.params;
      const definition = flags.list().get(flag);
      if (!definition) throw new AppError("not_found", `Flag ${flag} not found.`);
      await flags.change(flag, overrideFlag(definition, asked.body.override));
      return succeeded;
    },
  );
}
