import type { Translation } from "../../source-messages.ts";

export const mail = {
  "signIn.subject": "Iconarium 로그인",
  "signIn.text": "Iconarium 로그인 링크입니다. 15분 동안 한 번만 사용할 수 있습니다.",
  "signIn.button": "로그인",
  "signIn.otherwise": "직접 요청하지 않았다면 이 메일을 무시하세요. 링크가 없으면 아무도 로그인할 수 없습니다.",

  "email.subject": "새 이메일 주소 확인",
  "email.text":
    "이 링크를 누르면 {email} 주소가 Iconarium 계정의 이메일이 됩니다. 한 시간 동안 한 번만 사용할 수 있습니다.",
  "email.button": "주소 확인",
  "email.otherwise": "직접 요청하지 않았다면 이 메일을 무시하세요. 링크를 누르지 않으면 아무것도 바뀌지 않습니다.",

  "moved.subject": "이메일 주소가 변경되었습니다",
  "moved.text": "Iconarium 계정의 이메일이 {email}(으)로 변경되었습니다. 이 주소로는 더 이상 로그인할 수 없습니다.",
  "moved.button": "변경 취소",
  "moved.otherwise": "본인이 아니라면 7일 안에 변경을 취소하세요. 모든 기기에서도 로그아웃됩니다.",

  "leaving.subject": "계정이 삭제될 예정입니다",
  "leaving.text":
    "Iconarium 계정과 그 안의 모든 내용이 {date}에 삭제됩니다. 그 전에 로그인하면 모두 그대로 유지됩니다.",
  "leaving.button": "로그인하고 계정 유지",
  "leaving.otherwise": "본인이 아니라면 빨리 로그인해 기기와 패스키를 확인하세요.",

  "returned.subject": "두 번째 결제가 환불됩니다",
  "returned.text":
    "이미 요금제를 이용 중인데 요금제가 한 번 더 결제되었습니다. 두 번째 결제는 전액 환불되며 현재 요금제는 그대로 유지됩니다. 은행 처리에 며칠이 걸립니다.",
  "returned.button": "요금제 및 결제",
  "returned.otherwise": "따로 하실 일은 없습니다.",

  "invitation.subject": "Iconarium 초대",
  "invitation.text":
    "{name} 님이 Iconarium 라이선스에 자리를 마련해 두었습니다. 아무 계정으로나 로그인하면 비용 없이 사용할 수 있습니다.",
  "invitation.button": "자리 받기",
  "invitation.otherwise": "모르는 사람이라면 이 메일을 무시하셔도 됩니다.",

  "newsletter.subject": "Iconarium 뉴스레터 구독을 확인해 주세요",
  "newsletter.text":
    "이 주소로 Iconarium 뉴스레터 구독 신청이 들어왔습니다. 받아 보시려면 확인해 주세요. 링크는 3일 동안 한 번만 쓸 수 있습니다.",
  "newsletter.button": "네, 구독할게요",
  "newsletter.otherwise": "신청하지 않으셨다면 이 이메일을 무시하세요. 확인하지 않으면 아무것도 보내지 않습니다.",
  "welcome.subject": "Iconarium 뉴스레터 구독을 환영합니다",
  "welcome.text": "구독이 시작되었습니다. 새 아이콘과 스타일, 사이트 소식을 한 달에 한 번쯤 보내 드립니다.",
  "welcome.button": "새 소식 보기",
  "welcome.otherwise": "구독을 확인하셔서 이 이메일을 보내 드립니다.",
  leave: "구독 취소",

  "product.month": "{plan}, 월간",
  "product.year": "{plan}, 연간",
} satisfies Translation<"mail">;
