import type { Translation } from "../../source-messages.ts";

export const collections = {
  favorites: "お気に入り",
  downloaded: "ダウンロード済み",
  newName: "コレクション {n}",
} satisfies Translation<"collections">;
