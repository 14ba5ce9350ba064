import { z } from "zod";
import { readPictureType, pictureTypes, telltaleBytes } from "../../../core/pictures/picture-type.ts";
import { AppError } from "../../../core/errors.ts";
import type { Icon } from "../../../core/icons/icon.ts";
import { likenessStyles } from "../../picture-search/contract.ts";
import { filterInput, readToolFilters } from "../answers/filters.ts";
import {
  findIconOrdinal,
  formatIcons,
  formatSources,
  iconReference,
  listIcons,
  listSources,
} from "../answers/icon-list.ts";
import { addTool, type ToolAnswer } from "../answers/tool.server.ts";
import type { ToolContext } from "../create-mcp-server.server.ts";
import { iconListOutput, sheetInput } from "./search-icons.server.ts";

/** Of an image in base64: 2 MB. */
const mostCharacters = 2_796_204;
const readableTypes = pictureTypes.map(({ name }) => name).join(", ");

/** Finds icons like an image that is sent along. */
export function addSearchByImage(context: ToolContext): void {
  const { services, asker } = context;
  addTool(
    context,
    "search_by_image",
    {
      title: "Search by image",
      scope: "search",
      description: `Find icons that look like an image, such as a screenshot or a sketch (${readableTypes}; at most 2 MB).`,
      input: z.object({
        image: z.string().min(1).max(mostCharacters).describe("Base64, or a data URL."),
        ...filterInput,
        ...sheetInput,
      }),
      output: z.object(iconListOutput),
    },
    async (given) => {
      const bytes = readImage(given.image);
      const type = readPictureType(bytes.subarray(0, telltaleBytes));
      if (type === undefined)
        throw new AppError("unsupported_type", `image: must be one of ${readableTypes}, in base64.`);
      await asker.countFile();
      const filters = readToolFilters(given, services.catalogue.current().catalogue);
      const { icons } = await services.pictures.search({ type, bytes }, { filters, amount: given.limit });
      return answerIcons(context, icons, given.contact_sheet);
    },
  );
}

/** Finds icons like one icon. */
export function addSimilarIcons(context: ToolContext): void {
  const { services } = context;
  addTool(
    context,
    "similar_icons",
    {
      title: "Find similar icons",
      scope: "search",
      description: "Find icons that look like an icon or mean the same, in its own style or in others.",
      input: z.object({
        icon: iconReference.describe("Id, or a name such as lucide:house."),
        styles: z.enum(likenessStyles).default("all").describe("Its own style, others, or all."),
        ...sheetInput,
      }),
      output: z.object(iconListOutput),
    },
    async ({ icon, styles, limit, contact_sheet: isShown }) => {
      const { catalogue } = services.catalogue.current();
      const id = catalogue.id(findIconOrdinal(catalogue, icon));
      return answerIcons(context, await services.pictures.findSimilar(id, { styles, amount: limit }), isShown);
    },
  );
}

async function answerIcons(context: ToolContext, found: readonly Icon[], isShown: boolean): Promise<ToolAnswer> {
  const { catalogue } = context.services.catalogue.current();
  // The catalogue may be another one by now.
  const ordinals = found.flatMap(({ id }) => catalogue.findById(id) ?? []);
  const icons = listIcons(catalogue, ordinals);
  const sources = listSources(
    catalogue,
    icons.map(({ style }) => style),
  );
  return {
    text: icons.length === 0 ? "No icons found." : `${formatIcons(icons)}\n\n${formatSources(sources)}`,
    structured: { icons, sources },
    sheet: isShown ? await context.drawSheet(ordinals) : undefined,
  };
}

/** @throws AppError `invalid_input` for what is not in base64 */
function readImage(text: string): Uint8Array {
  const data = text.replace(/^data:[^,]*;base64,/, "").replaceAll(/\s/g, "");
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(data))
    throw new AppError("invalid_input", "image: must be base64 or a data URL.");
  return Buffer.from(data, "base64");
}
