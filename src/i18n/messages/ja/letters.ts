import type { Translation } from "../../source-messages.ts";

export const letters = {
  "assigned.subject": "担当のリクエスト：{title}",
  "assigned.text": "「{title}」の制作を担当することになりました。取りかかるときに「作業を開始」してください。",
  "resolved.subject": "「{title}」ができました",
  "resolved.text": "ご希望のアイコン「{title}」を Iconarium に追加しました。",
  "declined.subject": "「{title}」は見送られました",
  "declined.text": "「{title}」は制作されません。理由：{reason}",
  "merged.subject": "「{title}」は別のリクエストに統合されました",
  "merged.text": "「{original}」は「{title}」と同じ内容のリクエストです。あなたの票はそちらに移りました。",
  open: "リクエストを開く",
  seeIcons: "アイコンを見る",
  whyMaker: "このメールは、Iconarium でアイコンを制作している方にお送りしています。",
  whyVoter: "このメールは、このアイコンをリクエストまたは投票した方にお送りしています。",
  leave: "このメールの配信を停止する",
  "leaving.title": "このメールの配信を停止しますか？",
  "leaving.text": "リクエストの進み具合は、引き続き Iconarium で確認できます。",
  "leaving.button": "配信を停止",
  "leaving.done": "今後このメールは届きません。",
  "leaving.unknown": "リンクが不完全です。もう一度メールから開いてください。",
  "leaving.toRequests": "リクエスト一覧へ",
  "leaving.failed": "うまくいきませんでした。もう一度お試しください。",
} satisfies Translation<"letters">;
