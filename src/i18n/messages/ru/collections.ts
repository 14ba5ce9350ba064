import type { Translation } from "../../source-messages.ts";

export const collections = {
  favorites: "Избранное",
  downloaded: "Скачанное",
  newName: "Коллекция {n}",
} satisfies Translation<"collections">;
