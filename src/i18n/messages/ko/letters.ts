import type { Translation } from "../../source-messages.ts";

export const letters = {
  "assigned.subject": "담당으로 지정됨: {title}",
  "assigned.text": "‘{title}’ 요청의 담당자로 지정되었습니다. 시작할 때 ‘작업 시작’을 선택해 주세요.",
  "resolved.subject": "‘{title}’ 아이콘이 완성되었습니다",
  "resolved.text": "요청하신 아이콘이 Iconarium에 추가되었습니다: ‘{title}’",
  "declined.subject": "‘{title}’ 요청이 거절되었습니다",
  "declined.text": "‘{title}’ 아이콘은 제작되지 않습니다. 이유: {reason}",
  "merged.subject": "‘{title}’ 요청이 다른 요청에 병합되었습니다",
  "merged.text": "‘{original}’ 요청은 ‘{title}’ 요청과 중복됩니다. 회원님의 투표는 이제 그 요청에 반영됩니다.",
  open: "요청 보기",
  seeIcons: "아이콘 보기",
  whyMaker: "Iconarium의 아이콘을 그리고 있어 이 이메일을 받으셨습니다.",
  whyVoter: "이 아이콘을 요청했거나 투표하여 이 이메일을 받으셨습니다.",
  unsubscribe: "이 이메일 수신 거부",
  "unsubscribePage.title": "요청 이메일 수신을 거부할까요?",
  "unsubscribePage.text": "요청 진행 상황은 Iconarium에서 계속 확인할 수 있습니다.",
  "unsubscribePage.button": "수신 거부",
  "unsubscribePage.done": "요청 이메일 수신이 거부되었습니다.",
  "unsubscribePage.unknown": "링크가 불완전합니다. 이메일에서 다시 열어 주세요.",
  "unsubscribePage.toRequests": "요청으로 이동",
  "unsubscribePage.failed": "문제가 발생했습니다. 다시 시도해 주세요.",
} satisfies Translation<"letters">;
