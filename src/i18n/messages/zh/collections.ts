import type { Translation } from "../../source-messages.ts";

export const collections = {
  favorites: "收藏夹",
  downloaded: "已下载",
  newName: "收藏集 {n}",
} satisfies Translation<"collections">;
