import type { Translation } from "../../source-messages.ts";

export const integrations = {
  "iconify.title": "Iconify-API",
  "iconify.lead": "Programme für Iconify funktionieren auch mit dieser Website: Nur der Host ändert sich.",
  "iconify.complete":
    "Sie bekommen jedes Icon jeder Sammlung, auch andere Größen und frühere Namen, und die Suche versteht zehn Sprachen.",
  "iconify.collections":
    "Auch eine veröffentlichte Sammlung ist ein Set: @icons/our-brand.k3m8p2 hat das Präfix collection-our-brand-k3m8p2. Private brauchen einen API-Schlüssel mit der Berechtigung „download“.",
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
  "keys.title": "API-Schlüssel",
  "keys.lead":
    "Deine Programme handeln in deinem Namen: mit den Bildgrößen deines Tarifs, deinen Sammlungen und den gekauften Aufrufen.",
  "keys.make": "Erstelle in deinem Konto einen Schlüssel und kopiere ihn",
  "keys.send": "Sende ihn bei jedem Aufruf mit",
  "keys.own": "Lies deine Sammlungen",
  "keys.document": "Das OpenAPI-Dokument nennt die Berechtigung, die jeder Aufruf braucht",
  "keys.refused":
    "Fehlt die Berechtigung, antwortet ein Aufruf mit 403 und nennt sie. Unbekannte, abgelaufene und widerrufene Schlüssel erhalten 401.",
  "keys.free": "Was ohne Schlüssel kostenlos ist, verbraucht nie Aufrufe.",
  "keys.never":
    "Schlüssel ändern nie dein Konto, deine Anmeldung, Zahlungen oder andere Schlüssel. Sie haben keine Admin-Rechte.",
  "keys.secret":
    "Jeder Schlüssel beginnt mit icn_, damit Scanner ihn in deinem Code finden. Widerrufe ihn, wenn er bekannt wird: Er gilt sofort nicht mehr.",
  "npm.title": "npm-Registry",
  "npm.lead":
    "Jedes Icon-Set ist ein npm-Paket mit Komponenten für React, Vue, Svelte und Solid. Veröffentlichte eigene Sammlungen sind es auch.",
  "npm.registry": "Den Scope der Pakete für npm und pnpm auf diese Website richten",
  "npm.yarn": "Oder für Yarn",
  "npm.install": "Ein Icon-Set installieren",
  "npm.use": "Icons importieren",
  "npm.publish": "Eine Sammlung als Paket veröffentlichen",
  "npm.bundle": "Bundler behalten nur die importierten Icons. Pakete enthalten Typen, Lizenzen und Quellenangaben.",
  "npm.private":
    "Pakete privater Sammlungen brauchen einen API-Schlüssel mit der Berechtigung „download“ als `_authToken`.",
  "npm.quarantine":
    "Yarn und pnpm installieren eine neue Version einer Sammlung erst einen Tag nach der Veröffentlichung, außer du erlaubst es früher.",
  "shadcn.title": "shadcn-Registry",
  "shadcn.lead":
    "Mit der Kommandozeile von shadcn kommen Icons als eigene Komponenten in deine React- und Vue-Projekte.",
  "shadcn.registry": "Die Registry zu deinem Projekt hinzufügen",
  "shadcn.add": "Icons hinzufügen",
  "shadcn.search": "Icons finden",
  "shadcn.use": "Icons verwenden",
  "shadcn.address": "Oder ein Icon über seine Adresse hinzufügen, in deiner Größe und Farbe",
  "shadcn.vue": "Für Vue, in components.json",
  "shadcn.collection": "Für eine Sammlung, die du veröffentlicht hast, in components.json",
  "shadcn.look":
    "Auch in der Adresse der Registry können Größe, Farbe, Strichstärke und alles andere stehen, was sich anpassen lässt. Dann kommen alle Icons so.",
  "shadcn.private":
    "Private Sammlungen brauchen einen API-Schlüssel mit der Berechtigung „download“, öffentliche keinen.",
  "shadcn.credit": "Verlangt eine Lizenz eine Namensnennung, sagt es die Kommandozeile beim Hinzufügen.",
  "cli.title": "Kommandozeile",
  "cli.lead":
    "Icons im Terminal oder in der CI suchen, hinzufügen und aktualisieren: Das Projekt merkt sich in einer kleinen Datei, was es hat.",
  "cli.add": "Icons zu einem Projekt hinzufügen",
  "cli.search": "Icons finden",
  "cli.show": "Ein Icon im Terminal ansehen",
  "cli.check": "In der CI prüfen, ob die Dateien zu icons.json passen",
  "cli.swap": "Alle durch die eines anderen Stils ersetzen",
  "cli.runs":
    "Node.js 20 oder neuer genügt. „iconarium --help“ listet alle Befehle auf, „iconarium complete bash“ gibt die Vervollständigung aus (auch für zsh und fish).",
  "cli.login": "„iconarium login“ speichert einen API-Schlüssel, für deine Sammlungen und größere Bilder.",
} satisfies Translation<"integrations">;
