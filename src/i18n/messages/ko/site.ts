import type { Translation } from "../../source-messages.ts";

export const site = {
  name: "Iconarium",
  skip: "본문으로 건너뛰기",
  loading: "불러오는 중",

  "action.close": "닫기",
  "action.copy": "복사",
  "action.copied": "복사됨",
  "action.dismiss": "닫기",

  "count.icons": "{count, plural, other {아이콘 #개}}",

  "nav.label": "주요 메뉴",
  "nav.menu": "메뉴",
  "nav.styles": "스타일",
  "nav.new": "신규",
  "nav.developers": "개발자",

  "search.label": "아이콘 검색",
  "search.placeholder": "아이콘 검색",
  "search.placeholderCount": "아이콘 {count, number}개에서 검색",
  "search.submit": "검색",
  "search.clear": "검색어 지우기",

  "language.label": "언어",

  "theme.label": "테마",
  "theme.light": "밝게",
  "theme.dark": "어둡게",
  "theme.system": "시스템 설정",

  "footer.browse": "둘러보기",
  "footer.build": "개발",
  "footer.landing": "모든 아이콘",
  "footer.styles": "스타일",
  "footer.new": "새 아이콘",
  "footer.popular": "인기 아이콘",
  "footer.developers": "API 및 문서",
  "footer.openapi": "OpenAPI 문서",
  "footer.credit":
    "모든 아이콘은 그린 사람의 것이며 저마다의 라이선스를 따릅니다. 라이선스는 언제나 아이콘 바로 옆에 표시됩니다.",

  "landing.metaTitle": "Iconarium – 오픈 아이콘 {count, number}개를 한 번에 검색",
  "landing.metaDescription":
    "{styles, number}가지 스타일의 오픈 소스 아이콘 {icons, number}개를 검색하세요. 색상과 크기를 맞추고 SVG나 PNG로 복사하거나 내려받을 수 있습니다. 가입은 필요 없습니다.",
  "landing.title": "딱 맞는 아이콘을 바로",
  "landing.promise": "{styles, number}가지 스타일, 오픈 아이콘 {icons, number}개. 색을 바꾸고 복사하고 내려받으세요.",
  "landing.popular": "인기",
  "landing.styles": "스타일 둘러보기",
  "landing.allStyles": "스타일 {count, number}가지 모두 보기",
  "landing.new": "새 아이콘",
  "landing.allNew": "새 아이콘 모두 보기",
  "landing.categories": "카테고리별로 보기",

  "styles.metaTitle": "아이콘 스타일 – Iconarium",
  "styles.metaDescription":
    "가는 선부터 3D까지, {count, number}가지 아이콘 스타일을 한눈에 비교하고 제품에 어울리는 스타일을 찾아보세요.",
  "styles.title": "아이콘 스타일",
  "styles.summary": "{styles, plural, other {스타일 #가지}}, {icons, plural, other {아이콘 #개}}",
  "styles.summaryGrouped": "{families, plural, other {패밀리 #개}}, {icons, plural, other {아이콘 #개}}",
  "styles.sort": "정렬",
  "styles.sort.popularity": "인기순",
  "styles.sort.alphabet": "이름순",
  "styles.sort.size": "아이콘 수순",
  "styles.group": "패밀리로 묶기",
  "styles.animated": "애니메이션",
  "styles.more": "스타일 더 보기",

  "new.metaTitle": "새 아이콘 – Iconarium",
  "new.metaTitleStyle": "{style} 새 아이콘 – Iconarium",
  "new.metaDescription": "모든 스타일에서 새로 추가되거나 다시 그려진 아이콘을 최신순으로 보여 드립니다.",
  "new.title": "새 아이콘",
  "new.summary": "모든 스타일의 아이콘을 최신순으로 보여 드립니다.",
  "new.more": "아이콘 더 보기",
  "new.previous": "더 최신 아이콘",
  "new.inStyle": "{style}의 새 아이콘",

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
} satisfies Translation<"site">;
