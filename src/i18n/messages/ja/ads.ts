import type { Translation } from "../../source-messages.ts";

export const ads = {
  fromUs: "Iconariumより",
  fromOthers: "広告",
  "pricing.title": "必要な大きさの画像を",
  "pricing.text": "プランがあれば、すべてのアイコンを最大1,600\u00A0pxのPNGでダウンロードでき、広告も表示されません。",
  "pricing.action": "プランを見る",
  "requests.title": "欲しいアイコンが見つかりませんか？",
  "requests.text": "必要なアイコンを制作者に伝えたり、ほかのリクエストに投票したりできます。",
  "requests.action": "アイコンをリクエスト",
  "developers.title": "アプリで使えるアイコン",
  "developers.text": "オープンなAPIで、アイコンの検索・カスタマイズ・ダウンロードができます。キーは不要です。",
  "developers.action": "APIドキュメントを読む",
  "collections.title": "アイコンを整理",
  "collections.text": "アイコンを集めてまとめてカスタマイズし、ZIP・スプライト・フォントでダウンロードできます。",
  "collections.action": "コレクションへ",
  "picture.title": "画像で検索",
  "picture.text": "スクリーンショットやスケッチから、似ているアイコンを見つけます。",
  "picture.action": "画像を選択",
} satisfies Translation<"ads">;
