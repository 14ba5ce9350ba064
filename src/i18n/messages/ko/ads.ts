import type { Translation } from "../../source-messages.ts";

export const ads = {
  fromUs: "Iconarium에서",
  fromOthers: "광고",
  "pricing.title": "필요한 만큼 큰 이미지",
  "pricing.text": "라이선스가 있으면 모든 아이콘을 최대 1,600 px PNG로 받을 수 있고 이런 안내도 사라집니다.",
  "pricing.action": "요금제 보기",
  "requests.title": "찾는 아이콘이 없나요?",
  "requests.text": "필요한 것을 제작자에게 알려 주고 다른 사람의 요청에 투표하세요.",
  "requests.action": "아이콘 요청하기",
  "developers.title": "프로그램에서 쓰는 아이콘",
  "developers.text": "키 없이 공개 API로 아이콘을 검색하고 색을 바꾸고 가져오세요.",
  "developers.action": "API 보기",
  "collections.title": "어울리는 것끼리 모아 두세요",
  "collections.text": "아이콘을 모아 한 번에 색을 바꾸고 ZIP, 스프라이트, 글꼴로 가져가세요.",
  "collections.action": "내 컬렉션",
  "picture.title": "이미지로 검색",
  "picture.text": "스크린샷이나 스케치만 있으면 비슷한 아이콘을 보여 드립니다.",
  "picture.action": "이미지 선택",
} satisfies Translation<"ads">;
