import type { Translation } from "../../source-messages.ts";

export const feed = {
  title: "新图标 – Iconarium",
  titleOfStyle: "{style} 新图标 – Iconarium",
  description: "最近新增的图标，由新到旧，均注明作者与许可协议。",
} satisfies Translation<"feed">;
