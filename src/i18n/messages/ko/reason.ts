import type { Translation } from "../../source-messages.ts";

export const reason = {
  tag: "‘{word}’ 태그",
  same: "‘{word}’: ‘{typed}’의 동의어",
  related: "‘{word}’: ‘{typed}’ 관련 단어",
  beginning: "‘{word}’: 앞부분이 ‘{typed}’인 단어",
  translation: "‘{typed}’의 뜻: ‘{word}’",
  correction: "‘{typed}’ 대신 ‘{word}’ 결과 표시",
} satisfies Translation<"reason">;
