import type { ContentBlock } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { ExportedFile } from "../../exports/contract.ts";
import { customizationSchema, fileFormatIds } from "../../exports/contract.ts";
import { formatSources, iconReference, listSources, source, findIconOrdinal } from "../answers/icon-list.ts";
import { addTool } from "../answers/tool.server.ts";
import type { ToolContext } from "../create-mcp-server.server.ts";

const mostFiles = 48;
/** So much of all files together is sent unless more is asked for: at most 1,300 tokens. */
const usualCharacters = 2_500;
const mostCharacters = 400_000;

const iconFile = z.object({
  id: z.string(),
  name: z.string(),
  style: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  text: z.string().optional(),
  base64: z.string().optional(),
});

/** Brings icons as files. */
export function addGetIcons(context: ToolContext): void {
  const { services, asker } = context;
  addTool(
    context,
    "get_icons",
    {
      title: "Get icons",
      scope: "download",
      description:
        "Get icons as files: SVG, PNG, PDF and other images, or code for React, Vue, Svelte, Flutter and others, customized by `look`. Text formats come as text, others in base64.",
      input: z.object({
        icons: z.array(iconReference).min(1).max(mostFiles).describe("Ids, or names such as lucide:house."),
        format: z.enum(fileFormatIds).default("svg"),
        size: z.int().min(1).max(4096).optional().describe("px"),
        look: customizationSchema.optional().describe('Customization, e.g. {"color":"#ff0000","stroke":1.5}.'),
        ground: z
          .string()
          .regex(/^#[0-9a-f]{6}$/)
          .optional()
          .describe("Background of formats without transparency."),
        title: z.string().max(200).optional().describe("Label for screen readers."),
        max_characters: z
          .int()
          .min(1)
          .max(mostCharacters)
          .default(usualCharacters)
          .describe("Of all files together; at least one file comes. The rest is listed in `leftOut`."),
      }),
      output: z.object({
        files: z.array(iconFile),
        leftOut: z.array(z.string()).describe("Ids to ask for in another call."),
        sources: z.array(source),
      }),
    },
    async ({ icons, format, size, look, ground, title, max_characters: most }) => {
      const { catalogue } = services.catalogue.current();
      const ordinals = [...new Set(icons.map((reference) => findIconOrdinal(catalogue, reference)))];
      const wanted = {
        format,
        ...(size !== undefined && { sizePx: size }),
        ...(look && { look }),
        ...(ground !== undefined && { ground: ground as `#${string}` }),
        ...(title !== undefined && { title }),
      };
      const files: z.infer<typeof iconFile>[] = [];
      const blocks: ContentBlock[] = [];
      let characters = 0;
      for (const ordinal of ordinals) {
        if (characters >= most) break;
        const { id, iconifyName, platform } = catalogue.icon(ordinal);
        await asker.countFile();
        const made = await services.exports.exportFile({ id, ...wanted }, { viewer: asker.viewer });
        const content = readContent(made);
        characters += (content.text ?? content.base64!).length;
        if (characters > most && files.length > 0) break;
        const { fileName, mediaType } = made;
        files.push({ id, name: iconifyName, style: platform, fileName, mediaType, ...content });
        blocks.push(describeFile(iconifyName, { ...content, mediaType }));
      }
      await services.recordDownload(
        asker.viewer,
        files.map(({ id }) => id),
      );
      const leftOut = ordinals.slice(files.length).map((ordinal) => catalogue.id(ordinal));
      const sources = listSources(
        catalogue,
        files.map(({ style }) => style),
      );
      const rest = leftOut.length === 0 ? "" : `\nLeft out, to be asked for in another call: ${leftOut.join(", ")}`;
      return {
        text: `${files.map(({ id, name, fileName }) => `${fileName}: ${name} (${id})`).join("\n")}${rest}\n\n${formatSources(sources)}`,
        structured: { files, leftOut, sources },
        files: blocks,
      };
    },
  );
}

function readContent({ bytes, mediaType }: ExportedFile): { text?: string; base64?: string } {
  if (typeof bytes === "string") return { text: bytes };
  return isText(mediaType) ? { text: bytes.toString() } : { base64: bytes.toString("base64") };
}

const isText = (mediaType: string) =>
  /^text\/|^image\/svg|^application\/(?:json|javascript|xml|postscript)/.test(mediaType);

function describeFile(name: string, file: { text?: string; base64?: string; mediaType: string }): ContentBlock {
  const place = { uri: `icon://${name.replace(":", "/")}`, mimeType: file.mediaType };
  const { text, base64 = "" } = file;
  return { type: "resource", resource: text === undefined ? { ...place, blob: base64 } : { ...place, text } };
}
