import { z } from "zod";
import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import { AppError } from "../../core/errors.ts";
import {
  answer,
  catalogueAnswer,
  invalidInput,
  notFound,
  refuseCode,
  succeeded,
  unchanged,
  type ApiScope,
} from "../../platform/http/parameters/api-scope.server.ts";
import { readLocale } from "../../i18n/locales.ts";
import { loadTranslator } from "../../i18n/translations.server.ts";
import { createFieldSelection } from "../../platform/http/parameters/field-selection.server.ts";
import { amount, inLanguage, language, offset } from "../../platform/http/parameters/parameters.server.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import type { ExportService } from "../exports/contract.ts";
import { publicIcon, type IconService } from "../icon-details/contract.ts";
import type { BrowseService } from "./contract.ts";
import { registerSetCalls } from "./set-finder/set-calls.server.ts";
import { registerGroupCalls } from "./group-calls.server.ts";
import {
  describeAuthor,
  describePack,
  describeStyle,
  describeStyles,
  publicAuthor,
  publicPack,
  publicStyle,
} from "./public-shapes.server.ts";

export interface BrowseApiDependencies {
  catalogue: CatalogueHost;
  browse: BrowseService;
  icon: IconService;
  exports: ExportService;
}

const latestAmount = 60;

const byId = z.object({ id: z.string() });
const totals = {
  totalIcons: z.number().describe("All icons, without duplicates."),
  totalIconsByPlatform: z
    .record(z.string(), z.number())
    .describe("Icons per style; icons that several styles share count in each."),
};

const imageHosts = z.object({
  free: z.string().describe("Origin of images up to `freeSizePx`, and of GIF and ICO files; empty for this site."),
  paid: z.string().describe("Origin of all other images; empty for this site."),
  freeSizePx: z.number().int(),
});

/** An answer with the fields that were asked for. */
const someOf = <Shape extends z.ZodRawShape>(shape: Shape) => answer(shape).partial().required({ success: true });

const packsShape = { packs: z.array(publicPack.partial()) };
const stylesShape = { platforms: z.array(publicStyle.partial()) };
const totalFields = { totalIcons: null, totalIconsByPlatform: null };
const packFields = createFieldSelection({ packs: publicPack });
const styleFields = createFieldSelection({ platforms: publicStyle, ...totalFields });
const factFields = createFieldSelection({
  packs: publicPack,
  platforms: publicStyle,
  ...totalFields,
  imageHosts: null,
});

/** Calls about the catalogue as a whole. */
export function registerBrowseApi(app: ApiScope, dependencies: BrowseApiDependencies): void {
  const parts = prepareBrowseApi(dependencies);
  registerListLatestIcons(app, parts);
  registerListPacks(app, parts);
  registerListStyles(app, parts);
  registerGetSiteFacts(app, parts);
  registerGetStyle(app, parts);
  registerGetAuthor(app, parts);
  registerGetStyleWithAuthor(app, parts);
  registerGroupCalls(app, dependencies);
  registerSetCalls(app, dependencies);
}

/** What several of these calls share. */
function prepareBrowseApi(dependencies: BrowseApiDependencies) {
  const { catalogue: host, browse, icon, exports } = dependencies;
  const listStyles = () => describeStyles(host.current().catalogue.styles, host.current().catalogue);
  const listPacks = (code: string) => {
    const { catalogue } = host.current();
    const t = loadTranslator(readLocale(code), "categories");
    return catalogue.categories.map((category) => describePack(category, { catalogue, t }));
  };
  return { host, browse, icon, listPacks, listStyles, exports };
}

type BrowseParts = ReturnType<typeof prepareBrowseApi>;

function registerListLatestIcons(app: ApiScope, { host, browse, icon }: BrowseParts): void {
  app.get(
    "/siteApi/icons/v1/latest",
    {
      schema: {
        operationId: "listLatestIcons",
        tags: ["icons"],
        summary: "List new icons",
        querystring: z.object({
          amount: amount(latestAmount),
          offset,
          style: z.string().optional().describe("Style code."),
          platform: z.string().optional().describe("Same as `style`. If both are given, icons of both are returned."),
          language,
        }),
        response: { 200: answer({ icons: z.array(publicIcon), total: z.number() }), 304: unchanged, 400: invalidInput },
      },
    },
    async ({ query }, reply) => {
      const style = readStyles(query, host.current().catalogue);
      const range = { offset: query.offset, amount: query.amount };
      const { icons, total } = browse.latest(style === undefined ? range : { ...range, filters: { style } });
      reply.publish(catalogueAnswer);
      return { ...succeeded, icons: icons.map((one) => icon.describe(one, readLocale(query.language))), total };
    },
  );
}

