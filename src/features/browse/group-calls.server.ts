import { z } from "zod";
import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import { AppError } from "../../core/errors.ts";
import type { Category } from "../../core/icons/style.ts";
import {
  answer,
  catalogueAnswer,
  invalidInput,
  notFound,
  succeeded,
  unchanged,
  type ApiScope,
} from "../../platform/http/parameters/api-scope.server.ts";
import { readLocale } from "../../i18n/locales.ts";
import { nameCategory } from "../../i18n/name-category.ts";
import { loadTranslator } from "../../i18n/translations.server.ts";
import type { Translator } from "../../i18n/translator.ts";
import { inLanguage } from "../../platform/http/parameters/parameters.server.ts";
import type { BrowseApiDependencies } from "./api.server.ts";
import {
  describeFamily,
  describePack,
  describeStyles,
  group,
  publicPack,
  publicStyle,
} from "./public-shapes.server.ts";

type Group = z.infer<typeof group>;

const homepageGroups = 24;

/** One row per list of groups: where it is used decides which groups it brings. */
const groupLists: readonly {
  path: string;
  operationId: string;
  summary: string;
  list: (catalogue: Catalogue, t: Translator) => Group[];
}[] = [
  {
    path: "pack/sidebar",
    operationId: "listPackGroups",
    summary: "List categories with their packs",
    list: (catalogue, t) => catalogue.categories.map((category) => describeCategory(category, { catalogue, t })),
  },
  {
    path: "platform/filter-style",
    operationId: "listStyleFilterGroups",
    summary: "List families with their styles",
    list: (catalogue) => catalogue.families.map(describeFamily),
  },
  {
    path: "platform/sidebar",
    operationId: "listSidebarGroups",
    summary: "List families with several styles",
    list: (catalogue) => listFamiliesOfSeveral(catalogue),
  },
  {
    path: "platform/icons-homepage",
    operationId: "listHomepageGroups",
    summary: "List the best-known families",
    list: (catalogue) => catalogue.families.slice(0, homepageGroups).map(describeFamily),
  },
  {
    path: "platform/variations",
    operationId: "listStyleVariations",
    summary: "List styles that are variations of each other",
    list: (catalogue) => listFamiliesOfSeveral(catalogue),
  },
];

/** Groups of styles (families) and of packs (categories). */
export function registerGroupCalls(app: ApiScope, { catalogue: host }: BrowseApiDependencies): void {
  for (const { path, operationId, summary, list } of groupLists) {
    app.get(
      `/siteApi/groups/v1/${path}`,
      {
        schema: {
          operationId,
          tags: ["catalogue"],
          summary,
          querystring: inLanguage,
          response: { 200: answer({ docs: z.array(group) }), 304: unchanged, 400: invalidInput },
        },
      },
      async ({ query }, reply) => {
        const t = loadTranslator(readLocale(query.language), "categories");
        reply.publish(catalogueAnswer);
        return { ...succeeded, docs: list(host.current().catalogue, t) };
      },
    );
  }

  app.get(
    "/siteApi/groups/v1/:entityType/:apiCode/detailed",
    {
      schema: {
        operationId: "getGroup",
        tags: ["catalogue"],
        summary: "Get a group with all its members",
        params: z.object({
          entityType: z
            .enum(["platform", "pack"])
            .describe("`platform` for a family of styles; `pack` for a category, in one style or all."),
          apiCode: z.string().describe("Code of a family, category or pack."),
        }),
        querystring: inLanguage,
        response: {
          200: answer({
            group: group.omit({ entities: true }).extend({ entities: z.array(z.union([publicStyle, publicPack])) }),
          }),
          304: unchanged,
          400: invalidInput,
          404: notFound,
        },
      },
    },
    async ({ params, query }, reply) => {
      const { catalogue } = host.current();
      const t = loadTranslator(readLocale(query.language), "categories");
      const found =
        params.entityType === "platform"
          ? detailFamily(params.apiCode, catalogue)
          : (detailCategory(params.apiCode, { catalogue, t }) ?? detailPack(params.apiCode, { catalogue, t }));
      if (!found) throw new AppError("not_found", "Group not found.", { field: "apiCode" });
      reply.publish(catalogueAnswer);
      return { ...succeeded, group: found };
    },
  );
}

function listFamiliesOfSeveral({ families }: Catalogue): Group[] {
  return families.filter(({ entities }) => entities.length > 1).map(describeFamily);
}

interface Naming {
  catalogue: Catalogue;
  t: Translator;
}

function describeCategory(category: Category, { catalogue, t }: Naming): Group {
  const { apiCode, iconCount } = category;
  const entities = catalogue.packs.filter((pack) => pack.category === apiCode).map(({ code }) => code);
  return { id: apiCode, name: nameCategory(t, category), apiCode, iconCount, entities };
}

function detailFamily(apiCode: string, catalogue: Catalogue) {
  const family = catalogue.findFamily(apiCode);
  return (
    family && {
      ...describeFamily(family),
      entities: describeStyles(
        family.entities.flatMap((code) => {
          const style = catalogue.findStyle(code);
          return style ? [style] : [];
        }),
        catalogue,
      ),
    }
  );
}

function detailCategory(apiCode: string, naming: Naming) {
  const category = naming.catalogue.findCategory(apiCode);
  return category && { ...describeCategory(category, naming), entities: [describePack(category, naming)] };
}

/** The codes that styles and categories give for their packs. */
function detailPack(code: string, naming: Naming) {
  const only = naming.catalogue.packs.find((pack) => pack.code === code);
  const category = only && naming.catalogue.findCategory(only.category);
  if (!category) return undefined;
  const pack = describePack(category, { ...naming, only });
  return { id: code, name: pack.name, apiCode: code, iconCount: pack.iconCount, entities: [pack] };
}
