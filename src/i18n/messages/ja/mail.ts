import type { Translation } from "../../source-messages.ts";

export const mail = {
  "signIn.subject": "Iconariumへのログイン",
  "signIn.text": "次のリンクからIconariumにログインできます。有効期限は15分、1回だけ使えます。",
  "signIn.button": "ログイン",
  "signIn.otherwise": "お心当たりがない場合は、このメールを無視してください。リンクがなければ誰もログインできません。",

  "email.subject": "新しいメールアドレスの確認",
  "email.text":
    "{email}をIconariumアカウントの新しいメールアドレスとして確認してください。リンクの有効期限は1時間、1回だけ使えます。",
  "email.button": "アドレスを確認",
  "email.otherwise": "お心当たりがない場合は、このメールを無視してください。リンクを開かない限り何も変わりません。",

  "moved.subject": "メールアドレスが変更されました",
  "moved.text": "Iconariumアカウントのメールアドレスが{email}に変更されました。以前のアドレスではログインできません。",
  "moved.button": "変更を元に戻す",
  "moved.otherwise":
    "お心当たりがない場合は、7日以内に変更を元に戻してください。その際、すべてのデバイスからログアウトされます。",

  "leaving.subject": "アカウントが削除されます",
  "leaving.text":
    "Iconariumアカウントとすべてのデータは{date}に削除されます。それまでにログインすれば、削除は取り消されます。",
  "leaving.button": "ログインしてアカウントを残す",
  "leaving.otherwise": "お心当たりがない場合は、早めにログインして、デバイスとパスキーを確認してください。",

  "returned.subject": "2回目のお支払いを返金しています",
  "returned.text":
    "すでにプランをご契約中ですが、もう一度プランのお支払いがありました。2回目のお支払いは全額返金いたします。現在のプランはそのままご利用いただけます。返金まで数日かかります。",
  "returned.button": "プランとお支払い",
  "returned.otherwise": "お手続きは不要です。",

  "invitation.subject": "Iconariumへの招待",
  "invitation.text":
    "{name}さんがIconariumのチームにあなたを招待しました。お好きなアカウントでログインして承諾してください。費用はかかりません。",
  "invitation.button": "招待を承諾",
  "invitation.otherwise": "送信者に心当たりがない場合は、このメールを無視してください。",

  "newsletter.subject": "Iconariumニュースレターの確認",
  "newsletter.text":
    "このアドレスでIconariumのニュースレターへの申し込みがありました。ご本人であれば、登録を確認してください。リンクの有効期限は3日間です。",
  "newsletter.button": "購読を確認",
  "newsletter.otherwise": "お心当たりがない場合は、このメールを無視してください。確認されない限り配信されません。",
  "welcome.subject": "Iconariumニュースレターへようこそ",
  "welcome.text": "購読を開始しました。新しいアイコンやスタイル、製品に関するお知らせを月に1回ほどお届けします。",
  "welcome.button": "新着を見る",
  "welcome.otherwise": "このメールは、購読を確認された方にお送りしています。",
  unsubscribe: "配信停止",

  "product.month": "{plan}（月払い）",
  "product.year": "{plan}（年払い）",
} satisfies Translation<"mail">;
