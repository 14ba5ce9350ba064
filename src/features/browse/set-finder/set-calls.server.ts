import { z } from "zod";
import { conceptListLimits, readConceptList } from "../../../core/search/cover/concept-list.ts";
import { readLocale } from "../../../i18n/locales.ts";
import {
  answer,
  catalogueAnswer,
  invalidInput,
  refuseParameter,
  succeeded,
  unchanged,
  type ApiScope,
} from "../../../platform/http/parameters/api-scope.server.ts";
import { filterParameters, readFilters } from "../../../platform/http/parameters/filter-parameters.server.ts";
import { amount, checkIconCount, language, offset } from "../../../platform/http/parameters/parameters.server.ts";
import { publicIcon } from "../../icon-details/contract.ts";
import type { BrowseApiDependencies } from "../api.server.ts";
import { setSorts } from "../contract.ts";
import { longestList } from "./set-address.ts";

const setAmount = 10;

const foundSet = z.object({
  apiCode: z.string(),
  title: z.string(),
  countFound: z.number().describe("Number of entries that the set has an icon for."),
  icons: z.array(
    publicIcon.extend({
      entry: z.string().describe("Entry of the list that the icon is for."),
      isNear: z.literal(true).optional().describe("The set has no icon for the entry; this one comes closest."),
    }),
  ),
  missing: z.array(z.string()).describe("Entries without an icon of their own."),
});

/** Calls that find sets for a list. */
export function registerSetCalls(app: ApiScope, { catalogue: host, browse, icon }: BrowseApiDependencies): void {
  app.get(
    "/api/iconsets/v1/sets",
    {
      config: { keyScope: "search" },
      schema: {
        operationId: "findSets",
        tags: ["search"],
        summary: "Find icon sets that cover a list",
        description: `Takes up to ${conceptListLimits.concepts} entries, in any of the site’s languages. Returns styles with their icon for each entry, or the closest one.`,
        querystring: z
          .object({
            list: z.string().max(longestList).describe("Entries such as `home` or `shopping cart`, one per line."),
            sort: z.enum(setSorts).default("coverage"),
            amount: amount(setAmount),
            offset,
            language,
          })
          .extend(filterParameters.omit({ category: true, color: true, license: true }).shape),
        response: {
          200: answer({
            parameters: z.object({ entries: z.array(z.string()), countAll: z.number().describe("Number of sets.") }),
            sets: z.array(foundSet),
          }),
          304: unchanged,
          400: invalidInput,
        },
      },
    },
    async ({ query }, reply) => {
      const concepts = readConceptList(query.list.toWellFormed());
      if (concepts.length === 0) refuseParameter("list", "needs at least one entry");
      checkIconCount(concepts.length * query.amount);
      const { catalogue } = host.current();
      const locale = readLocale(query.language);
      const filters = readFilters(query, catalogue);
      const sets = await browse.findSets({ concepts, language: locale, filters, sort: query.sort, pinned: new Set() });
      reply.publish(catalogueAnswer);
      return {
        ...succeeded,
        parameters: { entries: concepts, countAll: sets.length },
        sets: sets.slice(query.offset, query.offset + query.amount).map(({ style, icons, foundCount }) => ({
          apiCode: style.apiCode,
          title: style.title,
          countFound: foundCount,
          icons: icons.flatMap((found, place) => {
            if (!found) return [];
            const described = icon.describe(catalogue.icon(found.ordinal), locale);
            return [{ ...described, entry: concepts[place]!, ...(!found.isExact && { isNear: true as const }) }];
          }),
          missing: concepts.filter((_, place) => !icons[place]?.isExact),
        })),
      };
    },
  );
}
