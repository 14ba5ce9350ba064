import type { Translation } from "../../source-messages.ts";

export const feed = {
  title: "새 아이콘 – Iconarium",
  titleOfStyle: "{style} 새 아이콘 – Iconarium",
  description: "최신 아이콘을 최신순으로 제작자, 라이선스와 함께 소개합니다.",
} satisfies Translation<"feed">;
