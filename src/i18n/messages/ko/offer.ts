import type { Translation } from "../../source-messages.ts";

export const offer = {
  text: "이 페이지는 한국어로도 제공됩니다.",
  accept: "한국어로 보기",
  dismiss: "나중에",
} satisfies Translation<"offer">;
