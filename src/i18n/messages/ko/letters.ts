import type { Translation } from "../../source-messages.ts";

export const letters = {
  "assigned.subject": "맡은 요청: {title}",
  "assigned.text": "‘{title}’ 제작을 맡게 되었습니다. 시작할 때 작업 중으로 바꿔 주세요.",
  "resolved.subject": "‘{title}’ 아이콘이 완성되었습니다",
  "resolved.text": "원하시던 아이콘이 Iconarium에 추가되었습니다: ‘{title}’",
  "declined.subject": "‘{title}’ 요청이 반려되었습니다",
  "declined.text": "‘{title}’ 아이콘은 제작되지 않습니다. 이유: {reason}",
  "merged.subject": "‘{title}’ 요청이 다른 요청과 합쳐졌습니다",
  "merged.text": "‘{original}’ 요청은 ‘{title}’ 요청과 내용이 같습니다. 회원님의 투표는 이제 그쪽에 반영됩니다.",
  open: "요청 열기",
  seeIcons: "아이콘 보기",
  whyMaker: "Iconarium의 아이콘을 제작하고 계셔서 보내 드리는 메일입니다.",
  whyVoter: "이 아이콘을 요청했거나 투표하셔서 보내 드리는 메일입니다.",
  leave: "이런 메일 그만 받기",
  "leaving.title": "이런 메일을 그만 받으시겠어요?",
  "leaving.text": "요청이 어떻게 되었는지는 Iconarium에서 계속 볼 수 있습니다.",
  "leaving.button": "메일 그만 받기",
  "leaving.done": "이제 이런 메일을 보내지 않습니다.",
  "leaving.unknown": "링크가 완전하지 않습니다. 메일에서 다시 열어 주세요.",
  "leaving.toRequests": "요청 보기",
  "leaving.failed": "처리하지 못했습니다. 다시 시도해 주세요.",
} satisfies Translation<"letters">;
