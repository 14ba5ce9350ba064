import type { Translation } from "../../source-messages.ts";

export const ads = {
  fromUs: "Iconarium 제공",
  fromOthers: "광고",
  "pricing.title": "필요한 만큼 큰 이미지",
  "pricing.text": "요금제가 있으면 모든 아이콘을 최대 1,600px PNG로 다운로드할 수 있고 광고도 표시되지 않습니다.",
  "pricing.action": "요금제 보기",
  "requests.title": "찾는 아이콘이 없나요?",
  "requests.text": "아이콘 디자이너에게 필요한 것을 알리고 다른 요청에 투표하세요.",
  "requests.action": "아이콘 요청",
  "developers.title": "앱에 쓸 아이콘",
  "developers.text": "공개 API로 아이콘을 검색하고 맞춤설정하고 다운로드하세요. 키는 필요 없습니다.",
  "developers.action": "API 문서 보기",
  "collections.title": "아이콘을 정리하세요",
  "collections.text": "아이콘을 모아 한 번에 맞춤설정하고 ZIP, 스프라이트, 폰트로 다운로드하세요.",
  "collections.action": "내 컬렉션",
  "picture.title": "이미지로 검색",
  "picture.text": "스크린샷이나 스케치로 비슷한 아이콘을 찾아보세요.",
  "picture.action": "이미지 선택",
} satisfies Translation<"ads">;
