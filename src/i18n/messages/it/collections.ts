import type { Translation } from "../../source-messages.ts";

export const collections = {
  favorites: "Preferiti",
  downloaded: "Scaricate",
  newName: "Raccolta {n}",
} satisfies Translation<"collections">;
