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
const changes = z
  .object({
    removed: names,
    renamed: z.array(z.object({ from: z.string(), to: z.string() })),
    added: names,
    redrawn: names,
  })
  .optional()
  .describe("Icon names that differ from the previous version; absent for the first one.");
const params = z.object({ id: z.string().max(64).describe("`id`, or `apiCode`.") });
const packageName = z.string().describe("Package name, such as `@icons/brand-icons.k3x8p2`.");
const refusals = {
  401: failure.describe("Not signed in."),
  403: failure.describe("The collection belongs to someone else."),
  404: notFound,
};

interface Dependencies {
  npmRegistry: NpmRegistry;
  readSite: (request: FastifyRequest) => { locale: Locale };
}

/** Registers the call that tells which versions a collection’s package has, and would have next. */
export function registerListVersions(app: ApiScope, { npmRegistry, readSite }: Dependencies): void {
  app.get(
    `${collectionsPath}/:id/versions`,
    {
      config: { keyScope: npmScopes.publish },
      schema: {
        operationId: "listCollectionVersions",
        tags: ["collections"],
        summary: "List the published versions of a collection",
        description: "Also tells which version publishing would make now, and what would differ.",
        params,
        response: {
          200: answer({
            name: packageName.optional(),
            next: z
              .object({ version: z.string(), changes })
              .optional()
              .describe("Absent if nothing has changed since the newest version, or the collection is empty."),
            versions: z
              .array(z.object({ version: z.string(), publishedAt: z.iso.datetime(), changes }))
              .describe("Newest first."),
          }),
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      void reply.header("cache-control", "private, no-cache");
      const { name, next, versions } = await npmRegistry.listVersions(
        requirePerson(request),
        request.params.id,
        readSite(request).locale,
      );
      return { ...succeeded, name, next, versions: [...versions] };
    },
  );
}

/** Registers the call that makes a version of a collection’s package. */
export function registerPublishCollection(app: ApiScope, { npmRegistry, readSite }: Dependencies): void {
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
        params,
        response: {
          200: answer({
            name: packageName,
            version: z.string(),
            isNew: z.boolean().describe("`false` if nothing has changed since this version."),
            changes,
          }),
          ...refusals,
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
