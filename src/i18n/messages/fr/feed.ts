import type { Translation } from "../../source-messages.ts";

export const feed = {
  title: "Nouvelles icônes – Iconarium",
  titleOfStyle: "Nouvelles icônes {style} – Iconarium",
  description: "Les nouvelles icônes, les plus récentes d’abord, chacune avec son auteur et sa licence.",
} satisfies Translation<"feed">;
