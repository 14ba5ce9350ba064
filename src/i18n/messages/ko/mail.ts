import type { Translation } from "../../source-messages.ts";

export const mail = {
  "signIn.subject": "Iconarium 로그인",
  "signIn.text": "다음 링크로 Iconarium에 로그인하세요. 15분 동안 한 번만 사용할 수 있습니다.",
  "signIn.button": "로그인",
  "signIn.otherwise": "요청하지 않으셨다면 이 이메일을 무시하셔도 됩니다. 링크가 없으면 아무도 로그인할 수 없습니다.",

  "email.subject": "새 이메일 주소 확인",
  "email.text":
    "Iconarium 계정의 새 이메일 주소({email})를 확인해 주세요. 링크는 1시간 동안 한 번만 사용할 수 있습니다.",
  "email.button": "주소 확인",
  "email.otherwise":
    "요청하지 않으셨다면 이 이메일을 무시하셔도 됩니다. 링크를 누르지 않으면 아무것도 변경되지 않습니다.",

  "moved.subject": "이메일 주소가 변경되었습니다",
  "moved.text":
    "Iconarium 계정의 이메일 주소가 변경되었습니다. 새 주소는 {email}입니다. 이전 주소로는 더 이상 로그인할 수 없습니다.",
  "moved.button": "변경 취소",
  "moved.otherwise": "본인이 아니라면 7일 안에 변경을 취소해 주세요. 이때 모든 기기에서 로그아웃됩니다.",

  "leaving.subject": "계정이 삭제될 예정입니다",
  "leaving.text": "Iconarium 계정과 모든 데이터가 {date}에 삭제됩니다. 그 전에 로그인하면 계정이 유지됩니다.",
  "leaving.button": "로그인하고 계정 유지",
  "leaving.otherwise": "본인이 아니라면 빨리 로그인하여 기기와 패스키를 확인해 주세요.",

  "returned.subject": "두 번째 결제를 환불하고 있습니다",
  "returned.text":
    "이미 요금제가 있는데 요금제가 한 번 더 결제되었습니다. 두 번째 결제는 전액 환불해 드리며 현재 요금제는 그대로 유지됩니다. 환불까지 며칠이 걸립니다.",
  "returned.button": "요금제 및 결제",
  "returned.otherwise": "따로 하실 일은 없습니다.",

  "invitation.subject": "Iconarium 초대",
  "invitation.text":
    "{name} 님이 Iconarium 팀에 초대했습니다. 원하는 계정으로 로그인하여 수락하세요. 비용은 들지 않습니다.",
  "invitation.button": "초대 수락",
  "invitation.otherwise": "보낸 사람을 모른다면 이 이메일을 무시하셔도 됩니다.",

  "newsletter.subject": "Iconarium 뉴스레터 구독을 확인해 주세요",
  "newsletter.text":
    "이 주소로 Iconarium 뉴스레터 구독 신청이 들어왔습니다. 본인이 신청했다면 구독을 확인해 주세요. 링크는 3일 동안 사용할 수 있습니다.",
  "newsletter.button": "구독 확인",
  "newsletter.otherwise": "본인이 아니라면 이 이메일을 무시하셔도 됩니다. 확인하지 않으면 아무것도 보내지 않습니다.",
  "welcome.subject": "Iconarium 뉴스레터 구독을 환영합니다",
  "welcome.text": "구독이 시작되었습니다. 새 아이콘과 새 스타일, 제품 소식을 한 달에 한 번 정도 보내 드립니다.",
  "welcome.button": "새 소식 보기",
  "welcome.otherwise": "구독을 확인하여 이 이메일을 받으셨습니다.",
  unsubscribe: "수신 거부",

  "product.month": "{plan}, 월간 결제",
  "product.year": "{plan}, 연간 결제",
} satisfies Translation<"mail">;
