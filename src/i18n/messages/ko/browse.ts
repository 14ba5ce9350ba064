import type { Translation } from "../../source-messages.ts";

export const browse = {
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
} satisfies Translation<"browse">;
