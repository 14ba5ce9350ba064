import type { Translation } from "../../source-messages.ts";

export const feed = {
  title: "Nouvelles icônes – Iconarium",
  titleOfStyle: "Nouvelles icônes {style} – Iconarium",
  description: "Les dernières icônes arrivées, les plus récentes d’abord, avec leur auteur et leur licence.",
} satisfies Translation<"feed">;
