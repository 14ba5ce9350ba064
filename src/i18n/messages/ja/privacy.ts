import type { Translation } from "../../source-messages.ts";

export const privacy = {
  question:
    "サイトの改善のため、ご利用の様子を記録してもよいですか。見るのは私たちだけです。同意がなければ件数を数えるだけで、あなたのことは何もわかりません。",
  yes: "はい",
  no: "いいえ",
  "said.yes": "「はい」を選択済みです。",
  "said.no": "「いいえ」を選択済みです。",
  refused: "お使いのブラウザーは、追跡しないようサイトに求めています。そのとおりにし、何も記録せず、数えもしません。",
  close: "閉じる",
} satisfies Translation<"privacy">;
