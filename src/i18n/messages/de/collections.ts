import type { Translation } from "../../source-messages.ts";

export const collections = {
  favorites: "Favoriten",
  downloaded: "Heruntergeladen",
  newName: "Sammlung {n}",
} satisfies Translation<"collections">;
