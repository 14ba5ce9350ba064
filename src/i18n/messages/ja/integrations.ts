import type { Translation } from "../../source-messages.ts";

export const integrations = {
  "iconify.title": "Iconify API",
  "iconify.lead": "Iconify向けのプログラムは、ホストを変えるだけでこのサイトでも使えます。",
  "iconify.complete":
    "別のサイズや以前の名前を含め、すべてのセットのすべてのアイコンを取得でき、検索は10言語に対応しています。",
  "iconify.collections":
    "公開したコレクションもセットとして使えます。@icons/our-brand.k3m8p2 の接頭辞は collection-our-brand-k3m8p2 です。非公開の場合は、スコープ「download」の API キーが必要です。",
  "iconify.component": "Webコンポーネントやその他のIconifyコンポーネントで使う",
  "iconify.data": "複数のアイコンをデータとして取得する",
  "iconify.sheet": "スタイルシートとして取得する",
  "iconify.unplugin": "unplugin-iconsでビルド時にアイコンを組み込む",
  "iconify.tailwind": "Tailwind CSSのクラスとしてアイコンを使う",
  "mcp.title": "MCPサーバー",
  "mcp.lead": "アシスタントがアイコンを探し、見て選び、プロジェクトに書き込みます。",
  "mcp.claudeCode": "Claude Codeにサーバーを追加する",
  "mcp.claudeDesktop": "Claude Desktopの場合はclaude_desktop_config.jsonに追加する",
  "mcp.vscode": "VS Codeの場合は.vscode/mcp.jsonに追加する",
  "mcp.cursor": "Cursorの場合は.cursor/mcp.jsonに追加する",
  "mcp.key": "APIキーを送り、アイコンをコレクションに保存する",
  "mcp.tools":
    "アシスタントは、単語、意味、画像で検索し、スタイルを比較し、リストの項目がすべてそろうセットを見つけ、別のスタイルのアイコンに置き換え、あらゆる形式のファイルを取得できます。",
  "mcp.prompt":
    "結果は番号付きの画像でも表示されるため、「3と7を使って」と答えられます。プロンプトpick_icons_for_appは、アプリ1つ分の作業をまとめて行います。",
  "mcp.account": "APIキーは[アカウントページ](/icons/account)にあります。コレクション以外はキーなしで使えます。",
  "keys.title": "APIキー",
  "keys.lead": "プログラムがあなたに代わって、プランの画像サイズ、コレクション、購入した呼び出し回数を利用できます。",
  "keys.make": "アカウントでキーを作成してコピーする",
  "keys.send": "呼び出しごとに送信する",
  "keys.own": "自分のコレクションを読み取る",
  "keys.document": "各呼び出しに必要な権限はOpenAPIドキュメントに記載されています",
  "keys.refused":
    "必要な権限がない呼び出しには、権限名を含む403が返ります。不明、期限切れ、無効なキーには401が返ります。",
  "keys.free": "キーなしで無料のものは、回数を消費しません。",
  "keys.never": "キーでは、アカウント、ログイン方法、支払い、ほかのキーを変更できません。管理者権限もありません。",
  "keys.secret":
    "キーはすべてicn_で始まり、スキャナーでコードから見つけられます。漏れた場合は無効にすると、すぐに使えなくなります。",
  "npm.title": "npmレジストリ",
  "npm.lead":
    "各アイコンセットは、React、Vue、Svelte、Solid用コンポーネントを含むnpmパッケージです。公開したコレクションも同様です。",
  "npm.registry": "npmとpnpmでパッケージのスコープをこのサイトに向ける",
  "npm.yarn": "Yarnの場合",
  "npm.install": "セットをインストールする",
  "npm.use": "アイコンをインポートする",
  "npm.publish": "コレクションをパッケージとして公開する",
  "npm.bundle":
    "バンドラーはインポートしたアイコンだけを残します。パッケージには型、ライセンス、クレジットが含まれます。",
  "npm.private":
    "非公開コレクションのパッケージには、スコープ「download」を持つAPIキーを`_authToken`として設定します。",
  "npm.quarantine": "Yarnとpnpmは、許可しない限り、コレクションの新しいバージョンを公開の1日後からインストールします。",
  "shadcn.title": "shadcnレジストリ",
  "shadcn.lead":
    "shadcnのコマンドラインで、ReactやVueのプロジェクトにアイコンを自分のコンポーネントとして追加できます。",
  "shadcn.registry": "プロジェクトにレジストリを追加する",
  "shadcn.add": "アイコンを追加する",
  "shadcn.search": "アイコンを探す",
  "shadcn.use": "アイコンを使う",
  "shadcn.address": "サイズと色を指定して、アドレスから追加する",
  "shadcn.vue": "Vueの場合（components.json）",
  "shadcn.collection": "公開したコレクションの場合（components.json）",
  "shadcn.look":
    "サイズ、色、線の太さなど、カスタマイズの設定はレジストリのアドレスにも含められます。すべてのアイコンがその見た目になります。",
  "shadcn.private":
    "非公開コレクションには、スコープ「download」のAPIキーが必要です。公開コレクションにキーは不要です。",
  "shadcn.credit": "ライセンスがクレジット表記を求める場合は、アイコンの追加時にコマンドラインに表示されます。",
  "cli.title": "コマンドライン",
  "cli.lead":
    "ターミナルやCIからアイコンの検索、追加、更新ができます。使っているアイコンは小さなファイル1つに記録されます。",
  "cli.add": "プロジェクトにアイコンを追加する",
  "cli.search": "アイコンを探す",
  "cli.show": "ターミナルでアイコンを見る",
  "cli.check": "ファイルがicons.jsonと一致しているかをCIで確認する",
  "cli.swap": "すべてを別のスタイルのアイコンに置き換える",
  "cli.runs":
    "Node.js 20以降で動作します。「iconarium --help」ですべてのコマンドを、「iconarium complete bash」で補完スクリプトを表示します（zshとfishにも対応）。",
  "cli.login": "「iconarium login」でAPIキーを保存すると、自分のコレクションや大きな画像を使えます。",
} satisfies Translation<"integrations">;
