import type { Translation } from "../../source-messages.ts";

export const mail = {
  "signIn.subject": "Bei Iconarium anmelden",
  "signIn.text":
    "Mit diesem Link meldest du dich bei Iconarium an. Er ist 15 Minuten gültig und lässt sich nur einmal verwenden.",
  "signIn.button": "Anmelden",
  "signIn.otherwise":
    "Wenn du ihn nicht angefordert hast, kannst du diese E-Mail ignorieren. Ohne den Link kann sich niemand anmelden.",

  "email.subject": "Bestätige deine neue E-Mail-Adresse",
  "email.text":
    "Bestätige {email} als neue E-Mail-Adresse deines Iconarium-Kontos. Der Link ist eine Stunde gültig und lässt sich nur einmal verwenden.",
  "email.button": "Adresse bestätigen",
  "email.otherwise":
    "Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren. Ohne den Link ändert sich nichts.",

  "moved.subject": "Deine E-Mail-Adresse wurde geändert",
  "moved.text":
    "Die E-Mail-Adresse deines Iconarium-Kontos ist jetzt {email}. Mit der alten kannst du dich nicht mehr anmelden.",
  "moved.button": "Änderung rückgängig machen",
  "moved.otherwise":
    "Wenn du das nicht warst, mach die Änderung innerhalb von 7 Tagen rückgängig. Dabei wird dein Konto auf allen Geräten abgemeldet.",

  "leaving.subject": "Dein Konto wird gelöscht",
  "leaving.text":
    "Dein Iconarium-Konto und alles darin werden am {date} gelöscht. Melde dich vorher an, um es zu behalten.",
  "leaving.button": "Anmelden und Konto behalten",
  "leaving.otherwise": "Wenn du das nicht warst, melde dich bald an und prüfe deine Geräte und Passkeys.",

  "returned.subject": "Deine zweite Zahlung wird erstattet",
  "returned.text":
    "Du hast schon einen Tarif, deshalb erstatten wir die zweite Zahlung vollständig. Sonst ändert sich nichts. Die Erstattung dauert einige Tage.",
  "returned.button": "Tarif und Zahlungen",
  "returned.otherwise": "Du musst nichts tun.",

  "invitation.subject": "Du bist zu Iconarium eingeladen",
  "invitation.text":
    "{name} hat dich in ein Iconarium-Team eingeladen. Melde dich mit einem beliebigen Konto an, um die Einladung anzunehmen. Für dich ist das kostenlos.",
  "invitation.button": "Einladung annehmen",
  "invitation.otherwise": "Wenn du den Absender nicht kennst, kannst du diese E-Mail ignorieren.",

  "newsletter.subject": "Bestätige dein Newsletter-Abonnement",
  "newsletter.text":
    "Jemand hat mit dieser Adresse den Iconarium-Newsletter abonniert. Wenn du das warst, bestätige dein Abonnement. Der Link ist drei Tage gültig.",
  "newsletter.button": "Abonnement bestätigen",
  "newsletter.otherwise":
    "Wenn du das nicht warst, kannst du diese E-Mail ignorieren. Ohne deine Bestätigung wird nichts verschickt.",
  "welcome.subject": "Willkommen beim Iconarium-Newsletter",
  "welcome.text":
    "Du hast den Newsletter abonniert. Etwa einmal im Monat schicken wir dir neue Icons, neue Stile und Produktneuigkeiten.",
  "welcome.button": "Neues ansehen",
  "welcome.otherwise": "Du bekommst diese E-Mail, weil du dein Abonnement bestätigt hast.",
  unsubscribe: "Abbestellen",

  "product.month": "{plan}, monatlich",
  "product.year": "{plan}, jährlich",
} satisfies Translation<"mail">;
