import type { Translation } from "../../source-messages.ts";

export const integrations = {
  "iconify.title": "API Iconify",
  "iconify.lead": "Les programmes conçus pour Iconify fonctionnent avec ce site\u00A0: seul l’hôte change.",
  "iconify.complete":
    "Ils obtiennent toutes les icônes de tous les jeux, y compris les autres tailles et les anciens noms, et la recherche comprend dix langues.",
  "iconify.component": "Utiliser le composant web ou un autre composant Iconify",
  "iconify.data": "Obtenir les données de plusieurs icônes",
  "iconify.sheet": "Ou une feuille de style",
  "iconify.unplugin": "Intégrer les icônes à la compilation avec unplugin-icons",
  "iconify.tailwind": "Utiliser les icônes comme classes de Tailwind CSS",
  "mcp.title": "Serveur MCP",
  "mcp.lead": "Les assistants trouvent des icônes, les regardent et les écrivent dans votre projet.",
  "mcp.claudeCode": "Ajouter le serveur à Claude Code",
  "mcp.claudeDesktop": "Ou à Claude Desktop, dans claude_desktop_config.json",
  "mcp.vscode": "Ou à VS Code, dans .vscode/mcp.json",
  "mcp.cursor": "Ou à Cursor, dans .cursor/mcp.json",
  "mcp.key": "Envoyer une clé d’API pour garder des icônes dans vos collections",
  "mcp.tools":
    "Les assistants cherchent par mot, par sens ou par image, comparent les styles, trouvent le jeu qui a tout ce qu’il y a sur une liste, remplacent des icônes par celles d’un autre style et obtiennent des fichiers dans tous les formats.",
  "mcp.prompt":
    "Ils voient les résultats sous forme d’image numérotée\u00A0: vous pouvez donc répondre «\u00A0prends la 3 et la 7\u00A0». L’invite pick_icons_for_app fait tout pour une application.",
  "mcp.account":
    "Les clés d’API se trouvent sur la [page de votre compte](/icons/account). Tout fonctionne sans clé, sauf vos collections.",
} satisfies Translation<"integrations">;
