import type { Translation } from "../../source-messages.ts";

export const busy = {
  title: "ただいまアクセスが集中しています",
  text: "現在このページを表示できません。数秒後に自動で再読み込みします。",
  retry: "今すぐ再試行",
} satisfies Translation<"busy">;
