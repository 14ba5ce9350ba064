import type { Translation } from "../../source-messages.ts";

export const privacy = {
  question:
    "사이트를 개선하기 위해 이용 기록을 보관해도 될까요? 저희만 볼 수 있습니다. 동의하지 않으시면 횟수만 세며 이용자에 대해서는 아무것도 알지 못합니다.",
  yes: "예",
  no: "아니요",
  "said.yes": "‘예’를 선택하셨습니다.",
  "said.no": "‘아니요’를 선택하셨습니다.",
  refused: "사용 중인 브라우저가 추적하지 말라고 요청합니다. 저희는 이를 따르며 아무것도 보관하거나 세지 않습니다.",
  close: "닫기",
} satisfies Translation<"privacy">;