function registerListPacks(app: ApiScope, { listPacks }: BrowseParts): void {
  app.get(
    "/siteApi/packs-info",
    {
      schema: {
        operationId: "listPacks",
        tags: ["catalogue"],
        summary: "List categories with previews per style",
        querystring: inLanguage.extend({ fields: packFields.fields }),
        response: { 200: someOf(packsShape), 304: unchanged, 400: invalidInput },
      },
    },
    async ({ query }, reply) => {
      reply.publish(catalogueAnswer);
      return { ...succeeded, ...packFields.select({ packs: listPacks(query.language) }, query.fields) };
    },
  );
}

function registerListStyles(app: ApiScope, { listStyles, host }: BrowseParts): void {
  app.get(
    "/siteApi/platforms-info",
    {
      schema: {
        operationId: "listStyles",
        tags: ["catalogue"],
        summary: "List styles with icon counts",
        querystring: inLanguage.extend({ fields: styleFields.fields }),
        response: { 200: someOf({ ...stylesShape, ...totals }), 304: unchanged, 400: invalidInput },
      },
    },
    async ({ query }, reply) => {
      const found = { platforms: listStyles(), ...countIcons(host.current().catalogue) };
      reply.publish(catalogueAnswer);
      return { ...succeeded, ...styleFields.select(found, query.fields) };
    },
  );
}

function registerGetSiteFacts(app: ApiScope, { listPacks, listStyles, host, exports }: BrowseParts): void {
  app.get(
    "/siteApi/app-info/partial",
    {
      schema: {
        operationId: "getSiteFacts",
        tags: ["catalogue"],
        summary: "Get packs, styles, totals and image hosts in one response",
        querystring: inLanguage.extend({ fields: factFields.fields }),
        response: {
          200: someOf({ ...packsShape, ...stylesShape, ...totals, imageHosts }),
          304: unchanged,
          400: invalidInput,
        },
      },
    },
    async ({ query }, reply) => {
      const found = {
        packs: listPacks(query.language),
        platforms: listStyles(),
        ...countIcons(host.current().catalogue),
        imageHosts: exports.imageHosts,
      };
      reply.publish(catalogueAnswer);
      return { ...succeeded, ...factFields.select(found, query.fields) };
    },
  );
}

function registerGetStyle(app: ApiScope, { browse, host }: BrowseParts): void {
  app.get(
    "/siteApi/platforms/v1/:id",
    {
      schema: {
        operationId: "getStyle",
        tags: ["catalogue"],
        summary: "Get a style",
        params: byId,
        response: { 200: answer({ platform: publicStyle }), 304: unchanged, 404: notFound },
      },
    },
    async ({ params }, reply) => {
      const style = requireFound(browse.findStyle(params.id), "style");
      reply.publish(catalogueAnswer);
      return { ...succeeded, platform: describeStyle(style, host.current().catalogue) };
    },
  );
}

function registerGetAuthor(app: ApiScope, { host }: BrowseParts): void {
  app.get(
    "/siteApi/market/authors/:id",
    {
      schema: {
        operationId: "getAuthor",
        tags: ["catalogue"],
        summary: "Get an author",
        params: byId,
        response: { 200: publicAuthor.extend({ success: z.literal(true) }), 304: unchanged, 404: notFound },
      },
    },
    async ({ params }, reply) => {
      const author = requireFound(host.current().catalogue.findAuthor(params.id), "author");
      reply.publish(catalogueAnswer);
      return { ...succeeded, ...describeAuthor(author) };
    },
  );
}

function registerGetStyleWithAuthor(app: ApiScope, { browse, host }: BrowseParts): void {
  app.get(
    "/siteApi/market/platforms/:id",
    {
      schema: {
        operationId: "getStyleWithAuthor",
        tags: ["catalogue"],
        summary: "Get a style with its author",
        params: byId,
        response: { 200: answer({ platform: publicStyle, author: publicAuthor }), 304: unchanged, 404: notFound },
      },
    },
    async ({ params }, reply) => {
      const style = requireFound(browse.findStyle(params.id), "style");
      const { catalogue } = host.current();
      const author = requireFound(catalogue.findAuthor(style.author), "author");
      reply.publish(catalogueAnswer);
      return { ...succeeded, platform: describeStyle(style, catalogue), author: describeAuthor(author) };
    },
  );
}

/** Two codes of different styles leave none. */
function readStyles(given: { style?: string | undefined; platform?: string | undefined }, catalogue: Catalogue) {
  const codes = (["style", "platform"] as const).flatMap((field) => {
    const code = given[field];
    if (code === undefined || code === "" || code === "all") return [];
    return [catalogue.findStyle(code)?.apiCode ?? refuseCode(field, code, catalogue.styles)];
  });
  if (codes.length === 0) return undefined;
  return codes.every((code) => code === codes[0]) ? [codes[0]!] : [];
}

function countIcons({ iconCount: total, styles }: Catalogue) {
  return {
    totalIcons: total,
    totalIconsByPlatform: Object.fromEntries(styles.map(({ apiCode, iconCount }) => [apiCode, iconCount])),
  };
}

function requireFound<Item>(item: Item | undefined, what: string): Item {
  if (item === undefined) throw new AppError("not_found", `There is no such ${what}.`, { field: "id" });
  return item;
}
