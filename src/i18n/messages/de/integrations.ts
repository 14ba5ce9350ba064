import type { Translation } from "../../source-messages.ts";

export const integrations = {
  "iconify.title": "Iconify-API",
  "iconify.lead": "Programme für Iconify funktionieren auch mit dieser Website: Nur der Host ändert sich.",
  "iconify.complete":
    "Sie bekommen jedes Icon jeder Sammlung, auch andere Größen und frühere Namen, und die Suche versteht zehn Sprachen.",
  "iconify.component": "Die Webkomponente oder eine andere Iconify-Komponente verwenden",
  "iconify.data": "Mehrere Icons als Daten abrufen",
  "iconify.sheet": "Oder als Stylesheet",
  "iconify.unplugin": "Icons mit unplugin-icons beim Build einbinden",
  "iconify.tailwind": "Icons als Klassen von Tailwind CSS verwenden",
  "mcp.title": "MCP-Server",
  "mcp.lead": "Assistenten finden Icons, sehen sie sich an und schreiben sie in dein Projekt.",
  "mcp.claudeCode": "Den Server zu Claude Code hinzufügen",
  "mcp.claudeDesktop": "Oder zu Claude Desktop, in claude_desktop_config.json",
  "mcp.vscode": "Oder zu VS Code, in .vscode/mcp.json",
  "mcp.cursor": "Oder zu Cursor, in .cursor/mcp.json",
  "mcp.key": "Einen API-Schlüssel mitsenden, um Icons in deinen Sammlungen zu speichern",
  "mcp.tools":
    "Assistenten suchen nach Wort, Bedeutung oder Bild, vergleichen Stile, finden die Sammlung, die alles auf einer Liste hat, ersetzen Icons durch die eines anderen Stils und bekommen Dateien in jedem Format.",
  "mcp.prompt":
    "Sie sehen Ergebnisse als nummeriertes Bild, du kannst also „nimm 3 und 7“ antworten. Der Prompt pick_icons_for_app erledigt alles für eine App.",
  "mcp.account":
    "API-Schlüssel findest du auf deiner [Kontoseite](/icons/account). Alles außer deinen Sammlungen geht ohne.",
} satisfies Translation<"integrations">;
