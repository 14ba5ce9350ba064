import type { Translation } from "../../source-messages.ts";

export const mail = {
  "signIn.subject": "Accedi a Iconarium",
  "signIn.text": "Ecco il link per accedere a Iconarium. Funziona una sola volta e vale 15 minuti.",
  "signIn.button": "Accedi",
  "signIn.otherwise": "Se non l’hai chiesto tu, ignora questa e-mail. Senza il link nessuno può accedere.",

  "email.subject": "Conferma il tuo nuovo indirizzo e-mail",
  "email.text":
    "Con questo link {email} diventa l’indirizzo e-mail del tuo account Iconarium. Funziona una sola volta e vale un’ora.",
  "email.button": "Conferma indirizzo",
  "email.otherwise": "Se non l’hai chiesto tu, ignora questa e-mail. Senza il link non cambia nulla.",

  "moved.subject": "Il tuo indirizzo e-mail è stato cambiato",
  "moved.text": "L’indirizzo e-mail del tuo account Iconarium ora è {email}. Con questo non puoi più accedere.",
  "moved.button": "Annulla la modifica",
  "moved.otherwise":
    "Se non sei stato tu, annulla la modifica entro 7 giorni. L’account verrà anche disconnesso da tutti i dispositivi.",

  "leaving.subject": "Il tuo account verrà eliminato",
  "leaving.text":
    "Il tuo account Iconarium e tutto il suo contenuto verranno eliminati il {date}. Se accedi prima, resta tutto.",
  "leaving.button": "Accedi e conserva l’account",
  "leaving.otherwise": "Se non sei stato tu, accedi presto e controlla dispositivi e passkey.",

  "invitation.subject": "Hai un invito per Iconarium",
  "invitation.text":
    "{name} ha un posto per te nella propria licenza Iconarium. Accedi con l’account che preferisci ed è tuo, senza spese.",
  "invitation.button": "Accetta il posto",
  "invitation.otherwise": "Se non conosci questa persona, puoi ignorare questa e-mail.",

  "product.month": "{plan}, mensile",
  "product.year": "{plan}, annuale",
} satisfies Translation<"mail">;
