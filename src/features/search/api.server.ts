import { z } from "zod";
import type { Icon } from "../../core/icons/icon.ts";
import { readLocale } from "../../i18n/locales.ts";
import {
  answer,
  catalogueAnswer,
  invalidInput,
  jsonType,
  printed,
  succeeded,
  type ApiScope,
} from "../../platform/http/api-scope.server.ts";
import { amount, language, offset, term, yesNo } from "../../platform/http/parameters.server.ts";
import { publicIcon, type IconService } from "../icon/contract.ts";
import { registerAutocompleteCalls, type AutocompleteApiDependencies } from "./autocomplete-calls.server.ts";
import { registerHistoryCalls, type HistoryApiDependencies } from "./history-calls.server.ts";
import { registerLearningCalls, type LearningApiDependencies } from "./learning-calls.server.ts";
import { registerListingCalls } from "./listing-calls.server.ts";
import { filterParameters, readFilters } from "./search-parameters.server.ts";

export interface SearchApiDependencies
  extends AutocompleteApiDependencies, HistoryApiDependencies, LearningApiDependencies {
  icon: IconService;
}

const pageSize = 60;
const largestPage = 500;
const groupAmount = 8;
const groupLimit = 50;
const relatedLimit = 10;

const compatibility = {
  isOuch: yesNo.optional().describe("Accepted; there are no illustrations here."),
  replaceNameWithSynonyms: yesNo.optional().describe("Accepted; names stay as they are."),
  spellcheck: yesNo.optional().describe("Accepted; words are taken as typed."),
};

const echoedParameters = z.object({
  amount: z.number(),
  countAll: z.number().describe("How many icons match."),
  offset: z.number(),
  maxOffset: z.number().describe("The last offset that gives a full page."),
  term: z.string(),
  language: z.string(),
});

const searchAnswer = answer({ parameters: echoedParameters, icons: z.array(publicIcon) });

const groupAnswer = answer({
  parameters: z.object({ term: z.string(), amount: z.number(), language: z.string(), groupBy: z.string() }),
  groups: z.array(
    z.object({ apiCode: z.string(), title: z.string(), countAll: z.number(), icons: z.array(publicIcon) }),
  ),
});

/** Calls that search. */
export function registerSearchApi(app: ApiScope, dependencies: SearchApiDependencies): void {
  const { catalogue: host, search, icon } = dependencies;
  registerListingCalls(app, dependencies);
  registerAutocompleteCalls(app, dependencies);
  registerHistoryCalls(app, dependencies);
  registerLearningCalls(app, dependencies);

  app.get(
    "/api/iconsets/v7/search",
    {
      schema: {
        operationId: "searchIcons",
        tags: ["search"],
        summary: "Find icons by words and filters",
        querystring: z
          .object({
            term,
            amount: amount(pageSize, largestPage),
            offset,
            language,
            sort: z.enum(["relevance", "new", "name"]).default("relevance"),
            saveAnalytics: yesNo.optional().describe("Count this search among the popular ones."),
            ...compatibility,
          })
          .extend(filterParameters.shape),
        response: { 200: printed(searchAnswer), 400: invalidInput },
      },
    },
    async ({ query }, reply) => {
      const filters = readFilters(query, host.current().catalogue);
      const { ordinals, total } = search.find({ ...query, language: readLocale(query.language), filters });
      const parameters: z.infer<typeof echoedParameters> = {
        amount: query.amount,
        countAll: total,
        offset: query.offset,
        maxOffset: Math.max(0, total - query.amount),
        term: query.term,
        language: query.language,
      };
      if (query.saveAnalytics) search.record(query.term, query.language, total);
      else reply.publish(catalogueAnswer);
      void reply.type(jsonType);
      return `{"success":true,"parameters":${JSON.stringify(parameters)},"icons":${icon.printIcons(ordinals)}}`;
    },
  );

  app.get(
    "/api/iconsets/v5/search/group",
    {
      schema: {
        operationId: "searchGroups",
        tags: ["search"],
        summary: "The first icons of each style, family or category with hits",
        querystring: z
          .object({
            term,
            amount: amount(groupAmount, 60),
            language,
            groupBy: z.enum(["style", "platform", "family", "category"]).default("style"),
            groups: amount(20, groupLimit),
            ...compatibility,
          })
          .extend(filterParameters.shape),
        response: { 200: groupAnswer, 400: invalidInput },
      },
    },
    async ({ query }, reply) => {
      const filters = readFilters(query, host.current().catalogue);
      const groupBy = query.groupBy === "platform" ? "style" : query.groupBy;
      const rows = search.group({
        term: query.term,
        language: readLocale(query.language),
        filters,
        groupBy,
        groups: query.groups,
        amount: query.amount,
      });
      reply.publish(catalogueAnswer);
      return {
        ...succeeded,
        parameters: { term: query.term, amount: query.amount, language: query.language, groupBy: query.groupBy },
        groups: rows.map(({ code, title, total, icons }) => ({
          apiCode: code,
          title,
          countAll: total,
          icons: icons.map((one: Icon) => icon.describe(one)),
        })),
      };
    },
  );

  app.get(
    "/similarTags",
    {
      schema: {
        operationId: "listSimilarTags",
        tags: ["search"],
        summary: "Words that go with a term",
        querystring: z.object({
          term,
          limit: amount(relatedLimit, 50),
          lang: language,
          platform: z.string().optional().describe("Accepted; words do not depend on the style."),
        }),
        response: { 200: answer({ tags: z.array(z.string()) }), 400: invalidInput },
      },
    },
    async ({ query }, reply) => {
      reply.publish(catalogueAnswer);
      return { ...succeeded, tags: search.relatedTerms(query.term, query.limit, readLocale(query.lang)) };
    },
  );

  app.get(
    "/api/iconsets/popularRequests",
    {
      schema: {
        operationId: "listPopularRequests",
        tags: ["search"],
        summary: "What people search for most",
        querystring: z.object({ limit: amount(relatedLimit, 100), lang: language }),
        response: { 200: answer({ requests: z.array(z.string()) }), 400: invalidInput },
      },
    },
    async ({ query }, reply) => {
      const requests = await search.popularTerms(query.limit, readLocale(query.lang));
      reply.publish({ maxAge: 60, keep: 60 });
      return { ...succeeded, requests };
    },
  );
}
