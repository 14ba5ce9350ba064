import type { Translation } from "../../source-messages.ts";

export const feed = {
  title: "새 아이콘 – Iconarium",
  titleOfStyle: "{style} 새 아이콘 – Iconarium",
  description: "가장 최근에 추가된 아이콘을 최신순으로, 제작자와 라이선스와 함께 전합니다.",
} satisfies Translation<"feed">;
