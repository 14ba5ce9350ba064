import type { Translation } from "../../source-messages.ts";

export const signin = {
  title: "로그인",
  lead: "아이콘을 컬렉션에 모으고 어느 기기에서나 찾아보세요. 처음 로그인하면 계정이 만들어집니다.",
  with: "{provider}(으)로 계속하기",
  standIn: "대역",
  testMode: "이 사이트는 시험용으로 실행 중입니다. 버튼을 누르면 이 컴퓨터의 페이지에서 누가 될지 고를 수 있습니다.",
  none: "아직 로그인할 수 없습니다. 설정된 제공업체가 없습니다.",
  "problem.cancelled": "{provider}에서 되돌아왔습니다. 바뀐 것은 없습니다.",
  "problem.expired": "시간이 너무 오래 걸렸거나 다른 브라우저에서 시작되었습니다. 다시 시작해 주세요.",
  "problem.refused": "{provider}에서 로그인을 확인하지 못했습니다. 다시 시작해 주세요.",
  "problem.busy": "시도가 너무 많습니다. 잠시 기다렸다가 다시 시작해 주세요.",
  "problem.unavailable": "지금은 {provider}에 연결할 수 없습니다. 다시 시도하거나 다른 방법을 선택하세요.",
  "unconfirmed.title": "새 계정으로 로그인했습니다",
  "unconfirmed.text":
    "{provider}에서 이메일 주소의 주인을 확인해 주지 않아 이 계정은 따로 만들어졌습니다. 전에 이용한 적이 있다면 로그아웃하고 그때의 방법으로 로그인하세요.",
  "back.title": "다시 오신 것을 환영합니다",
  "back.text": "계정이 삭제될 예정이었습니다. 로그인하셨으므로 계정과 모든 내용이 그대로 유지됩니다.",
  "notice.go": "계속",
  "policy.title": "계정 사용 규칙",
  "policy.lead": "사이트를 빠르고 공정하게 지키는 세 가지 규칙입니다.",
  "policy.held": "계정이 정지되었습니다",
  "policy.heldText":
    "이 규칙에 어긋나는 사용이 확인되었습니다. 라이선스는 그대로지만, 해결될 때까지 이 계정으로는 페이지를 열 수 없습니다.",
  "policy.person": "계정은 한 사람을 위한 것입니다. 다른 사람과 함께 쓰지 마세요.",
  "policy.machine": "다운로드는 본인의 작업을 위한 것입니다. 프로그램은 API를 한도 안에서 사용하세요.",
  "policy.licence": "아이콘마다 라이선스가 있습니다. 작가 표시처럼 요구하는 바를 지켜 주세요.",
  "policy.settle": "잘못된 조치라고 생각하시나요? 영수증 이메일에 회신해 주세요.",
  "menu.label": "내 계정",
  "menu.collections": "컬렉션",
  "menu.account": "계정",
  "menu.signOut": "로그아웃",
} satisfies Translation<"signin">;
