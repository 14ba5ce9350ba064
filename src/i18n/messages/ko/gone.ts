import type { Translation } from "../../source-messages.ts";

export const gone = {
  license: "삭제된 아이콘입니다. 라이선스에 따라 표시할 수 없습니다.",
  trademark: "삭제된 아이콘입니다. 상표가 포함되어 있었습니다.",
  author: "제작자의 요청으로 삭제된 아이콘입니다.",
  offensive: "삭제된 아이콘입니다. 불쾌감을 주는 내용이 있었습니다.",
  broken: "삭제된 아이콘입니다. 그림에 오류가 있었습니다.",
} satisfies Translation<"gone">;
