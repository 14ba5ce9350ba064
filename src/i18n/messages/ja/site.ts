import type { Translation } from "../../source-messages.ts";

export const site = {
  name: "Iconarium",
  skip: "本文へ移動",
  loading: "読み込み中",

  "action.close": "閉じる",
  "action.copy": "コピー",
  "action.copied": "コピーしました",
  "action.dismiss": "閉じる",
  "action.toTop": "トップに戻る",

  "notifications.label": "お知らせ",

  "count.icons": "{count, plural, other {#個のアイコン}}",

  "nav.label": "メインメニュー",
  "nav.menu": "メニュー",
  "nav.styles": "スタイル",
  "nav.new": "新着",
  "nav.developers": "開発者向け",
  "nav.requests": "リクエスト",
  "nav.pricing": "料金",

  "search.label": "アイコンを検索",
  "search.placeholder": "アイコンを検索",
  "search.placeholderCount": "{count, number}個のアイコンから検索",
  "search.submit": "検索",
  "search.clear": "検索語を消す",

  "suggest.label": "候補",
  "suggest.meaning": "意味で検索",
  "suggest.words": "キーワード",
  "suggest.icons": "アイコン",
  "suggest.styles": "スタイル",
  "suggest.categories": "カテゴリ",
  "suggest.authors": "作者",
  "suggest.history": "最近の検索",
  "suggest.forget": "「{term}」を最近の検索から削除",
  "suggest.forgetAll": "すべて削除",
  "suggest.count": "{count, plural, =0 {候補はありません} other {候補 # 件}}",

  "language.label": "言語",

  "theme.label": "テーマ",
  "theme.light": "ライト",
  "theme.dark": "ダーク",
  "theme.system": "システムに合わせる",

  signIn: "ログイン",

  "footer.browse": "探す",
  "footer.build": "開発",
  "footer.landing": "すべてのアイコン",
  "footer.styles": "スタイル",
  "footer.new": "新着アイコン",
  "footer.clipArt": "スライド用クリップアート",
  "footer.popular": "人気のアイコン",
  "footer.newsletter": "ニュースレター",
  "footer.requests": "アイコンのリクエスト",
  "footer.developers": "APIとドキュメント",
  "footer.openapi": "OpenAPI定義",
  "footer.privacy": "プライバシーの選択",
  "footer.credit": "どのアイコンも描いた人のものです。それぞれのライセンスは、いつもアイコンのそばに表示されます。",

  "notFound.title": "404",
  "notFound.metaTitle": "ページが見つかりません – Iconarium",
  "notFound.heading": "ページが見つかりません：{path}",
  "notFound.1": "レイヤーを一枚ずつめくってみましたが、このページはありませんでした。",
  "notFound.2": "このページは不透明度0%になってしまいました。",
  "notFound.3": "どうやらトリミングしすぎたようです。",
  "notFound.4": "虫めがねでも見つけられませんでした。",
  "notFound.5": "このページは、存在しないグリッドに吸着してしまいました。",
  "notFound.new": "新着アイコン",
  "notFound.popular": "人気のアイコン",
  "notFound.styles": "スタイルから探してみませんか",

  "error.title": "エラーが発生しました",
  "error.text": "こちらの問題です。しばらくしてからもう一度お試しください。",
  "error.retry": "もう一度試す",
  "nav.collections": "コレクション",
} satisfies Translation<"site">;
