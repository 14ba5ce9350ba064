import type { Translation } from "../../source-messages.ts";

export const collections = {
  favorites: "Favoritos",
  downloaded: "Baixados",
  newName: "Coleção {n}",
} satisfies Translation<"collections">;
