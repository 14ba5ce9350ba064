import type { Translation } from "../../source-messages.ts";

export const collections = {
  favorites: "Favoris",
  downloaded: "Téléchargés",
  newName: "Collection {n}",
} satisfies Translation<"collections">;
