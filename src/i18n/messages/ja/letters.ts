import type { Translation } from "../../source-messages.ts";

export const letters = {
  "assigned.subject": "担当のリクエスト：{title}",
  "assigned.text": "「{title}」の担当になりました。取りかかるときに「作業を開始」を選択してください。",
  "resolved.subject": "「{title}」が完成しました",
  "resolved.text": "リクエストされたアイコン「{title}」がIconariumに追加されました。",
  "declined.subject": "「{title}」は見送られました",
  "declined.text": "「{title}」は制作されません。理由：{reason}",
  "merged.subject": "「{title}」は別のリクエストに統合されました",
  "merged.text": "「{original}」は「{title}」と同じ内容です。あなたの票は「{title}」に引き継がれました。",
  open: "リクエストを見る",
  seeIcons: "アイコンを見る",
  whyMaker: "このメールは、Iconariumのアイコン制作者にお送りしています。",
  whyVoter: "このメールは、このアイコンをリクエストした方、または投票した方にお送りしています。",
  unsubscribe: "このメールの配信を停止",
  "unsubscribePage.title": "リクエストに関するメールの配信を停止しますか？",
  "unsubscribePage.text": "リクエストの状況は、引き続きIconariumで確認できます。",
  "unsubscribePage.button": "配信を停止",
  "unsubscribePage.done": "リクエストに関するメールの配信を停止しました。",
  "unsubscribePage.unknown": "リンクが不完全です。もう一度メールから開いてください。",
  "unsubscribePage.toRequests": "リクエスト一覧へ",
  "unsubscribePage.failed": "問題が発生しました。もう一度お試しください。",
} satisfies Translation<"letters">;
