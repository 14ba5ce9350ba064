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
} satisfies Translation<"integrations">;
