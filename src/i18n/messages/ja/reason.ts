import type { Translation } from "../../source-messages.ts";

export const reason = {
  tag: "タグ「{word}」で一致",
  same: "「{word}」は「{typed}」と同じ意味です",
  related: "「{word}」は「{typed}」に関連する言葉です",
  beginning: "「{word}」は「{typed}」で始まります",
  translation: "「{typed}」は「{word}」という意味です",
  correction: "「{typed}」の代わりに「{word}」の結果を表示",
} satisfies Translation<"reason">;
