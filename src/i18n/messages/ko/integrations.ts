import type { Translation } from "../../source-messages.ts";

export const integrations = {
  "iconify.title": "Iconify API",
  "iconify.lead": "Iconify용 프로그램은 호스트만 바꾸면 이 사이트에서도 작동합니다.",
  "iconify.complete":
    "다른 크기와 이전 이름을 포함해 모든 세트의 모든 아이콘을 받을 수 있고, 검색은 10개 언어를 이해합니다.",
  "iconify.component": "웹 컴포넌트나 다른 Iconify 컴포넌트에서 사용하기",
  "iconify.data": "여러 아이콘을 데이터로 받기",
  "iconify.sheet": "스타일시트로 받기",
  "iconify.unplugin": "unplugin-icons로 빌드할 때 아이콘 포함하기",
  "iconify.tailwind": "Tailwind CSS 클래스로 아이콘 사용하기",
} satisfies Translation<"integrations">;
