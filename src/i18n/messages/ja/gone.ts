import type { Translation } from "../../source-messages.ts";

export const gone = {
  licence: "このアイコンは公開を終了しました。ライセンスの条件により表示できません。",
  trademark: "このアイコンは公開を終了しました。第三者の商標が含まれていました。",
  author: "このアイコンは公開を終了しました。作者から取り下げの依頼がありました。",
  offensive: "このアイコンは公開を終了しました。不適切な内容が含まれていました。",
  broken: "このアイコンは公開を終了しました。図形に不備がありました。",
} satisfies Translation<"gone">;
