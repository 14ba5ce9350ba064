import type { Translation } from "../../source-messages.ts";

export const site = {
  name: "Iconarium",
  skip: "本文へ移動",
  loading: "読み込み中",

  "action.close": "閉じる",
  "action.copy": "コピー",
  "action.copied": "コピーしました",
  "action.dismiss": "閉じる",

  "count.icons": "{count, plural, other {#個のアイコン}}",

  "nav.label": "メインメニュー",
  "nav.menu": "メニュー",
  "nav.styles": "スタイル",
  "nav.new": "新着",
  "nav.developers": "開発者向け",

  "search.label": "アイコンを検索",
  "search.placeholder": "アイコンを検索",
  "search.placeholderCount": "{count, number}個のアイコンから検索",
  "search.submit": "検索",
  "search.clear": "検索語を消す",

  "language.label": "言語",

  "theme.label": "テーマ",
  "theme.light": "ライト",
  "theme.dark": "ダーク",
  "theme.system": "システムに合わせる",

  "footer.browse": "探す",
  "footer.build": "開発",
  "footer.landing": "すべてのアイコン",
  "footer.styles": "スタイル",
  "footer.new": "新着アイコン",
  "footer.popular": "人気のアイコン",
  "footer.developers": "APIとドキュメント",
  "footer.openapi": "OpenAPI定義",
  "footer.credit": "どのアイコンも描いた人のものです。それぞれのライセンスは、いつもアイコンのそばに表示されます。",

  "landing.metaTitle": "Iconarium – {count, number}個のオープンアイコンをまとめて検索",
  "landing.metaDescription":
    "{styles, number}スタイル、{icons, number}個のオープンソースアイコンを検索。色とサイズを整えて、SVGやPNGでコピー・ダウンロード。アカウントは不要です。",
  "landing.title": "ぴったりのアイコンを、すぐに。",
  "landing.promise":
    "{styles, number}スタイル、{icons, number}個のオープンアイコン。色を変えて、コピーして、ダウンロード。",
  "landing.popular": "人気",
  "landing.styles": "スタイルから探す",
  "landing.allStyles": "全{count, number}スタイル",
  "landing.new": "新着アイコン",
  "landing.allNew": "新着をすべて見る",
  "landing.categories": "カテゴリから探す",

  "styles.metaTitle": "アイコンのスタイル – Iconarium",
  "styles.metaDescription":
    "極細ラインから3Dまで、全{count, number}スタイルを一覧で比較。あなたのプロダクトに合うスタイルが見つかります。",
  "styles.title": "アイコンのスタイル",
  "styles.summary": "{styles, plural, other {#スタイル}}、{icons, plural, other {#個のアイコン}}",
  "styles.summaryGrouped": "{families, plural, other {#ファミリー}}、{icons, plural, other {#個のアイコン}}",
  "styles.sort": "並べ替え",
  "styles.sort.popularity": "人気順",
  "styles.sort.alphabet": "名前順",
  "styles.sort.size": "収録数順",
  "styles.group": "ファミリーでまとめる",
  "styles.animated": "アニメーション",
  "styles.more": "スタイルをもっと見る",

  "new.metaTitle": "新着アイコン – Iconarium",
  "new.metaTitleStyle": "{style}の新着アイコン – Iconarium",
  "new.metaDescription": "すべてのスタイルから、追加・更新されたアイコンを新しい順に。",
  "new.title": "新着アイコン",
  "new.summary": "すべてのスタイルから新しい順に表示しています。",
  "new.more": "アイコンをもっと見る",
  "new.previous": "より新しいアイコン",
  "new.inStyle": "{style}の新着",

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
} satisfies Translation<"site">;
