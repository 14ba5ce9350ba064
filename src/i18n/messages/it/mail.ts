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

  "returned.subject": "Il tuo secondo pagamento viene rimborsato",
  "returned.text":
    "Hai pagato un piano pur avendone già uno. Il secondo pagamento viene rimborsato per intero e il tuo piano resta com’è. Le banche impiegano qualche giorno.",
  "returned.button": "Piano e pagamenti",
  "returned.otherwise": "Non devi fare nulla.",

  "invitation.subject": "Hai un invito per Iconarium",
  "invitation.text":
    "{name} ha un posto per te nella propria licenza Iconarium. Accedi con l’account che preferisci ed è tuo, senza spese.",
  "invitation.button": "Accetta il posto",
  "invitation.otherwise": "Se non conosci questa persona, puoi ignorare questa e-mail.",

  "newsletter.subject": "Conferma la newsletter di Iconarium",
  "newsletter.text":
    "Qualcuno ha chiesto la newsletter di Iconarium con questo indirizzo. Conferma che la vuoi. Il link funziona una volta, per tre giorni.",
  "newsletter.button": "Sì, iscrivimi",
  "newsletter.otherwise": "Se non sei stato tu, ignora questa e-mail. Senza la tua conferma non inviamo nulla.",
  "welcome.subject": "Benvenuto nella newsletter di Iconarium",
  "welcome.text":
    "L’iscrizione è fatta: nuove icone, nuovi stili e novità del sito ti arriveranno circa una volta al mese.",
  "welcome.button": "Vedi le novità",
  "welcome.otherwise": "Ricevi questa e-mail perché hai confermato l’iscrizione.",
  leave: "Annulla l’iscrizione",

  "product.month": "{plan}, mensile",
  "product.year": "{plan}, annuale",
} satisfies Translation<"mail">;
