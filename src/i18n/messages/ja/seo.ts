import type { Translation } from "../../source-messages.ts";

export const seo = {
  "landing.h1": "ぴったりのアイコンを、すぐに。",
  "landing.t1":
    "{styles, plural, other {#スタイル}}、{icons, number}個のオープンアイコンを、カスタマイズ、コピー、ダウンロード。",
  "landing.mt": "Iconarium – {icons, number}個のオープンアイコンをまとめて検索",
  "landing.md":
    "{styles, plural, other {#スタイル}}、{icons, number}個のオープンソースアイコンを検索。色とサイズを整えて、SVGやPNGでコピー・ダウンロード。アカウントは不要です。",

  "search.h1": "「{term}」のアイコン",
  "search.t1":
    "色・サイズ・線の太さを決めて、SVGをコピーまたはダウンロード。どのアイコンにも作者とライセンスを表示しています。",
  "search.mt": "「{term}」のアイコン（SVG・PNG）– Iconarium",
  "search.md":
    "「{term}」のオープンアイコン{count, plural, other {#個}}。色・サイズ・線の太さを決めて、SVGをコピー、またはSVG・PNGでダウンロード。すべてライセンス付き。",

  "searchInStyle.h1": "{style}の「{term}」アイコン",
  "searchInStyle.t1": "同じスタイルなので、並べても統一感があります。色とサイズを決めて、コピーまたはダウンロード。",
  "searchInStyle.mt": "{style}の「{term}」アイコン – Iconarium",
  "searchInStyle.md":
    "{style}スタイルの「{term}」アイコン{count, plural, other {#個}}。色とサイズを決めて、SVGをコピー、またはSVG・PNGでダウンロード。",

  "meaning.h1": "「{term}」を表すアイコン",
  "meaning.t1": "名前にかかわらず、意味から見つけたアイコンです。色とサイズを決めて、SVGをコピーまたはダウンロード。",
  "meaning.mt": "「{term}」を表すアイコン – Iconarium",
  "meaning.md":
    "「{term}」を表すアイコン{count, plural, other {#個}}を、名前にかかわらず意味から検索。色とサイズを決めて、SVGをコピー、またはSVG・PNGでダウンロード。",

  "popular.h1": "人気のアイコン",
  "popular.t1": "どんなインターフェースにも欠かせないアイコンを、よく知られたものから順に。",
  "popular.mt": "人気のアイコン（SVG・PNG）– Iconarium",
  "popular.md":
    "全スタイル{count, plural, other {#個}}のオープンアイコンを、よく知られたものから順に。色とサイズを決めて、SVGやPNGでコピー・ダウンロード。",

  "style.h1": "{style}のアイコン",
  "style.t1": "作者は{author}。色とサイズを決めて、SVGをコピーまたはダウンロード。",
  "style.mt": "{style}のアイコン（SVG・PNG）– Iconarium",
  "style.md":
    "{author}による{style}スタイルのアイコン{count, plural, other {#個}}。色とサイズを決めて、SVGをコピー、またはSVG・PNGでダウンロード。",

  "family.h1": "{family}のアイコン",
  "family.t1": "{author}が描く、{styles, plural, other {#スタイル}}のファミリー。",
  "family.mt": "{family}アイコンファミリー（SVG・PNG）– Iconarium",
  "family.md":
    "{author}の{family}：{styles, plural, other {#スタイル}}、{count, plural, other {#個}}のアイコン。色とサイズを決めて、SVGやPNGでコピー・ダウンロード。",

  "author.h1": "{author}のアイコン",
  "author.t1": "{author}による{styles, plural, other {#スタイル}}。すべてのアイコンにライセンスを表示しています。",
  "author.mt": "{author}のアイコン（SVG・PNG）– Iconarium",
  "author.md":
    "{author}による{styles, plural, other {#スタイル}}、{count, plural, other {#個}}のアイコン。色とサイズを決めて、SVGやPNGでコピー・ダウンロード。",

  "authorInStyle.h1": "{author}の{style}アイコン",
  "authorInStyle.t1": "同じ作者、同じスタイルなので、並べても統一感があります。",
  "authorInStyle.mt": "{author}の{style}アイコン – Iconarium",
  "authorInStyle.md":
    "{author}が{style}スタイルで描いたアイコン{count, plural, other {#個}}。色とサイズを決めて、SVGやPNGでコピー・ダウンロード。",

  "authorPack.h1": "{author}の{style}「{category}」アイコン",
  "authorPack.t1": "同じテーマ、同じスタイル、同じ作者なので、並べても統一感があります。",
  "authorPack.mt": "{author}の{style}「{category}」アイコン – Iconarium",
  "authorPack.md":
    "「{category}」をテーマに{author}が{style}スタイルで描いたアイコン{count, plural, other {#個}}。色とサイズを決めて、SVGやPNGでコピー・ダウンロード。",

  "category.h1": "「{category}」のアイコン",
  "category.t1":
    "ひとつのテーマを、さまざまなスタイルで。好みのスタイルを見つけて、色を変え、コピーまたはダウンロード。",
  "category.mt": "「{category}」のアイコン（SVG・PNG）– Iconarium",
  "category.md":
    "「{category}」のオープンアイコン{count, plural, other {#個}}を、さまざまなスタイルで。色とサイズを決めて、SVGをコピー、またはSVG・PNGでダウンロード。すべてライセンス付き。",

  "categoryInStyle.h1": "{style}の「{category}」アイコン",
  "categoryInStyle.t1": "ひとつのテーマを同じスタイルで。並べても統一感があります。",
  "categoryInStyle.mt": "{style}の「{category}」アイコン – Iconarium",
  "categoryInStyle.md":
    "{style}スタイルの「{category}」アイコン{count, plural, other {#個}}。色とサイズを決めて、SVGをコピー、またはSVG・PNGでダウンロード。",

  "emoji.h1": "絵文字",
  "emoji.t1": "顔、手、ハートなどを、さまざまな作者の絵柄で。",
  "emoji.mt": "絵文字（SVG・PNG）– Iconarium",
  "emoji.md":
    "フラットから3Dまで、さまざまなスタイルのオープンな絵文字{count, plural, other {#個}}。SVGをコピー、またはSVG・PNGでダウンロード。すべてライセンス付き。",

  "styles.h1": "アイコンのスタイル",
  "styles.t1": "並べて比較し、あなたのプロダクトに合うスタイルを見つけましょう。",
  "styles.mt": "アイコンのスタイル – Iconarium",
  "styles.md":
    "極細ラインから3Dまで、全{styles, plural, other {#スタイル}}を一覧で比較。あなたのプロダクトに合うスタイルが見つかります。",

  "stylesAnimated.h1": "アニメーションアイコンのスタイル",
  "stylesAnimated.t1": "スクリプト不要、SVGだけで動くアイコンです。",
  "stylesAnimated.mt": "アニメーションアイコンのスタイル（SVG）– Iconarium",
  "stylesAnimated.md":
    "アニメーションアイコンの{styles, plural, other {#スタイル}}。SVGだけで動き、コピーやダウンロードができます。スクリプトもアカウントも不要です。",

  "stylesStatic.h1": "静止アイコンのスタイル",
  "stylesStatic.t1": "極細ラインから3Dまで、アニメーションのないアイコンを並べて比較できます。",
  "stylesStatic.mt": "静止アイコンのスタイル（SVG・PNG）– Iconarium",
  "stylesStatic.md":
    "極細ラインから3Dまで、静止アイコンの{styles, plural, other {#スタイル}}。並べて比較し、SVGやPNGでコピー・ダウンロード。",

  "new.h1": "新着アイコン",
  "new.t1": "すべてのスタイルの最新アイコンを新しい順に。",
  "new.mt": "新着アイコン（SVG・PNG）– Iconarium",
  "new.md":
    "すべてのスタイルから、追加・更新されたアイコンを新しい順に。色とサイズを決めて、SVGやPNGでコピー・ダウンロード。",

  "newInStyle.h1": "{style}の新着",
  "newInStyle.t1": "このスタイルの最新アイコンを新しい順に。",
  "newInStyle.mt": "{style}の新着アイコン – Iconarium",
  "newInStyle.md":
    "{style}スタイルで追加・更新されたアイコンを新しい順に。色とサイズを決めて、SVGやPNGでコピー・ダウンロード。",

  "clipArt.h1": "プレゼン用クリップアート",
  "clipArt.t1": "後ろの席からでも伝わる、大きくカラフルな画像。コピーしてスライドに貼り付けるだけです。",
  "clipArt.mt": "プレゼン用クリップアート（SVG・PNG）– Iconarium",
  "clipArt.md":
    "人、仕事、お金、アイデアなど、スライドに使えるオープンなクリップアートを統一感のあるスタイルで。SVGやPNGでダウンロード。すべてライセンス付き。",

  "searchByImage.h1": "画像で検索",
  "searchByImage.t1": "ロゴ、スケッチ、スクリーンショットをアップロードして、似ているアイコンを見つけましょう。",
  "searchByImage.mt": "画像でアイコンを検索 – Iconarium",
  "searchByImage.md":
    "画像に似ているオープンアイコンを検索。ファイルを選択、ドロップ、または貼り付けるだけ。SVGやPNGでコピー・ダウンロードできます。",

  "icon.h1": "{name}",
  "icon.t1":
    "{author}が{style}スタイルで描いたアイコンです。カスタマイズして、SVGをコピー、またはSVG・PNGでダウンロード。",
  "icon.mt": "{name}のアイコン（{style}）– SVG・PNG – Iconarium",
  "icon.md":
    "{author}による{style}スタイルの{name}アイコン。カスタマイズして、SVGをコピー、またはSVG・PNGでダウンロード。ライセンス：{license}。",

  "requests.h1": "アイコンのリクエスト",
  "requests.t1":
    "欲しいアイコンがありませんか？リクエストしたり、ほかのリクエストに投票したりできます。完成したアイコンはここで手に入ります。",
  "requests.mt": "アイコンのリクエスト – Iconarium",
  "requests.md":
    "欲しいアイコンのリクエスト、ほかのリクエストへの投票、制作の様子の確認ができます。完成したアイコンはすぐに検索に表示されます。",

  "pricing.h1": "つくるものすべてに、大きなアイコンを",
  "pricing.t1": "SVGとコードは誰でも無料です。プランなら、個人でもチームでも大きなPNGファイルを利用できます。",
  "pricing.mt": "料金とプラン – Iconarium",
  "pricing.md":
    "すべてのアイコンのSVGとコードは無料。月払いまたは年払いのプランで、個人でもチームでも大きなPNGファイルを利用できます。解約はワンクリック。",

  "developers.h1": "HTTP API",
  "developers.t1":
    "検索、アイコン、スタイル、画像など、このサイトのすべてをHTTPで利用できます。キーもアカウントも不要です。レスポンスはJSONで、どのウェブページからでもAPIを呼び出せます。",
  "developers.mt": "HTTP API – Iconarium",
  "developers.md":
    "オープンアイコンを検索し、SVGやPNGで取得できるHTTP API。キーは不要。すべての呼び出しをパラメーターと実行例付きで掲載しています。",

  "integration.h1": "{name}",
  "integration.t1": "{lead}",
  "integration.mt": "{name} – Iconarium",
  "integration.md": "{lead}",

  "narrowed.list": "{names}、{name}",
  "narrowed.mt": "{title}：{filters} – Iconarium",
  "narrowed.md":
    "{title}（{filters}）{count, plural, other {#個}}。色とサイズを決めて、SVGをコピー、またはSVG・PNGでダウンロード。",
  "numbered.mt": "{title} – {page, number}ページ",
  "collections.h1": "コレクション",
  "collections.t1": "プロジェクトのアイコンを保存して整理できます。",
  "collections.mt": "コレクション – Iconarium",
  "collections.md":
    "プロジェクトのアイコンを集めて、並べ替え、カスタマイズ、リンクでの共有、一括ダウンロード。アカウントは不要です。",
  "shared.h1": "共有された{count, plural, other {#個のアイコン}}",
  "shared.t1": "アイコンはこのリンクに含まれています。変更や並べ替えをするには保存してください。",
  "shared.mt": "共有された{count, plural, other {#個のアイコン}} – Iconarium",
  "shared.md": "共有された{count, plural, other {#個のアイコン}}を閲覧、カスタマイズ、ダウンロードできます。",
  "collection.h1": "{name}",
  "collection.t1": "{count, number}個のアイコン",
  "collection.mt": "{name} – アイコンのコレクション – Iconarium",
  "collection.md": "{name}：{count, number}個のアイコンを閲覧、カスタマイズ、ダウンロードできます。",
  "illustrations.h1": "イラスト",
  "illustrations.t1": "オープンソースのアイコンで構成した場面です。それぞれに作者とライセンスを表示しています。",
  "illustrations.mt": "無料イラスト – Iconarium",
  "illustrations.md": "オープンソースのアイコンで構成したイラスト。SVG、PNG、WebP形式、作者とライセンス付き。",
  "images.h1": "写真とパターン",
  "images.t1": "ページの背景に。自動生成のパターンと、提供元がある場合は写真もあります。",
  "images.mt": "写真とパターン – Iconarium",
  "images.md": "図形とアイコンのパターン。SVG、PNG、WebP形式で無料で使え、作者とライセンス付き。",
  "picture.h1": "{name}",
  "picture.t1": "{author}の{kind}",
  "picture.mt": "{name} – {kind} – Iconarium",
  "picture.md": "{name}：{author}の{kind}。ライセンス付きで、複数のサイズがあります。",
} satisfies Translation<"seo">;
