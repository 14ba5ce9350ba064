import type { Translation } from "../../source-messages.ts";

export const busy = {
  title: "지금 접속자가 너무 많습니다",
  text: "지금은 이 페이지를 표시할 수 없습니다. 몇 초 후 자동으로 새로고침됩니다.",
  retry: "지금 다시 시도",
} satisfies Translation<"busy">;
