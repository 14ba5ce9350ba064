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
} from "../../platform/http/api-scope.server.ts";
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
  list: (catalogue: Catalogue) => Group[];
}[] = [
  {
    path: "pack/sidebar",
    operationId: "listPackGroups",
    summary: "Categories with the codes of their packs",
    list: (catalogue) => catalogue.categories.map((category) => describeCategory(category, catalogue)),
  },
  {
    path: "platform/filter-style",
    operationId: "listStyleFilterGroups",
    summary: "All families with the codes of their styles",
    list: (catalogue) => catalogue.families.map(describeFamily),
  },
  {
    path: "platform/sidebar",
    operationId: "listSidebarGroups",
    summary: "Families of several styles",
    list: (catalogue) => listFamiliesOfSeveral(catalogue),
  },
  {
    path: "platform/icons-homepage",
    operationId: "listHomepageGroups",
    summary: "The best known families",
    list: (catalogue) => catalogue.families.slice(0, homepageGroups).map(describeFamily),
  },
  {
    path: "platform/variations",
    operationId: "listStyleVariations",
    summary: "Styles that are variations of one another",
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
          response: { 200: answer({ docs: z.array(group) }), 304: unchanged },
        },
      },
      async (_request, reply) => {
        reply.publish(catalogueAnswer);
        return { ...succeeded, docs: list(host.current().catalogue) };
      },
    );
  }

  app.get(
    "/siteApi/groups/v1/:entityType/:apiCode/detailed",
    {
      schema: {
        operationId: "getGroup",
        tags: ["catalogue"],
        summary: "One group with everything about its members",
        params: z.object({
          entityType: z
            .enum(["platform", "pack"])
            .describe("`platform` for a family of styles, `pack` for a category."),
          apiCode: z.string(),
        }),
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
    async ({ params }, reply) => {
      const { catalogue } = host.current();
      const found =
        params.entityType === "platform"
          ? detailFamily(params.apiCode, catalogue)
          : detailCategory(params.apiCode, catalogue);
      if (!found) throw new AppError("not_found", "There is no such group.", { field: "apiCode" });
      reply.publish(catalogueAnswer);
      return { ...succeeded, group: found };
    },
  );
}

function listFamiliesOfSeveral({ families }: Catalogue): Group[] {
  return families.filter(({ entities }) => entities.length > 1).map(describeFamily);
}

function describeCategory({ apiCode, title, iconCount }: Category, { packs }: Catalogue): Group {
  const entities = packs.filter((pack) => pack.category === apiCode).map(({ code }) => code);
  return { id: apiCode, name: title, apiCode, iconCount, entities };
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

function detailCategory(apiCode: string, catalogue: Catalogue) {
  const category = catalogue.findCategory(apiCode);
  return category && { ...describeCategory(category, catalogue), entities: [describePack(category, catalogue)] };
}
