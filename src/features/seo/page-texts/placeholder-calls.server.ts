import { z } from "zod";
import { AppError } from "../../../core/errors.ts";
import { isLocale, locales } from "../../../i18n/locales.ts";
import {
  answer,
  invalidInput,
  notFound,
  refuseParameter,
  succeeded,
  unchanged,
  type ApiScope,
} from "../../../platform/http/parameters/api-scope.server.ts";
import { documents } from "../../../platform/http/parameters/parameters.server.ts";
import type { SeoService } from "../contract.ts";
import { projectId } from "./placeholder-rows.ts";

/** As long as a change of the texts may take to show. */
const placeholdersAnswer = { maxAge: 60 };

const locale = z
  .string()
  .regex(/^[a-z]{2}(-[A-Za-z]{2,4})?$/, "must look like en or en-US")
  .transform((text, context) => {
    const language = text.slice(0, 2);
    if (isLocale(language)) return language;
    context.addIssue({ code: "invalid_value", values: [...locales], input: text });
    return z.NEVER;
  })
  .default("en")
  .meta(documents({ type: "string", enum: locales, default: "en" }))
  .describe("Language of the texts.");

const texts = z.object({
  h1: z.string().describe("Heading of the page."),
  t1: z.string().describe("Text below the heading; links are written `[text](target)`."),
  mt: z.string().describe("Title of the document."),
  md: z.string().describe("Description for search engines."),
});

/** What pages say about themselves, for other programs that show them. */
export function registerPlaceholderCalls(app: ApiScope, { seo }: { seo: SeoService }): void {
  app.get(
    "/placeholders",
    {
      schema: {
        operationId: "getPlaceholders",
        tags: ["pages"],
        summary: "Get the SEO texts of a page",
        querystring: z.object({
          uri: z.string().max(500).describe("Path of the page, with the query if it selects another page."),
          locale,
          project_id: projectId.describe("Project, if several sites share the texts."),
        }),
        response: {
          200: answer({
            uri: z.string().describe("Path that the texts are stored under."),
            ...texts.shape,
            title: z.string().describe("Same as `h1`."),
            description: z.string().describe("Same as `t1`."),
            metaTitle: z.string().describe("Same as `mt`."),
            metaDescription: z.string().describe("Same as `md`."),
          }),
          304: unchanged,
          400: invalidInput,
          404: notFound,
        },
      },
    },
    async ({ query }, reply) => {
      if (!query.uri.startsWith("/") || query.uri.startsWith("//"))
        refuseParameter("uri", "must be a path like /icons");
      const found = await seo.findTexts({ uri: query.uri, locale: query.locale, projectId: query.project_id });
      if (!found) throw new AppError("not_found", "Page not found.", { field: "uri" });
      const { title, description, metaTitle, metaDescription } = found.texts;
      reply.publish(placeholdersAnswer);
      return {
        ...succeeded,
        uri: found.uri,
        h1: title,
        t1: description,
        mt: metaTitle,
        md: metaDescription,
        ...found.texts,
      };
    },
  );
}
