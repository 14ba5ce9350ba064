import { LRUCache } from "lru-cache";
import { z } from "zod";
import { parseAddress, formatAddress } from "../../../core/urls/parse-address.ts";
import { termWords } from "../../../core/urls/normalize-query.ts";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import { readLocale, type Locale } from "../../../i18n/locales.ts";
import {
  answer,
  catalogueAnswer,
  invalidInput,
  succeeded,
  unchanged,
  type ApiScope,
} from "../../../platform/http/parameters/api-scope.server.ts";
import { language, limit, term } from "../../../platform/http/parameters/parameters.server.ts";
import { readStyle } from "../../../platform/http/parameters/filter-parameters.server.ts";
import type { CatalogueHost } from "../../catalogue/contract.ts";
import { autocompleteKinds, type Autocomplete } from "./autocomplete.server.ts";
import type { SearchService } from "../contract.ts";

export interface AutocompleteApiDependencies {
  catalogue: CatalogueHost;
  search: SearchService;
  autocomplete: Autocomplete;
}

const suggestionLimit = 10;
const mostSuggestions = 100;
const mostIcons = 10;
/** Room for the longest term with a filter of each kind behind it. */
const longestTermSegment = 500;

/** How long the reading of an address stands. */
const cacheMs = 600_000;

const suggestion = z.object({
  kind: z.enum(autocompleteKinds),
  text: z.string(),
  count: z.number().describe("Number of icons."),
  address: z.string().describe("Path of the page."),
});

const foundIcon = z.object({
  id: z.string(),
  name: z.string().describe("In the requested language."),
  style: z.string().describe("Title of the style."),
  isColor: z.boolean(),
  address: z.string().describe("Path of the icon’s page."),
  image: z.string().describe("Path of the image."),
});

const termKind = z
  .enum(["popular", "category", "default"])
  .describe("A popular term, the name of a category, or any other term.");

const autocompleteAnswer = answer({ items: z.array(suggestion), icons: z.array(foundIcon) });
export type AutocompleteAnswer = z.infer<typeof autocompleteAnswer>;

/** Calls that finish what somebody types. */
export function registerAutocompleteCalls(app: ApiScope, dependencies: AutocompleteApiDependencies): void {
  const parts = prepareAutocompleteCalls(dependencies);
  registerListSuggestions(app, parts);
  registerListSuggestedNames(app, parts);
  registerGetTermKind(app, parts);
  registerReadTerm(app, parts);
}

/** What several of these calls share. */
function prepareAutocompleteCalls(dependencies: AutocompleteApiDependencies) {
  const { catalogue: host, search, autocomplete } = dependencies;
  const readPages = new LRUCache<string, { found: ReturnType<typeof readPage> }>({ max: 2_000, ttl: cacheMs });
  function readPage(text: string, locale: Locale) {
    const parsed = parseAddress(`/icons/set/${encodeURIComponent(text.toWellFormed())}`);
    if (parsed?.address.page !== "search") return null;
    const { address } = parsed;
    const { type, category } = search.presearch(termWords(address.term), locale);
    return {
      term: address.term,
      type,
      ...(category !== undefined && { category }),
      filters: { ...address.filters },
      address: formatAddress(address),
    };
  }
  return { host, autocomplete, search, readPages, readPage };
}

type AutocompleteParts = ReturnType<typeof prepareAutocompleteCalls>;

function registerListSuggestions(app: ApiScope, { host, autocomplete }: AutocompleteParts): void {
  app.get(
    "/api/iconsets/autocomplete/v2",
    {
      config: { keyScope: "search" },
      schema: {
        operationId: "listSuggestions",
        tags: ["search"],
        summary: "Autocomplete a term",
        querystring: z.object({
          term,
          limit: limit(suggestionLimit, mostSuggestions),
          lang: language,
          platform: z
            .string()
            .default("all")
            .describe("Style code: only terms with icons in this style; `all` for every style."),
          icons: z.coerce
            .number()
            .int()
            .min(0)
            .max(mostIcons)
            .default(0)
            .describe("Number of icons to return for the first suggestion."),
        }),
        response: { 200: autocompleteAnswer, 304: unchanged, 400: invalidInput },
      },
    },
    async ({ query }, reply) => {
      const { catalogue, names } = host.current();
      const style = readStyle(query.platform, catalogue);
      const request = { typed: query.term, locale: readLocale(query.lang), limit: query.limit, style };
      const items = autocomplete.suggest(request);
      reply.publish(catalogueAnswer);
      return {
        ...succeeded,
        items,
        icons: autocomplete.listIcons(items, { ...request, limit: query.icons }).map((icon) => ({
          id: icon.id,
          name: names.nameIcon(icon, request.locale),
          style: catalogue.findStyle(icon.platform)?.title ?? "",
          isColor: icon.isColor,
          address: icon.url,
          image: formatImagePath(icon.id, "svg"),
        })),
      };
    },
  );
}

function registerListSuggestedNames(app: ApiScope, { autocomplete }: AutocompleteParts): void {
  app.get(
    "/api/frontend/v1/autocomplete",
    {
      config: { keyScope: "search" },
      schema: {
        operationId: "listSuggestedNames",
        tags: ["search"],
        summary: "Autocomplete a term, names only",
        querystring: z.object({
          query: term,
          limit: limit(suggestionLimit, mostSuggestions),
          locale: language,
        }),
        response: { 200: z.array(z.object({ name: z.string() })), 304: unchanged, 400: invalidInput },
      },
    },
    async ({ query }, reply) => {
      reply.publish(catalogueAnswer);
      return autocomplete
        .suggest({ typed: query.query, locale: readLocale(query.locale), limit: query.limit, isWordsOnly: true })
        .map(({ text }) => ({ name: text }));
    },
  );
}

function registerGetTermKind(app: ApiScope, { search }: AutocompleteParts): void {
  app.get(
    "/siteApi/presearch",
    {
      schema: {
        operationId: "getTermKind",
        tags: ["search"],
        summary: "Find the page type for a term",
        querystring: z.object({ term, lang: language }),
        response: {
          200: z.object({
            success: z.boolean().describe("Whether the term is popular or names a category."),
            type: termKind,
            category: z.string().optional().describe("Code of the category with this name."),
          }),
          304: unchanged,
          400: invalidInput,
        },
      },
    },
    async ({ query }, reply) => {
      reply.publish(catalogueAnswer);
      return search.presearch(query.term, readLocale(query.lang));
    },
  );
}

function registerReadTerm(app: ApiScope, { host, readPages, readPage }: AutocompleteParts): void {
  app.post(
    "/siteApi/popularPages/v1/parseUrl",
    {
      schema: {
        operationId: "readTerm",
        tags: ["search"],
        summary: "Parse the term and filters of a path",
        body: z.object({
          term: z.string().max(longestTermSegment).describe("The path after `/icons/set/`, such as `home--red`."),
          lang: language,
        }),
        response: {
          200: answer({
            page: z
              .object({
                term: z.string(),
                type: termKind,
                category: z.string().optional(),
                filters: z.looseObject({}).describe("By their keys in URLs."),
                address: z.string().describe("Canonical path of the page."),
              })
              .nullable()
              .describe("Null if there is no such page."),
          }),
          400: invalidInput,
        },
      },
    },
    async ({ body }) => {
      const locale = readLocale(body.lang);
      const key = `${host.current().catalogue.version} ${locale} ${body.term}`;
      const read = readPages.get(key) ?? { found: readPage(body.term, locale) };
      readPages.set(key, read, { noUpdateTTL: true });
      return { ...succeeded, page: read.found };
    },
  );
}
