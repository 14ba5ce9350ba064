import { jsonType, type ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import type { DevelopersService } from "./contract.ts";

const documentAnswer = { maxAge: 300 };

/** The description of all calls, for programs. */
export function registerDevelopersApi(app: ApiScope, { developers }: { developers: DevelopersService }): void {
  app.get("/api/openapi.json", { schema: { hide: true } }, async (_request, reply) => {
    reply.publish(documentAnswer);
    void reply.type(jsonType);
    return developers.renderDocument();
  });
}
