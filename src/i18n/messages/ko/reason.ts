import type { Translation } from "../../source-messages.ts";

export const reason = {
  tag: "‘{word}’ 태그",
  same: "‘{word}’: ‘{typed}’과(와) 같은 뜻",
  related: "‘{word}’: ‘{typed}’과(와) 관련된 단어",
  beginning: "‘{word}’: ‘{typed}’(으)로 시작하는 단어",
  translation: "‘{typed}’의 뜻: ‘{word}’",
  correction: "‘{typed}’ 대신 ‘{word}’ 결과 표시",
} satisfies Translation<"reason">;
