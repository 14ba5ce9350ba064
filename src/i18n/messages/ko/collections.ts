import type { Translation } from "../../source-messages.ts";

export const collections = {
  favorites: "즐겨찾기",
  downloaded: "다운로드함",
  newName: "컬렉션 {n}",
} satisfies Translation<"collections">;
