import type { Translation } from "../../source-messages.ts";

export const admin = {
  title: "관리",
  "overview.title": "개요",
  "overview.lead": "사이트 운영에 필요한 모든 것을 한곳에서.",
  "people.title": "사용자",
  "people.lead": "계정이 있는 사람과 각자의 권한입니다.",
  "requests.title": "아이콘 요청",
  "requests.lead": "무엇을 요청했고, 누가 그리며, 어떻게 되었는지 봅니다.",
  "catalogue.title": "카탈로그",
  "catalogue.lead": "사이트를 멈추지 않고 아이콘을 추가하거나 내립니다.",
  "texts.title": "페이지 문구",
  "texts.lead": "페이지별로 직접 쓴 제목과 설명입니다.",
  "redirects.title": "리디렉션",
  "redirects.lead": "예전 주소가 이어지는 곳입니다.",
  "flags.title": "기능 플래그",
  "flags.lead": "무엇이 누구에게 켜져 있는지 봅니다.",
  "products.title": "상품",
  "products.lead": "무엇을 얼마에 살 수 있는지 정합니다.",
  "events.title": "이벤트",
  "events.lead": "방문자가 무엇을 찾고, 내려받고, 구매하는지 봅니다.",
} satisfies Translation<"admin">;
