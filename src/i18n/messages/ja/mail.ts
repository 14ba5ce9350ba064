import type { Translation } from "../../source-messages.ts";

export const mail = {
  "signIn.subject": "Iconarium へのログイン",
  "signIn.text": "Iconarium にログインするためのリンクです。15 分以内に 1 回だけ使えます。",
  "signIn.button": "ログイン",
  "signIn.otherwise": "お心当たりがない場合は、このメールを無視してください。リンクがなければ誰もログインできません。",

  "email.subject": "新しいメールアドレスの確認",
  "email.text":
    "このリンクを使うと、{email} が Iconarium アカウントのメールアドレスになります。1 時間以内に 1 回だけ使えます。",
  "email.button": "アドレスを確認",
  "email.otherwise": "お心当たりがない場合は、このメールを無視してください。リンクを使わない限り何も変わりません。",

  "moved.subject": "メールアドレスが変更されました",
  "moved.text":
    "Iconarium アカウントのメールアドレスは {email} になりました。このアドレスではログインできなくなります。",
  "moved.button": "変更を元に戻す",
  "moved.otherwise":
    "お心当たりがない場合は、7 日以内に変更を元に戻してください。すべてのデバイスからもログアウトされます。",

  "leaving.subject": "アカウントが削除されます",
  "leaving.text":
    "Iconarium アカウントとその中のすべてのデータは {date} に削除されます。それまでにログインすれば、すべてそのまま残ります。",
  "leaving.button": "ログインしてアカウントを残す",
  "leaving.otherwise": "お心当たりがない場合は、早めにログインして、デバイスとパスキーを確認してください。",

  "returned.subject": "2回目のお支払いは返金されます",
  "returned.text":
    "すでにプランをお持ちの状態で、もう一度プランのお支払いがありました。2回目のお支払いは全額返金され、現在のプランはそのままお使いいただけます。銀行での処理に数日かかります。",
  "returned.button": "プランとお支払い",
  "returned.otherwise": "お手続きは必要ありません。",

  "invitation.subject": "Iconarium への招待",
  "invitation.text":
    "{name} さんが Iconarium ライセンスの席をあなたのために用意しました。お好きなアカウントでログインすれば、費用なしでご利用いただけます。",
  "invitation.button": "席を受け取る",
  "invitation.otherwise": "お心当たりがない場合は、このメールを破棄してください。",

  "newsletter.subject": "Iconarium ニュースレターの確認",
  "newsletter.text":
    "このアドレスで Iconarium のニュースレターの申し込みがありました。購読する場合は確認してください。リンクは 3 日以内に 1 回だけ使えます。",
  "newsletter.button": "購読する",
  "newsletter.otherwise": "お心当たりがなければ、このメールは無視してください。確認されない限り何も送りません。",
  "welcome.subject": "Iconarium ニュースレターへようこそ",
  "welcome.text": "購読を開始しました。新しいアイコンやスタイル、サイトのお知らせを月に一度ほどお届けします。",
  "welcome.button": "新着を見る",
  "welcome.otherwise": "購読を確認された方にお送りしています。",
  leave: "配信停止",

  "product.month": "{plan}（月払い）",
  "product.year": "{plan}（年払い）",
} satisfies Translation<"mail">;
