import type { Integration } from "./integration.ts";

const format = (settings: object) => JSON.stringify(settings, undefined, 2);

export const mcp: Integration = {
  listSteps({ origin }) {
    const url = `${origin}/mcp`;
    const bridge = ["-y", `--registry=${origin}/npm`, "@iconarium/cli", "mcp"];
    return [
      { message: "integrations.mcp.claudeCode", code: `claude mcp add --transport http iconarium ${url}` },
      {
        message: "integrations.mcp.claudeDesktop",
        code: format({ mcpServers: { iconarium: { command: "npx", args: bridge } } }),
      },
      { message: "integrations.mcp.vscode", code: format({ servers: { iconarium: { type: "http", url } } }) },
      { message: "integrations.mcp.cursor", code: format({ mcpServers: { iconarium: { url } } }) },
      {
        message: "integrations.mcp.key",
        code: `claude mcp add --transport http iconarium ${url} --header "Authorization: Bearer $ICONARIUM_KEY"`,
      },
    ];
  },
  notes: ["integrations.mcp.tools", "integrations.mcp.prompt", "integrations.mcp.account"],
};
