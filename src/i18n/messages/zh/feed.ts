import type { Translation } from "../../source-messages.ts";

export const feed = {
  title: "新图标 – Iconarium",
  titleOfStyle: "{style} 新图标 – Iconarium",
  description: "最新的图标，由新到旧，均注明作者和许可证。",
} satisfies Translation<"feed">;
