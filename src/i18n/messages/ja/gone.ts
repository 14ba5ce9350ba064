import type { Translation } from "../../source-messages.ts";

export const gone = {
  license: "このアイコンは削除されました。ライセンスの条件により表示できません。",
  trademark: "このアイコンは削除されました。商標が含まれていたためです。",
  author: "このアイコンは作者の依頼により削除されました。",
  offensive: "このアイコンは削除されました。不適切な内容が含まれていたためです。",
  broken: "このアイコンは削除されました。描画に不備があったためです。",
} satisfies Translation<"gone">;
