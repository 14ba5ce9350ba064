import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

/** Requests that people choose from a menu of their assistant. */
export function addPrompts(server: McpServer): void {
  server.registerPrompt(
    "pick_icons_for_app",
    {
      title: "Pick icons for an app",
      description: "Choose one style and all the icons that an app needs, and write them as files.",
      argsSchema: z.object({
        app: z.string().min(1).max(2_000).describe("What the app is, and the screens it has."),
        style: z.string().max(80).optional().describe("A style to keep to, such as lucide."),
      }),
    },
    ({ app, style }) => ({
      messages: [{ role: "user", content: { type: "text", text: formatRequest(app, style) } }],
    }),
  );
}

const formatRequest = (app: string, style: string | undefined) =>
  [
    `Pick the icons for this app: ${app}`,
    "",
    "1. List what the app needs an icon for, one concept each.",
    style === undefined
      ? "2. Call find_icon_sets with the list, look at the contact sheet, and choose one style for the whole app."
      : `2. Keep to the style ${style}.`,
    "3. For concepts that are missing or look wrong, call search_icons with `style` set, and look at the contact sheet.",
    "4. Call get_icons in the format that the project uses, and write the files.",
    "5. Credit the authors where `isRequired` says so.",
  ].join("\n");
