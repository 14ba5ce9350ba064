import type { Translation } from "../../source-messages.ts";

export const collections = {
  favorites: "Favoritos",
  downloaded: "Descargados",
  newName: "Colección {n}",
} satisfies Translation<"collections">;
