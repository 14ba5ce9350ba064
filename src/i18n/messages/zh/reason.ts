import type { Translation } from "../../source-messages.ts";

export const reason = {
  tag: "标签“{word}”",
  same: "“{word}”与“{typed}”意思相同",
  related: "“{word}”与“{typed}”相关",
  beginning: "“{word}”以“{typed}”开头",
  translation: "“{typed}”的意思是“{word}”",
  correction: "显示“{word}”而非“{typed}”的结果",
} satisfies Translation<"reason">;
