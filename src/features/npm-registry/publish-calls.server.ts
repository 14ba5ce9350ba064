import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { collectionsPath } from "../../core/urls/paths/collection-paths.ts";
import type { Locale } from "../../i18n/locales.ts";
import {
  answer,
  failure,
  notFound,
  succeeded,
  type ApiScope,
} from "../../platform/http/parameters/api-scope.server.ts";
import { requirePerson } from "../../platform/http/parameters/require-person.server.ts";
import { npmScopes, type NpmRegistry } from "./contract.ts";

const names = z.array(z.string());

/** Registers the call that makes a version of a collection’s package. */
export function registerPublishCollection(
  app: ApiScope,
  { npmRegistry, readSite }: { npmRegistry: NpmRegistry; readSite: (request: FastifyRequest) => { locale: Locale } },
): void {
  app.post(
    `${collectionsPath}/:id/versions`,
    {
      config: { keyScope: npmScopes.publish },
      schema: {
        operationId: "publishCollection",
        tags: ["collections"],
        summary: "Publish a collection as a version of its npm package",
        description:
          "Versions never change. The new one is major if icons were removed or renamed, minor if icons were added, otherwise patch. Without changes since the last version, that one is returned.",
        params: z.object({ id: z.string().max(64).describe("`id`, or `apiCode`.") }),
        response: {
          200: answer({
            name: z.string().describe("Package name, such as `@icons/brand-icons.k3x8p2`."),
            version: z.string(),
            isNew: z.boolean().describe("`false` if nothing has changed since this version."),
            changes: z
              .object({
                removed: names,
                renamed: z.array(z.object({ from: z.string(), to: z.string() })),
                added: names,
                redrawn: names,
              })
              .optional()
              .describe("Icon names that differ from the previous version; absent for the first one."),
          }),
          401: failure.describe("Not signed in."),
          403: failure.describe("The collection belongs to someone else."),
          404: notFound,
          406: failure.describe("The collection is empty."),
        },
      },
    },
    async (request) => {
      const { locale } = readSite(request);
      return { ...succeeded, ...(await npmRegistry.publish(requirePerson(request), request.params.id, locale)) };
    },
  );
}
