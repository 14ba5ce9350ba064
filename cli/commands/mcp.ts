import type { Command } from "commander";
import { addSharedOptions, openSite, type SharedOptions, type Surroundings } from "./command.ts";

export function addMcp(program: Command, surroundings: Surroundings): void {
  addSharedOptions(program.command("mcp"))
    .description("Serve the site’s MCP server over standard input and output, for assistants that start programs")
    .action(async (options: SharedOptions) => {
      const { site, key } = await openSite(options, surroundings);
      // More than half of the program, and needed by this command only.
      const { bridgeMcp } = await import("./bridge-mcp.ts");
      const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` };
      await bridgeMcp(new URL("/mcp", site.origin), { headers, note: surroundings.note });
    });
}
