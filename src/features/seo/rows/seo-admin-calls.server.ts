import { z } from "zod";
import { refuseParameter, succeeded, type ApiScope } from "../../../platform/http/parameters/api-scope.server.ts";
import { requireAdmin } from "../../../platform/http/parameters/require-person.server.ts";
import type { SeoAdmin } from "./seo-admin.server.ts";
import { placeholderRow, toPlaceholders } from "../page-texts/placeholder-rows.ts";
import { redirectRow, toRedirects } from "../redirects/redirect-rows.ts";
import { FaultyFile } from "./row-files.ts";

const options = { onRequest: requireAdmin, bodyLimit: 16_384 };

/** What admins do about texts and redirects, checked as rows of files are. For everybody else these calls do not exist. */
export function registerSeoAdminCalls(app: ApiScope, { seoAdmin }: { seoAdmin: SeoAdmin }): void {
  const textKey = placeholderRow.pick({ project_id: true, uri: true, locale: true });
  const redirect = redirectRow(new Set(seoAdmin.redirectHosts));

  app.put("/api/admin/v1/texts", { ...options, schema: { hide: true, body: placeholderRow } }, async ({ body }) => {
    const [row] = demandRow("h1", () => toPlaceholders([{ line: 1, row: body }]));
    await seoAdmin.saveText(row!);
    return succeeded;
  });
  app.delete(
    "/api/admin/v1/texts",
    { ...options, schema: { hide: true, querystring: textKey } },
    async ({ query: { project_id: projectId, uri, locale } }) => {
      await seoAdmin.removeText({ projectId, uri, locale });
      return succeeded;
    },
  );
  app.put("/api/admin/v1/redirects", { ...options, schema: { hide: true, body: redirect } }, async ({ body }) => {
    const [row] = demandRow("path", () => toRedirects([{ line: 1, row: body }]));
    await seoAdmin.saveRedirect(row!);
    return succeeded;
  });
  // By the server itself: browsers complain about every page that is missing.
  app.get(
    "/api/admin/v1/page-status",
    { onRequest: requireAdmin, schema: { hide: true, querystring: z.object({ path: z.string().max(2000) }) } },
    async ({ query: { path }, headers: { host } }, reply) => {
      if (!/^\/(?![/\\])[\x21-\x7E]*$/.test(path)) refuseParameter("path", "must be a path of this site");
      const { statusCode } = await app.inject({ method: "HEAD", url: path, headers: { host } });
      void reply.header("cache-control", "private, no-store");
      return { ...succeeded, status: statusCode };
    },
  );
  app.delete(
    "/api/admin/v1/redirects",
    { ...options, schema: { hide: true, querystring: redirect.pick({ path: true }) } },
    async ({ query }) => {
      await seoAdmin.removeRedirect(query.path);
      return succeeded;
    },
  );
}

function demandRow<Row>(field: string, read: () => Row): Row {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FaultyFile)) throw error;
    return refuseParameter(field, error.message);
  }
}
