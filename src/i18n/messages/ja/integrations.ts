import type { Translation } from "../../source-messages.ts";

export const integrations = {
  "iconify.title": "Iconify API",
  "iconify.lead": "Iconify向けのプログラムは、ホストを変えるだけでこのサイトでも使えます。",
  "iconify.complete":
    "別のサイズや以前の名前を含め、すべてのセットのすべてのアイコンを取得でき、検索は10言語に対応しています。",
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
} satisfies Translation<"integrations">;
