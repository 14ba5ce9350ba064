import type { Translation } from "../../source-messages.ts";

export const browse = {
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
} satisfies Translation<"browse">;
