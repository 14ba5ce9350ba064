import type { Translation } from "../../source-messages.ts";

export const gone = {
  licence: "이 아이콘은 내려졌습니다. 라이선스상 표시할 수 없습니다.",
  trademark: "이 아이콘은 내려졌습니다. 타인의 상표가 담겨 있었습니다.",
  author: "이 아이콘은 내려졌습니다. 제작자가 삭제를 요청했습니다.",
  offensive: "이 아이콘은 내려졌습니다. 불쾌감을 주는 내용이었습니다.",
  broken: "이 아이콘은 내려졌습니다. 그림에 문제가 있었습니다.",
} satisfies Translation<"gone">;
