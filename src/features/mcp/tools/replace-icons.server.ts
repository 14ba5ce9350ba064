import { z } from "zod";
import { matchKinds } from "../../../core/swap/find-likely-concepts.ts";
import {
  findIconOrdinal,
  findNamedStyle,
  formatSources,
  iconReference,
  listSources,
  source,
} from "../answers/icon-list.ts";
import { addTool } from "../answers/tool.server.ts";
import { mostOnSheet } from "../contract.ts";
import type { ToolContext } from "../create-mcp-server.server.ts";

const mostReplaced = 100;
const columns = 8;
const mostPairs = mostOnSheet / 2;
const mostOthers = 2;

const replacement = z.object({
  number: z.int().describe("Of the pair on the contact sheet: the icon, then its replacement."),
  from: z.string(),
  to: z.string().optional().describe("Absent if the style has none."),
  id: z.string().optional().describe("Of the replacement."),
  match: z.enum(matchKinds).optional().describe("`same` is the same concept, `look` only looks alike."),
  others: z.array(z.string()).optional().describe("Alternatives, best first."),
});
type Replacement = z.infer<typeof replacement>;

/** Finds for icons those of another style. */
export function addReplaceIcons(context: ToolContext): void {
  const { services, asker } = context;
  addTool(
    context,
    "replace_icons",
    {
      title: "Replace icons with another style’s",
      scope: "search",
      description: "For each icon, find the one of another style that means the same, or comes closest.",
      input: z.object({
        icons: z.array(iconReference).min(1).max(mostReplaced).describe("Ids, or names such as lucide:house."),
        style: z.string().trim().min(1).max(80).describe("The style to take icons of."),
        contact_sheet: z.boolean().default(true).describe("Show pairs, the icon and its replacement, as an image."),
      }),
      output: z.object({ replacements: z.array(replacement), sources: z.array(source) }),
    },
    async ({ icons, style, contact_sheet: isShown }) => {
      const { catalogue } = services.catalogue.current();
      const { apiCode } = findNamedStyle(catalogue, style);
      const ids = [...new Set(icons.map((reference) => catalogue.id(findIconOrdinal(catalogue, reference))))];
      await asker.countFile();
      const { pairs } = await services.swaps.plan(ids, { style: apiCode, locale: "en" });
      const nameOf = (id: string) => catalogue.icon(findIconOrdinal(catalogue, id)).iconifyName;
      const replacements = pairs.map(({ from, to, kind, others }, place): Replacement => {
        const alternatives = kind === "same" ? [] : others.slice(0, mostOthers).map(nameOf);
        return {
          number: place + 1,
          from: nameOf(from),
          ...(to !== undefined && { to: nameOf(to), id: to }),
          ...(kind && { match: kind }),
          ...(alternatives.length > 0 && { others: alternatives }),
        };
      });
      const cells = pairs.slice(0, mostPairs).flatMap(({ from, to }, place) =>
        [from, to].map((id) => ({
          number: place + 1,
          ordinal: id === undefined ? undefined : catalogue.findById(id),
        })),
      );
      const sources = listSources(catalogue, [apiCode]);
      return {
        text: `${replacements.map(formatReplacement).join("\n")}\n\n${formatSources(sources)}`,
        structured: { replacements, sources },
        sheet: isShown ? await services.contactSheets.draw(cells, { columns }) : undefined,
      };
    },
  );
}

const formatReplacement = ({ number, from, to, id, match, others }: Replacement) =>
  to === undefined
    ? `${number}. ${from} → none`
    : `${number}. ${from} → ${to} (${id}), ${match}${others ? `; or ${others.join(", ")}` : ""}`;
