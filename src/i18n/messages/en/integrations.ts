export const integrations = {
  "iconify.title": "Iconify API",
  "iconify.lead": "Programs made for Iconify work with this site: only the host changes.",
  "iconify.complete":
    "They get every icon of every set, including other sizes and earlier names, and searches understand ten languages.",
  "iconify.component": "Use the web component or another Iconify component",
  "iconify.data": "Get several icons as data",
  "iconify.sheet": "Or as a style sheet",
  "iconify.unplugin": "Build icons in with unplugin-icons",
  "iconify.tailwind": "Use icons as classes of Tailwind CSS",
  "mcp.title": "MCP server",
  "mcp.lead": "Assistants find icons, look at them, and write them into your project.",
  "mcp.claudeCode": "Add the server to Claude Code",
  "mcp.claudeDesktop": "Or to Claude Desktop, in claude_desktop_config.json",
  "mcp.vscode": "Or to VS Code, in .vscode/mcp.json",
  "mcp.cursor": "Or to Cursor, in .cursor/mcp.json",
  "mcp.key": "Send an API key to keep icons in your collections",
  "mcp.tools":
    "Assistants can search by word, meaning or image, compare styles, find the set that has everything on a list, replace icons by those of another style, and get files in every format.",
  "mcp.prompt":
    "They see results as a numbered image, so you can answer “take 3 and 7”. The prompt pick_icons_for_app does it all for one app.",
  "mcp.account":
    "API keys are on your [account page](/icons/account). Everything but your collections works without one.",
} as const;
