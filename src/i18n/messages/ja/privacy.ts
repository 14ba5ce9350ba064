import type { Translation } from "../../source-messages.ts";

export const privacy = {
  question: "アクセス解析を許可しますか？許可しない場合は、匿名で集計されるだけです。",
  yes: "許可",
  no: "許可しない",
  "answered.yes": "アクセス解析を許可しています。",
  "answered.no": "アクセス解析を許可していません。",
  refused: "ブラウザーがトラッキング拒否を求めているため、保存も集計も行われません。",
  close: "閉じる",
} satisfies Translation<"privacy">;
