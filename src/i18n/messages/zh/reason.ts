import type { Translation } from "../../source-messages.ts";

export const reason = {
  tag: "通过标签“{word}”找到",
  same: "“{word}”与“{typed}”意思相同",
  related: "“{word}”与“{typed}”相关",
  beginning: "“{word}”以“{typed}”开头",
  translation: "“{typed}”的意思是“{word}”",
  correction: "按“{word}”找到，而非“{typed}”",
} satisfies Translation<"reason">;
