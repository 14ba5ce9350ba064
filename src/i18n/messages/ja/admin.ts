import type { Translation } from "../../source-messages.ts";

export const admin = {
  title: "管理",
  "overview.title": "概要",
  "overview.lead": "サイトの運営に必要なものを、ひとつの場所に。",
  "people.title": "ユーザー",
  "people.lead": "アカウントを持つ人と、その権限です。",
  "requests.title": "アイコンのリクエスト",
  "requests.lead": "どんな要望があり、誰が描き、どうなったか。",
  "catalogue.title": "カタログ",
  "catalogue.lead": "サイトを動かしたままアイコンを追加したり、取り下げたりできます。",
  "texts.title": "ページの文章",
  "texts.lead": "ページごとに手で書いた見出し、説明、タイトルです。",
  "redirects.title": "リダイレクト",
  "redirects.lead": "古いアドレスの行き先です。",
  "flags.title": "機能フラグ",
  "flags.lead": "何が、誰に対して有効か。",
  "products.title": "商品",
  "products.lead": "購入できるものと、その価格です。",
  "events.title": "イベント",
  "events.lead": "訪問者が何を検索し、ダウンロードし、購入しているか。",
} satisfies Translation<"admin">;
