import { z } from "zod";
import { cutTerm } from "../../../core/urls/normalize-query.ts";
import { locales } from "../../../i18n/locales.ts";
import { filterInput, readToolFilters } from "../answers/filters.ts";
import { formatIcons, formatSources, listedIcon, listIcons, listSources, source } from "../answers/icon-list.ts";
import { addTool } from "../answers/tool.server.ts";
import type { ToolContext } from "../create-mcp-server.server.ts";
import { mostOnSheet } from "../contract.ts";

const fewest = 12;

/** What tools that list icons answer. */
export const iconListOutput = {
  icons: z.array(listedIcon),
  sources: z.array(source).describe("License and credit line of each style."),
};

/** The contact sheet of a list, unless it is not wanted. */
export const sheetInput = {
  limit: z.int().min(1).max(mostOnSheet).default(fewest),
  contact_sheet: z.boolean().default(true).describe("Show the icons, numbered, as an image."),
};

/** Finds icons by words, or by what they mean. */
export function addSearchIcons(context: ToolContext): void {
  const { services } = context;
  addTool(
    context,
    "search_icons",
    {
      title: "Search icons",
      scope: "search",
      description:
        "Find icons by words or by meaning (“get money back”), in ten languages. Set `style` to keep an app to one style. Returns numbered icons with ids and a contact sheet to look at.",
      input: z.object({
        query: z.string().trim().min(1).max(200),
        ...filterInput,
        language: z.enum(locales).default("en").describe("Language of the query."),
        ...sheetInput,
        offset: z.int().min(0).max(10_000).default(0),
      }),
      output: z.object({
        total: z.int().describe("Icons that have all words."),
        corrected: z.string().optional().describe("The query with its spelling corrected."),
        isNear: z.literal(true).optional().describe("No icon has all words; these come close."),
        ...iconListOutput,
      }),
    },
    async (given) => {
      const { catalogue } = services.catalogue.current();
      const { language, offset, limit } = given;
      const term = cutTerm(given.query);
      const asked = {
        term,
        language,
        filters: readToolFilters(given, catalogue),
        offset,
        amount: limit,
        isToppedUp: true,
      };
      const { found, corrected } = await services.hybrid.searchCorrected(asked);
      const { ordinals, total, isNear } = found;
      const icons = listIcons(catalogue, ordinals, offset + 1);
      const sources = listSources(
        catalogue,
        icons.map(({ style }) => style),
      );
      const sheet = given.contact_sheet ? await context.drawSheet(ordinals, offset + 1) : undefined;
      const heading = isNear ? "No icon has all words; these come close" : `${total} icons`;
      return {
        text: icons.length === 0 ? "No icons found." : `${heading}\n${formatIcons(icons)}\n\n${formatSources(sources)}`,
        structured: {
          total: isNear ? 0 : total,
          ...(corrected !== undefined && { corrected }),
          ...(isNear && { isNear: true }),
          icons,
          sources,
        },
        sheet,
      };
    },
  );
}
