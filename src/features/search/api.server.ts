import { z } from "zod";
import type { Icon } from "../../core/icons/icon.ts";
import type { SearchQuery } from "../../core/search/search.ts";
import { type Locale, readLocale } from "../../i18n/locales.ts";
import { nameCategory } from "../../i18n/name-category.ts";
import { loadTranslator } from "../../i18n/translations.server.ts";
import {
  answer,
  catalogueAnswer,
  invalidInput,
  jsonType,
  asString,
  succeeded,
  unchanged,
  type ApiScope,
} from "../../platform/http/parameters/api-scope.server.ts";
import {
  amount,
  checkIconCount,
  language,
  limit,
  term,
  yesNo,
} from "../../platform/http/parameters/parameters.server.ts";
import { publicIcon, type IconService } from "../icon-details/contract.ts";
import {
  registerAutocompleteCalls,
  type AutocompleteApiDependencies,
} from "./autocomplete/autocomplete-calls.server.ts";
import type { HybridSearch, MeaningSearch } from "./contract.ts";
import { describeReasons, nameBySearch } from "./results/match-reasons.server.ts";
import { registerHistoryCalls, type HistoryApiDependencies } from "./query-log/history-calls.server.ts";
import { countAnswers } from "./semantic/hybrid-search.server.ts";
import { registerMeaningCalls } from "./semantic/semantic-calls.server.ts";
import { registerListingCalls } from "./results/listing-calls.server.ts";
import { echoParameters, isOuch, searchAnswer, searchedPage } from "./results/search-answer.server.ts";
import { filterParameters, readFilters, readStyle } from "../../platform/http/parameters/filter-parameters.server.ts";

export interface SearchApiDependencies extends AutocompleteApiDependencies, HistoryApiDependencies {
  icon: IconService;
  meaning: MeaningSearch;
  hybrid: HybridSearch;
}

interface ExplainedSearch {
  explain?: boolean | undefined;
  replaceNameWithSynonyms?: boolean | undefined;
  locale: Locale;
}

const groupAmount = 8;
const groupLimit = 50;
const relatedLimit = 10;

const groupAnswer = answer({
  parameters: z.object({ term: z.string(), amount: z.number(), language: z.string(), groupBy: z.string() }),
  groups: z.array(
    z.object({ apiCode: z.string(), title: z.string(), countAll: z.number(), icons: z.array(publicIcon) }),
  ),
});

/** Calls that search. */
export function registerSearchApi(app: ApiScope, dependencies: SearchApiDependencies): void {
  const parts = prepareSearchApi(dependencies);
  registerListingCalls(app, dependencies);
  registerAutocompleteCalls(app, dependencies);
  registerHistoryCalls(app, dependencies);
  registerMeaningCalls(app, dependencies);
  registerSearchIcons(app, parts);
  registerSearchGroups(app, parts);
  registerListSimilarTags(app, parts);
  registerListPopularRequests(app, parts);
}

/** What several of these calls share. */
function prepareSearchApi(dependencies: SearchApiDependencies) {
  const { catalogue: host, search, hybrid, icon } = dependencies;
  /** Icons with the words that they were found by, and named by these where that is asked for. */
  function explainIcons(
    ordinals: readonly number[],
    query: Pick<SearchQuery, "term" | "language" | "isLiteral" | "filters">,
    { explain, replaceNameWithSynonyms, locale }: ExplainedSearch,
  ): unknown[] {
    const { catalogue, index } = host.current();
    const reasons = index.explainHits(query, ordinals);
    return ordinals.map((ordinal, place) => {
      const described = icon.describe(catalogue.icon(ordinal), locale);
      const name = replaceNameWithSynonyms ? nameBySearch(query.term, reasons[place]!) : undefined;
      return {
        ...described,
        ...(name !== undefined && { name, englishName: described.englishName ?? described.name }),
        ...(explain && { foundBy: describeReasons(reasons[place]!) }),
      };
    });
  }
  return { host, search, hybrid, explainIcons, icon };
}

type SearchParts = ReturnType<typeof prepareSearchApi>;

