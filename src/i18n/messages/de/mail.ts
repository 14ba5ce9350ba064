import type { Translation } from "../../source-messages.ts";

export const mail = {
  "signIn.subject": "Bei Iconarium anmelden",
  "signIn.text": "Hier ist dein Link, um dich bei Iconarium anzumelden. Er gilt einmal und 15 Minuten lang.",
  "signIn.button": "Anmelden",
  "signIn.otherwise":
    "Wenn du das nicht warst, kannst du diese E-Mail ignorieren. Ohne den Link kann sich niemand anmelden.",

  "email.subject": "Bestätige deine neue E-Mail-Adresse",
  "email.text":
    "Mit diesem Link wird {email} die E-Mail-Adresse deines Iconarium-Kontos. Er gilt einmal und eine Stunde lang.",
  "email.button": "Adresse bestätigen",
  "email.otherwise": "Wenn du das nicht warst, kannst du diese E-Mail ignorieren. Ohne den Link ändert sich nichts.",

  "moved.subject": "Deine E-Mail-Adresse wurde geändert",
  "moved.text":
    "Die E-Mail-Adresse deines Iconarium-Kontos ist jetzt {email}. Mit dieser kannst du dich nicht mehr anmelden.",
  "moved.button": "Änderung rückgängig machen",
  "moved.otherwise":
    "Wenn du das nicht warst, mach die Änderung innerhalb von 7 Tagen rückgängig. Dabei wird dein Konto auf allen Geräten abgemeldet.",

  "leaving.subject": "Dein Konto wird gelöscht",
  "leaving.text":
    "Dein Iconarium-Konto und alles darin wird am {date} gelöscht. Wenn du dich vorher wieder anmeldest, bleibt alles erhalten.",
  "leaving.button": "Anmelden und Konto behalten",
  "leaving.otherwise": "Wenn du das nicht warst, melde dich bald an und prüfe deine Geräte und Passkeys.",

  "returned.subject": "Deine zweite Zahlung wird erstattet",
  "returned.text":
    "Du hast einen Tarif bezahlt, obwohl du schon einen hast. Die zweite Zahlung wird vollständig erstattet, dein Tarif bleibt, wie er ist. Banken brauchen dafür ein paar Tage.",
  "returned.button": "Tarif und Zahlungen",
  "returned.otherwise": "Du musst nichts weiter tun.",

  "invitation.subject": "Einladung zu Iconarium",
  "invitation.text":
    "{name} hat in der eigenen Iconarium-Lizenz einen Platz für Sie. Melden Sie sich mit einem beliebigen Konto an, dann gehört er Ihnen – ohne Kosten.",
  "invitation.button": "Platz annehmen",
  "invitation.otherwise": "Wenn Sie nicht wissen, wer das ist, können Sie diese E-Mail ignorieren.",

  "newsletter.subject": "Bestätige den Iconarium-Newsletter",
  "newsletter.text":
    "Jemand hat mit dieser Adresse den Iconarium-Newsletter bestellt. Bestätige, dass du ihn möchtest. Der Link gilt einmal und drei Tage lang.",
  "newsletter.button": "Ja, abonnieren",
  "newsletter.otherwise":
    "Wenn du das nicht warst, kannst du diese E-Mail ignorieren. Ohne deine Bestätigung wird nichts verschickt.",
  "welcome.subject": "Willkommen beim Iconarium-Newsletter",
  "welcome.text":
    "Du hast ihn abonniert: Neue Icons, neue Stile und Neues von hier kommen etwa einmal im Monat zu dir.",
  "welcome.button": "Neues ansehen",
  "welcome.otherwise": "Du bekommst diese E-Mail, weil du dein Abonnement bestätigt hast.",
  leave: "Abbestellen",

  "product.month": "{plan}, monatlich",
  "product.year": "{plan}, jährlich",
} satisfies Translation<"mail">;
