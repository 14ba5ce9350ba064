import type { Translation } from "../../source-messages.ts";

export const seo = {
  "landing.h1": "ぴったりのアイコンを、すぐに。",
  "landing.t1":
    "{styles, plural, other {#スタイル}}、{icons, number}個のオープンアイコン。色を変えて、コピーして、ダウンロード。",
  "landing.mt": "Iconarium – {icons, number}個のオープンアイコンをまとめて検索",
  "landing.md":
    "{styles, plural, other {#スタイル}}、{icons, number}個のオープンソースアイコンを検索。色とサイズを整えて、SVGやPNGでコピー・ダウンロード。アカウントは不要です。",

  "search.h1": "「{term}」のアイコン",
  "search.t1": "色・サイズ・線の太さを決めて、SVGをコピーまたはダウンロード。作者とライセンスもひと目でわかります。",
  "search.mt": "「{term}」のアイコン（SVG・PNG）– Iconarium",
  "search.md":
    "「{term}」のオープンアイコン{count, plural, other {#個}}。色・サイズ・線の太さを決めて、SVGをコピー、またはSVG・PNGでダウンロード。ライセンスもひと目で。",

  "searchInStyle.h1": "{style}の「{term}」アイコン",
  "searchInStyle.t1": "同じスタイルだから、並べてもきれいに揃います。色とサイズを決めて、コピーまたはダウンロード。",
  "searchInStyle.mt": "{style}の「{term}」アイコン – Iconarium",
  "searchInStyle.md":
    "{style}スタイルの「{term}」アイコン{count, plural, other {#個}}。色とサイズを決めて、SVGをコピー、またはSVG・PNGでダウンロード。",

  "meaning.h1": "「{term}」を表すアイコン",
  "meaning.t1": "名前ではなく意味から見つけたアイコンです。色とサイズを決めて、SVGをコピーまたはダウンロード。",
  "meaning.mt": "「{term}」を表すアイコン – Iconarium",
  "meaning.md":
    "「{term}」を表すアイコン{count, plural, other {#件}}。名前ではなく意味から探しました。色とサイズを決めて、SVGをコピー、またはSVGとPNGをダウンロード。",

  "popular.h1": "人気のアイコン",
  "popular.t1": "どんな画面にも欠かせない定番のアイコンから順に。選んで、自分好みに。",
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
  "author.t1": "{author}による{styles, plural, other {#スタイル}}。どのアイコンにもライセンスを明記しています。",
  "author.mt": "{author}のアイコン（SVG・PNG）– Iconarium",
  "author.md":
    "{author}による{styles, plural, other {#スタイル}}、{count, plural, other {#個}}のアイコン。色とサイズを決めて、SVGやPNGでコピー・ダウンロード。",

  "authorInStyle.h1": "{author}の{style}アイコン",
  "authorInStyle.t1": "同じ作者、同じスタイルだから、きれいに揃います。",
  "authorInStyle.mt": "{author}の{style}アイコン – Iconarium",
  "authorInStyle.md":
    "{author}が{style}スタイルで描いたアイコン{count, plural, other {#個}}。色とサイズを決めて、SVGやPNGでコピー・ダウンロード。",

  "authorPack.h1": "{author}の{style}「{category}」アイコン",
  "authorPack.t1": "同じテーマ、同じスタイル、同じ作者だから、きれいに揃います。",
  "authorPack.mt": "{author}の{style}「{category}」アイコン – Iconarium",
  "authorPack.md":
    "「{category}」をテーマに{author}が{style}スタイルで描いたアイコン{count, plural, other {#個}}。色とサイズを決めて、SVGやPNGでコピー・ダウンロード。",

  "category.h1": "「{category}」のアイコン",
  "category.t1": "ひとつのテーマを、さまざまなスタイルで。合うものを見つけて、色を変え、コピーまたはダウンロード。",
  "category.mt": "「{category}」のアイコン（SVG・PNG）– Iconarium",
  "category.md":
    "「{category}」のオープンアイコン{count, plural, other {#個}}を、さまざまなスタイルで。色とサイズを決めて、SVGをコピー、またはSVG・PNGでダウンロード。",

  "categoryInStyle.h1": "{style}の「{category}」アイコン",
  "categoryInStyle.t1": "ひとつのテーマを同じスタイルで。並べてもきれいに揃います。",
  "categoryInStyle.mt": "{style}の「{category}」アイコン – Iconarium",
  "categoryInStyle.md":
    "{style}スタイルの「{category}」アイコン{count, plural, other {#個}}。色とサイズを決めて、SVGをコピー、またはSVG・PNGでダウンロード。",

  "emoji.h1": "絵文字",
  "emoji.t1": "顔、手、ハートなどを、さまざまな作者の絵柄で。",
  "emoji.mt": "絵文字（SVG・PNG）– Iconarium",
  "emoji.md":
    "フラットから3Dまで、さまざまなスタイルのオープンな絵文字{count, plural, other {#個}}。SVGをコピー、またはSVG・PNGでダウンロード。ライセンスもひと目で。",

  "styles.h1": "アイコンのスタイル",
  "styles.t1": "並べて見比べれば、あなたのプロダクトに合うスタイルが見つかります。",
  "styles.mt": "アイコンのスタイル – Iconarium",
  "styles.md":
    "極細ラインから3Dまで、全{styles, plural, other {#スタイル}}を一覧で比較。あなたのプロダクトに合うスタイルが見つかります。",

  "stylesAnimated.h1": "動くアイコンのスタイル",
  "stylesAnimated.t1": "SVGだけで動くアイコン。スクリプトは要りません。",
  "stylesAnimated.mt": "動くアイコンのスタイル（SVG）– Iconarium",
  "stylesAnimated.md":
    "動くアイコンの{styles, plural, other {#スタイル}}。SVGだけで動くので、コピーまたはダウンロードするだけ。スクリプトもアカウントも不要です。",

  "stylesStatic.h1": "静止アイコンのスタイル",
  "stylesStatic.t1": "極細ラインから3Dまで、動かないアイコンを並べて見比べられます。",
  "stylesStatic.mt": "静止アイコンのスタイル（SVG・PNG）– Iconarium",
  "stylesStatic.md":
    "極細ラインから3Dまで、静止アイコンの{styles, plural, other {#スタイル}}。並べて見比べて、SVGやPNGでコピー・ダウンロード。",

  "new.h1": "新着アイコン",
  "new.t1": "すべてのスタイルから新しい順に表示しています。",
  "new.mt": "新着アイコン（SVG・PNG）– Iconarium",
  "new.md":
    "すべてのスタイルから、追加・更新されたアイコンを新しい順に。色とサイズを決めて、SVGやPNGでコピー・ダウンロード。",

  "newInStyle.h1": "{style}の新着",
  "newInStyle.t1": "このスタイルのアイコンを新しい順に表示しています。",
  "newInStyle.mt": "{style}の新着アイコン – Iconarium",
  "newInStyle.md":
    "{style}スタイルで追加・更新されたアイコンを新しい順に。色とサイズを決めて、SVGやPNGでコピー・ダウンロード。",

  "clipArt.h1": "プレゼン用クリップアート",
  "clipArt.t1": "後ろの席からでも伝わる、大きくカラフルな絵。選んでコピーして、スライドに貼るだけです。",
  "clipArt.mt": "プレゼン用クリップアート（SVG・PNG）– Iconarium",
  "clipArt.md":
    "人、仕事、お金、アイデアなど、スライドに使えるオープンなクリップアート。よく合うスタイルを揃え、SVGやPNGでダウンロード。ライセンスもひと目で。",

  "searchByImage.h1": "画像で検索",
  "searchByImage.t1": "ロゴ、スケッチ、スクリーンショットなどの画像から、よく似たアイコンを探します。",
  "searchByImage.mt": "画像でアイコンを検索 – Iconarium",
  "searchByImage.md":
    "お手持ちの画像に似たオープンアイコンを検索。ファイルを選ぶか、ドロップするか、貼り付けるだけ。SVGやPNGで手に入ります。",

  "icon.h1": "{name}",
  "icon.t1":
    "{author}が{style}スタイルで描いたアイコンです。好みに合わせて、SVGをコピー、またはSVG・PNGでダウンロード。",
  "icon.mt": "{name}のアイコン（{style}）– SVG・PNG – Iconarium",
  "icon.md":
    "{author}による{style}スタイルの{name}アイコン。好みに合わせて、SVGをコピー、またはSVG・PNGでダウンロード。ライセンス：{licence}。",

  "requests.h1": "アイコンのリクエスト",
  "requests.t1": "足りないアイコンはありませんか？リクエストや投票をすると、完成したものがここで見つかります。",
  "requests.mt": "アイコンのリクエスト – Iconarium",
  "requests.md":
    "足りないアイコンをリクエストしたり、ほかの人の希望に投票したり。完成したアイコンはすぐに検索で見つかります。",

  "pricing.h1": "つくるものすべてに、大きなアイコンを",
  "pricing.t1": "SVGとコードは誰でも無料です。プランでは、あなたやチームのために大きなPNGファイルが使えます。",
  "pricing.mt": "料金とプラン – Iconarium",
  "pricing.md":
    "SVGとコードはすべて無料。月払いまたは年払いのプランで、大きなPNGを個人でもチームでも使えます。解約はワンクリック。",

  "developers.h1": "HTTP API",
  "developers.t1":
    "このサイトにあるものは、検索、アイコン、スタイル、画像まで、すべてHTTPで取得できます。キーもアカウントも不要です。応答はJSONで、どのウェブページからでも呼び出せます。",
  "developers.mt": "HTTP API – Iconarium",
  "developers.md":
    "オープンなアイコンをHTTPで検索し、SVGやPNGで取得できます。キーは不要。すべての呼び出しにパラメーターと実例があります。",

  "narrowed.list": "{names}、{name}",
  "narrowed.mt": "{title}：{filters} – Iconarium",
  "narrowed.md":
    "{title}（{filters}）{count, plural, other {#個}}。色とサイズを決めて、SVGをコピー、またはSVG・PNGでダウンロード。",
  "numbered.mt": "{title} – {page, number}ページ",
  "collections.h1": "コレクション",
  "collections.t1": "一緒に使うアイコンを、好きな順番で。",
  "collections.mt": "コレクション – Iconarium",
  "collections.md":
    "プロジェクトのアイコンをまとめて、並べ替え、スタイル変更、リンク共有、一括ダウンロード。アカウントは不要です。",
  "shared.h1": "共有された {count, plural, other {# 個のアイコン}}",
  "shared.t1": "このリンクの中にだけあります。保存すると変更や並べ替えができます。",
  "shared.mt": "共有された {count, plural, other {# 個のアイコン}} – Iconarium",
  "shared.md": "誰かがまとめた {count, plural, other {# 個のアイコン}}。見て、スタイルを変えて、ダウンロードできます。",
  "collection.h1": "{name}",
  "collection.t1": "{count, number} 個のアイコン",
  "collection.mt": "{name} – アイコンのコレクション – Iconarium",
  "collection.md": "{name}：{count, number} 個のアイコンを見て、スタイルを変えて、ダウンロードできます。",
  "illustrations.h1": "イラスト",
  "illustrations.t1": "オープンソースのアイコンでできた場面。作者とライセンスを明記しています。",
  "illustrations.mt": "無料イラスト – Iconarium",
  "illustrations.md": "オープンソースのアイコンでできたイラスト。SVG、PNG、WebPで、作者とライセンス付き。",
  "images.h1": "写真とパターン",
  "images.t1": "ページの背景に。このサイトが生成するパターンと、提供元がある場合は写真もあります。",
  "images.mt": "写真とパターン – Iconarium",
  "images.md": "図形とアイコンのパターン。SVG、PNG、WebPで自由に使え、作者とライセンス付き。",
  "picture.h1": "{name}",
  "picture.t1": "{author}の{kind}",
  "picture.mt": "{name} – {kind} – Iconarium",
  "picture.md": "{name}：{author}の{kind}。ライセンス付き、複数サイズ。",
} satisfies Translation<"seo">;
