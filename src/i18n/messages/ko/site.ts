import type { Translation } from "../../source-messages.ts";

export const site = {
  name: "Iconarium",
  skip: "본문으로 건너뛰기",
  loading: "불러오는 중",

  "action.close": "닫기",
  "action.copy": "복사",
  "action.copied": "복사됨",
  "action.dismiss": "닫기",
  "action.toTop": "맨 위로",

  "notifications.label": "알림",

  "count.icons": "{count, plural, other {아이콘 #개}}",

  "nav.label": "주요 메뉴",
  "nav.menu": "메뉴",
  "nav.styles": "스타일",
  "nav.new": "최신",
  "nav.developers": "개발자",
  "nav.requests": "요청",
  "nav.pricing": "가격",

  "search.label": "아이콘 검색",
  "search.placeholder": "아이콘 검색",
  "search.placeholderCount": "아이콘 {count, number}개에서 검색",
  "search.submit": "검색",
  "search.clear": "검색어 지우기",

  "suggest.label": "추천",
  "suggest.meaning": "의미로 찾기",
  "suggest.words": "검색어",
  "suggest.icons": "아이콘",
  "suggest.styles": "스타일",
  "suggest.categories": "카테고리",
  "suggest.authors": "제작자",
  "suggest.history": "최근 검색어",
  "suggest.forget": "최근 검색어에서 ‘{term}’ 삭제",
  "suggest.forgetAll": "모두 지우기",
  "suggest.count": "{count, plural, =0 {추천 검색어 없음} other {추천 #개}}",

  "language.label": "언어",

  "theme.label": "테마",
  "theme.light": "밝게",
  "theme.dark": "어둡게",
  "theme.system": "시스템 설정",

  signIn: "로그인",

  "footer.browse": "둘러보기",
  "footer.build": "개발",
  "footer.landing": "모든 아이콘",
  "footer.styles": "스타일",
  "footer.new": "새 아이콘",
  "footer.illustrations": "일러스트",
  "footer.images": "사진과 패턴",
  "footer.clipArt": "슬라이드용 클립 아트",
  "footer.popular": "인기 아이콘",
  "footer.newsletter": "뉴스레터",
  "footer.requests": "아이콘 요청",
  "footer.developers": "API 및 문서",
  "footer.openapi": "OpenAPI 문서",
  "footer.privacy": "개인정보 선택",
  "footer.credit":
    "모든 아이콘은 그린 사람의 것이며 저마다의 라이선스를 따릅니다. 라이선스는 언제나 아이콘 바로 옆에 표시됩니다.",

  "notFound.title": "404",
  "notFound.metaTitle": "페이지를 찾을 수 없음 – Iconarium",
  "notFound.heading": "페이지를 찾을 수 없음: {path}",
  "notFound.1": "모든 레이어를 들춰 봤지만 이 페이지는 없었습니다.",
  "notFound.2": "이 페이지는 완전히 투명해졌습니다.",
  "notFound.3": "누군가 이 페이지를 너무 많이 잘라냈네요.",
  "notFound.4": "돋보기마저 빈손으로 돌아왔습니다.",
  "notFound.5": "이 페이지는 존재하지 않는 그리드에 맞춰졌습니다.",
  "notFound.new": "새 아이콘",
  "notFound.popular": "인기 아이콘",
  "notFound.styles": "스타일부터 골라 보세요",

  "error.title": "오류가 발생했습니다",
  "error.text": "저희 쪽 문제입니다. 잠시 후 다시 시도해 주세요.",
  "error.retry": "다시 시도",
  "nav.collections": "컬렉션",
} satisfies Translation<"site">;