function registerSearchIcons(app: ApiScope, { host, search, hybrid, explainIcons, icon }: SearchParts): void {
  app.get(
    "/api/iconsets/v7/search",
    {
      config: { keyScope: "search" },
      schema: {
        operationId: "searchIcons",
        tags: ["search"],
        summary: "Search icons",
        description:
          "Icons that match all words come first. If there are fewer than 20, icons that match some of the words or have a similar meaning follow, marked `isNear`. If there are none, all results are marked.",
        querystring: z
          .object({
            ...searchedPage.shape,
            sort: z.enum(["relevance", "new", "name"]).default("relevance"),
            saveAnalytics: yesNo.optional().describe("Count this search toward popular searches."),
            spellcheck: yesNo
              .default(true)
              .describe(
                "Correct the spelling if nothing matches all words, and read style and color words as filters; `false` turns both off.",
              ),
            explain: yesNo.optional().describe("Return why each icon matched."),
            replaceNameWithSynonyms: yesNo
              .optional()
              .describe("Name icons that matched by tag or synonym with the search term."),
          })
          .extend(filterParameters.shape),
        response: { 200: asString(searchAnswer), 304: unchanged, 400: invalidInput },
      },
    },
    async ({ query }, reply) => {
      const filters = readFilters(query, host.current().catalogue);
      const locale = readLocale(query.language);
      const written = { language: locale, shownIn: locale };
      const asked = { ...query, ...written, filters, isLiteral: !query.spellcheck, isToppedUp: true };
      const { found, asTyped, corrected } = await hybrid.searchCorrected(asked);
      const meant = corrected === undefined ? asked : { ...asked, term: corrected };
      const { ordinals, total, addedCount, isNear, read } = found;
      const nearFrom = isNear ? 0 : ordinals.length - addedCount;
      const parameters = echoParameters(query, total);
      if (query.saveAnalytics) search.record(query.term, query.language, countAnswers(asTyped, query.term));
      else reply.publish(catalogueAnswer);
      void reply.type(jsonType);
      const correction = corrected === undefined ? undefined : { original: query.term, corrected };
      const isExplained = query.explain === true || query.replaceNameWithSynonyms === true;
      const icons = renderFound(ordinals, nearFrom, (part) =>
        isExplained ? JSON.stringify(explainIcons(part, meant, { ...query, locale })) : icon.renderIcons(part, locale),
      );
      return (
        `{"success":true,"parameters":${JSON.stringify(parameters)},` +
        (correction ? `"spellcheck":${JSON.stringify(correction)},` : "") +
        (read ? `"readFilters":${JSON.stringify(read)},` : "") +
        `"icons":${icons}}`
      );
    },
  );
}

/** Icons as JSON, those from a place on with the mark that they are near only. */
function renderFound(
  ordinals: readonly number[],
  nearFrom: number,
  render: (ordinals: readonly number[]) => string,
): string {
  const own = render(ordinals.slice(0, nearFrom)).slice(1, -1);
  const near = ordinals.slice(nearFrom).map((ordinal) => `{"isNear":true,${render([ordinal]).slice(2, -1)}`);
  return `[${[...(own === "" ? [] : [own]), ...near].join(",")}]`;
}

function registerSearchGroups(app: ApiScope, { host, hybrid, icon }: SearchParts): void {
  app.get(
    "/api/iconsets/v5/search/group",
    {
      config: { keyScope: "search" },
      schema: {
        operationId: "searchGroups",
        tags: ["search"],
        summary: "Search icons, grouped by style, family or category",
        querystring: z
          .object({
            term,
            amount: amount(groupAmount),
            language,
            groupBy: z.enum(["style", "platform", "family", "category"]).default("style"),
            groups: limit(20, groupLimit),
            isOuch,
          })
          .extend(filterParameters.shape),
        response: { 200: groupAnswer, 304: unchanged, 400: invalidInput },
      },
    },
    async ({ query }, reply) => {
      const filters = readFilters(query, host.current().catalogue);
      const locale = readLocale(query.language);
      const groupBy = query.groupBy === "platform" ? "style" : query.groupBy;
      checkIconCount(query.groups * query.amount);
      const rows = await hybrid.group({
        term: query.term,
        language: locale,
        filters,
        groupBy,
        groups: query.groups,
        amount: query.amount,
      });
      const t = loadTranslator(locale, "categories");
      reply.publish(catalogueAnswer);
      return {
        ...succeeded,
        parameters: { term: query.term, amount: query.amount, language: query.language, groupBy: query.groupBy },
        groups: rows.map(({ code, title, total, icons }) => ({
          apiCode: code,
          title: groupBy === "category" ? nameCategory(t, { apiCode: code, title }) : title,
          countAll: total,
          icons: icons.map((one: Icon) => icon.describe(one, locale)),
        })),
      };
    },
  );
}

function registerListSimilarTags(app: ApiScope, { host, search }: SearchParts): void {
  app.get(
    "/similarTags",
    {
      schema: {
        operationId: "listSimilarTags",
        tags: ["search"],
        summary: "List related terms",
        querystring: z.object({
          term,
          limit: limit(relatedLimit, 100),
          lang: language,
          platform: z
            .string()
            .default("all")
            .describe("Style code: only terms with icons in this style; `all` for every style."),
        }),
        response: { 200: answer({ tags: z.array(z.string()) }), 304: unchanged, 400: invalidInput },
      },
    },
    async ({ query }, reply) => {
      const { catalogue } = host.current();
      const style = readStyle(query.platform, catalogue);
      reply.publish(catalogueAnswer);
      return { ...succeeded, tags: search.relatedTerms(query.term, query.limit, readLocale(query.lang), style) };
    },
  );
}

function registerListPopularRequests(app: ApiScope, { search }: SearchParts): void {
  app.get(
    "/api/iconsets/popularRequests",
    {
      schema: {
        operationId: "listPopularRequests",
        tags: ["search"],
        summary: "List popular searches",
        querystring: z.object({ limit: limit(relatedLimit, 100), lang: language }),
        response: { 200: answer({ requests: z.array(z.string()) }), 304: unchanged, 400: invalidInput },
      },
    },
    async ({ query }, reply) => {
      const requests = await search.popularTerms(query.limit, readLocale(query.lang));
      reply.publish({ maxAge: 60, cacheSeconds: 60 });
      return { ...succeeded, requests };
    },
  );
}
