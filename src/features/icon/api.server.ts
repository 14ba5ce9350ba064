import { z } from "zod";
import { relations, type IconDetails } from "../../core/icons/icon.ts";
import { type Locale, readLocale } from "../../i18n/locales.ts";
import {
  answer,
  catalogueAnswer,
  invalidInput,
  notFound,
  succeeded,
  type ApiScope,
} from "../../platform/http/api-scope.server.ts";
import { commaList, language, yesNo } from "../../platform/http/parameters.server.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import { publicIcon, type IconService } from "./contract.ts";

const bundleLimit = 100;

const detailedIcon = publicIcon
  .extend({
    mainId: z.string().describe("The icon that stands for all of the concept, the same as `commonId`."),
    relation: z.enum(relations).describe("Anything but `main` is left out of lists."),
    tags: z.array(z.string()),
    resolutions: z.array(z.object({ id: z.string(), size: z.number() })).describe("The other native sizes."),
    variants: z.array(z.object({ id: z.string(), platform: z.string(), subcategory: z.string() })),
    pngSize: z.number().describe("Largest PNG edge in px for everybody."),
    viewBox: z.array(z.number()).length(4),
    svg: z.string().optional().describe("The SVG document in base64, when `svg=true`."),
  })
  .meta({ id: "IconDetails" });

const drawnIcon = publicIcon.extend({ svg: z.string().describe("The SVG document.") });

const toBase64 = (text: string) => Buffer.from(text).toString("base64");

/** Calls about single icons. */
export function registerIconApi(
  app: ApiScope,
  { icon: icons, catalogue: host }: { icon: IconService; catalogue: CatalogueHost },
): void {
  const describeDetails = (details: IconDetails, locale: Locale) => ({
    ...details,
    ...icons.describe(details, locale),
    viewBox: [...details.viewBox],
  });

  app.get(
    "/siteApi/icons/icon",
    {
      schema: {
        operationId: "getIcon",
        tags: ["icons"],
        summary: "One icon with its relatives and, on demand, its drawing",
        querystring: z.object({
          id: z.string(),
          language,
          svg: yesNo.optional().describe("Bring the drawing too."),
          info: yesNo.optional().describe("Accepted; everything is always told."),
        }),
        response: { 200: answer({ icon: detailedIcon }), 400: invalidInput, 404: notFound },
      },
    },
    async ({ query }, reply) => {
      const details = icons.getDetails(query.id);
      const drawing = query.svg ? { svg: toBase64(icons.getSvg(query.id)) } : {};
      reply.publish(catalogueAnswer);
      return { ...succeeded, icon: { ...describeDetails(details, readLocale(query.language)), ...drawing } };
    },
  );

  app.get(
    "/siteApi/icons/icon/:id/variants",
    {
      schema: {
        operationId: "listVariants",
        tags: ["icons"],
        summary: "The same icon in other styles",
        params: z.object({ id: z.string() }),
        querystring: z.object({ language }),
        response: { 200: answer({ variants: z.array(publicIcon) }), 400: invalidInput, 404: notFound },
      },
    },
    async ({ params, query }, reply) => {
      const locale = readLocale(query.language);
      const { variants } = icons.getDetails(params.id);
      const { catalogue } = host.current();
      const found = variants.flatMap(({ id }) => {
        const ordinal = catalogue.findById(id);
        return ordinal === undefined ? [] : [icons.describe(catalogue.icon(ordinal), locale)];
      });
      reply.publish(catalogueAnswer);
      return { ...succeeded, variants: found };
    },
  );

  app.get(
    "/api/bundle/icons",
    {
      schema: {
        operationId: "getIcons",
        tags: ["icons"],
        summary: "Many icons with their drawings in one answer",
        querystring: z.object({
          ids: commaList
            .refine((ids) => ids.length > 0, "name at least one id")
            .describe(`Ids of icons, comma separated, at most ${bundleLimit}.`),
          language,
        }),
        response: {
          200: answer({ icons: z.array(drawnIcon), notFound: z.array(z.string()) }),
          400: invalidInput,
        },
      },
    },
    async ({ query }, reply) => {
      const { catalogue } = host.current();
      const locale = readLocale(query.language);
      const ids = [...new Set(query.ids)];
      const ordinals = new Map(ids.map((id) => [id, catalogue.findById(id)]));
      const known = ids.flatMap((id) => ordinals.get(id) ?? []);
      reply.publish(catalogueAnswer);
      return {
        ...succeeded,
        icons: known.map((ordinal) =>
          Object.assign(icons.describe(catalogue.icon(ordinal), locale), { svg: icons.getSvg(catalogue.id(ordinal)) }),
        ),
        notFound: ids.filter((id) => ordinals.get(id) === undefined),
      };
    },
  );
}
