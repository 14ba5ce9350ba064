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
} satisfies Translation<"integrations">;
