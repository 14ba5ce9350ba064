import { readLocale } from "../../../i18n/locales.ts";
import {
  invalidInput,
  jsonType,
  asString,
  unchanged,
  type ApiScope,
} from "../../../platform/http/parameters/api-scope.server.ts";
import type { SearchApiDependencies } from "../api.server.ts";
import { echoParameters, searchAnswer, searchedPage } from "../results/search-answer.server.ts";
import { filterParameters, readFilters } from "../../../platform/http/parameters/filter-parameters.server.ts";

/** As long as an answer is kept, here and by those who asked; seconds. */
const cacheSeconds = 600;

/** Calls that search by meaning. */
export function registerMeaningCalls(app: ApiScope, dependencies: SearchApiDependencies): void {
  const { catalogue: host, meaning, icon } = dependencies;
  app.get(
    "/api/iconsets/ai/v1/search",
    {
      config: { keyScope: "search" },
      schema: {
        operationId: "searchIconsByMeaning",
        tags: ["search"],
        summary: "Search icons by meaning (AI search)",
        description:
          "For phrases such as `place to sleep while traveling`, in any of the site’s languages. Results mix several concepts; icons that match all words come first.",
        querystring: searchedPage.extend(filterParameters.shape),
        response: {
          200: asString(searchAnswer.omit({ spellcheck: true, readFilters: true })),
          304: unchanged,
          400: invalidInput,
        },
      },
    },
    async ({ query }, reply) => {
      const locale = readLocale(query.language);
      const filters = readFilters(query, host.current().catalogue);
      const { amount, offset } = query;
      const { ordinals, total } = await meaning.search(query.term, { locale, filters, offset, amount });
      reply.publish({ maxAge: cacheSeconds, cacheSeconds: cacheSeconds });
      void reply.type(jsonType);
      const parameters = JSON.stringify(echoParameters(query, total));
      return `{"success":true,"parameters":${parameters},"icons":${icon.renderIcons(ordinals, locale)}}`;
    },
  );
}
