import type { Translation } from "../../source-messages.ts";

export const privacy = {
  question: "분석을 허용할까요? 거부하면 방문 횟수만 익명으로 집계됩니다.",
  yes: "허용",
  no: "거부",
  "answered.yes": "분석을 허용했습니다.",
  "answered.no": "분석을 거부했습니다.",
  refused: "브라우저가 추적 거부를 요청하므로 아무것도 저장하거나 집계하지 않습니다.",
  close: "닫기",
} satisfies Translation<"privacy">;
