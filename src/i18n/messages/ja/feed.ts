import type { Translation } from "../../source-messages.ts";

export const feed = {
  title: "新着アイコン – Iconarium",
  titleOfStyle: "{style}の新着アイコン – Iconarium",
  description: "最新のアイコンを、作者とライセンスとともに新しい順にお届けします。",
} satisfies Translation<"feed">;
