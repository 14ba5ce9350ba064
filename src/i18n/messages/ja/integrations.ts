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
} satisfies Translation<"integrations">;
