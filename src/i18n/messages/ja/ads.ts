import type { Translation } from "../../source-messages.ts";

export const ads = {
  fromUs: "Iconarium より",
  fromOthers: "広告",
  "pricing.title": "必要な大きさの画像を",
  "pricing.text":
    "ライセンスがあれば、すべてのアイコンを最大 1,600 px の PNG で入手でき、こうした案内も表示されません。",
  "pricing.action": "プランを見る",
  "requests.title": "欲しいアイコンがありませんか？",
  "requests.text": "必要なものをデザイナーに伝え、ほかの人のリクエストに投票できます。",
  "requests.action": "アイコンをリクエスト",
  "developers.title": "プログラムから使えるアイコン",
  "developers.text": "キー不要のオープン API で、アイコンの検索・色替え・取得ができます。",
  "developers.action": "API を読む",
  "collections.title": "まとめて手元に",
  "collections.text": "アイコンを集めて一度に色を変え、ZIP・スプライト・フォントとして持ち出せます。",
  "collections.action": "コレクションへ",
  "picture.title": "画像で検索",
  "picture.text": "スクリーンショットやスケッチから、似たアイコンを見つけます。",
  "picture.action": "画像を選ぶ",
} satisfies Translation<"ads">;
