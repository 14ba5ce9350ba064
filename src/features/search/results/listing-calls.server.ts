import { z } from "zod";
import type { Icon } from "../../../core/icons/icon.ts";
import { readLocale } from "../../../i18n/locales.ts";
import { nameCategory } from "../../../i18n/name-category.ts";
import { loadTranslator } from "../../../i18n/translations.server.ts";
import {
  answer,
  catalogueAnswer,
  invalidInput,
  refuseCode,
  succeeded,
  unchanged,
  type ApiScope,
} from "../../../platform/http/parameters/api-scope.server.ts";
import { amount, language, offset, term } from "../../../platform/http/parameters/parameters.server.ts";
import { publicIcon, type PublicIcon } from "../../icon-details/contract.ts";
import { describeFacets } from "../filters/describe-facets.ts";
import type { SearchApiDependencies } from "../api.server.ts";
import { availableFilter, describeAvailableFilters } from "../filters/available-filters.server.ts";
import { filterParameters, readFilters } from "../../../platform/http/parameters/filter-parameters.server.ts";

const demarcationAmount = 100;

const section = z.object({ code: z.string(), name: z.string(), icons: z.array(publicIcon) });

/** Calls that list what filters select. */
export function registerListingCalls(app: ApiScope, deps: SearchApiDependencies): void {
  registerListFilters(app, deps);
  registerListPackIcons(app, deps);
}

function registerListFilters(app: ApiScope, { catalogue: host, hybrid }: SearchApiDependencies): void {
  app.get(
    "/siteApi/filters/v1/available",
    {
      config: { keyScope: "search" },
      schema: {
        operationId: "listFilters",
        tags: ["search"],
        summary: "List filters with icon counts per option",
        querystring: z.object({ term, lang: language }).extend(filterParameters.shape),
        response: { 200: answer({ docs: z.array(availableFilter) }), 304: unchanged, 400: invalidInput },
      },
    },
    async ({ query }, reply) => {
      const { catalogue } = host.current();
      const locale = readLocale(query.lang);
      const filters = readFilters(query, catalogue);
      const wanted = { term: query.term, language: locale, filters, offset: 0, amount: 0, facets: true };
      const { facets } = await hybrid.search(wanted);
      const t = loadTranslator(locale, "search", "icon", "categories");
      reply.publish(catalogueAnswer);
      return {
        ...succeeded,
        docs: describeAvailableFilters(facets ? describeFacets(facets, filters) : [], catalogue, t),
      };
    },
  );
}

const packQuery = z
  .object({
    category: z.string().describe("Category code."),
    amount: amount(demarcationAmount),
    offset,
    sortBy: z.enum(["popular", "new"]).default("popular"),
    language,
  })
  .extend(filterParameters.omit({ category: true }).shape);

const packAnswer = answer({
  pack: z.object({ code: z.string() }).optional().describe("If a style is given."),
  category: z.object({ name: z.string(), code: z.string(), subcategory: z.array(section) }),
  total: z.number(),
});

function registerListPackIcons(app: ApiScope, { catalogue: host, search, icon }: SearchApiDependencies): void {
  app.get(
    "/siteApi/icons/v1/packs/demarcation",
    {
      schema: {
        operationId: "listPackIcons",
        tags: ["icons"],
        summary: "List a category’s icons by subcategory",
        querystring: packQuery,
        response: {
          200: packAnswer,
          304: unchanged,
          400: invalidInput,
        },
      },
    },
    async ({ query }, reply) => {
      const { catalogue } = host.current();
      const category =
        catalogue.findCategory(query.category) ?? refuseCode("category", query.category, catalogue.categories);
      const filters = readFilters({ ...query, category: [category.apiCode] }, catalogue);
      const { icons, total } = await search.search({
        term: "",
        filters,
        sort: query.sortBy === "new" ? "new" : "relevance",
        offset: query.offset,
        amount: query.amount,
      });
      const pack = catalogue.packs.find(
        ({ style, category: code }) =>
          filters.style?.length === 1 && style === filters.style[0] && code === category.apiCode,
      );
      const locale = readLocale(query.language);
      const t = loadTranslator(locale, "categories");
      const nameOf = (code: string) => nameCategory(t, catalogue.findCategory(code) ?? category);
      reply.publish(catalogueAnswer);
      return {
        ...succeeded,
        ...(pack ? { pack: { code: pack.code } } : {}),
        category: {
          name: nameCategory(t, category),
          code: category.apiCode,
          subcategory: demarcate(icons, category.apiCode).map(([code, members]) => ({
            code,
            name: nameOf(code),
            icons: members.map((one): PublicIcon => icon.describe(one, locale)),
          })),
        },
        total,
      };
    },
  );
}

/** Icons by their other category, the largest part first; icons without one stay under the category itself. */
function demarcate(icons: readonly Icon[], category: string): [string, Icon[]][] {
  const parts = Map.groupBy(icons, ({ categoryApiCode, subcategory }) =>
    categoryApiCode === category ? subcategory || category : categoryApiCode,
  );
  return [...parts].toSorted(([, a], [, b]) => b.length - a.length);
}
