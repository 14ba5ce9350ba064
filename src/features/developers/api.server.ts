import type { FastifyRequest } from "fastify";
import type { Locale } from "../../i18n/locales.ts";
import { loadTranslator } from "../../i18n/translations.server.ts";
import { jsonType, type ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import type { SeoService } from "../seo/contract.ts";
import type { DevelopersService } from "./contract.ts";
import { renderLlmsText, type ToldPage } from "./render-llms-text.ts";

const documentAnswer = { maxAge: 300 };
const hidden = { hide: true } as const;
/** Pages of the site that lead to icons. */
const toldPaths = ["/icons/styles", "/icons/new", "/icons/set/popular", "/icons/search-by-image"];

export interface DevelopersApiDependencies {
  developers: DevelopersService;
  seo: Pick<SeoService, "findTexts">;
  readSite: (request: FastifyRequest) => { origin: string; locale: Locale };
}

/** What the site can do, for programs. */
export function registerDevelopersApi(app: ApiScope, { developers, seo, readSite }: DevelopersApiDependencies): void {
  app.get("/api/openapi.json", { schema: hidden }, async (_request, reply) => {
    reply.publish(documentAnswer);
    void reply.type(jsonType);
    return developers.renderDocument();
  });
  app.get("/llms.txt", { schema: hidden }, async (request, reply) => {
    const { origin, locale } = readSite(request);
    const read = async (path: string): Promise<ToldPage[]> => {
      const found = await seo.findTexts({ uri: path, locale });
      return found ? [{ path, title: found.texts.metaTitle, description: found.texts.metaDescription }] : [];
    };
    const [home, ...pages] = (await Promise.all(["/icons", ...toldPaths].map(read))).flat();
    const t = loadTranslator(locale, "developers", "integrations");
    reply.publish(documentAnswer);
    void reply.type("text/markdown; charset=utf-8");
    return renderLlmsText(t, { origin, home: home!, pages, developers });
  });
}
