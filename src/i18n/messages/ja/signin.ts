import type { Translation } from "../../source-messages.ts";

export const signin = {
  title: "ログイン",
  lead: "アイコンをコレクションに集めて、どの端末からでも使えます。初回のログインでアカウントができます。",
  with: "{provider} で続ける",
  standIn: "代役",
  testMode: "このサイトはお試し用に動いています。ボタンを押すと、このパソコン上のページで誰になるかを選べます。",
  none: "まだログインできません。プロバイダーが設定されていません。",
  "problem.cancelled": "{provider} で中断しました。何も変わっていません。",
  "problem.expired": "時間がかかりすぎたか、別のブラウザーで始められました。もう一度お試しください。",
  "problem.refused": "{provider} がログインを確認しませんでした。もう一度お試しください。",
  "problem.busy": "試行回数が多すぎます。少し待ってからもう一度お試しください。",
  "problem.unavailable": "現在 {provider} につながりません。もう一度試すか、別の方法を選んでください。",
  "unconfirmed.title": "新しいアカウントでログインしました",
  "unconfirmed.text":
    "{provider} がメールアドレスの持ち主を確認していないため、このアカウントは独立したものになります。以前に利用したことがある場合は、ログアウトして前の方法でログインしてください。",
  "back.title": "おかえりなさい",
  "back.text": "アカウントは削除される予定でしたが、ログインしたため取り消されました。中身もすべてそのままです。",
  "notice.go": "続ける",
  "policy.title": "アカウントの使い方",
  "policy.lead": "サイトを速く公平に保つための三つのルールです。",
  "policy.held": "アカウントは停止中です",
  "policy.heldText":
    "このルールに反する利用が見つかりました。ライセンスはそのままですが、解決するまでこのアカウントではページを開けません。",
  "policy.person": "アカウントは一人にひとつ。他の人と共有しないでください。",
  "policy.machine": "ダウンロードはご自身の作業のためのものです。プログラムは API を制限の範囲内で使ってください。",
  "policy.licence": "アイコンにはそれぞれのライセンスがあります。作者名の表示など、求められることを守ってください。",
  "policy.settle": "間違いだと思われる場合は、領収書のメールに返信してください。",
  "menu.label": "アカウント",
  "menu.collections": "コレクション",
  "menu.account": "アカウント",
  "menu.signOut": "ログアウト",
} satisfies Translation<"signin">;
