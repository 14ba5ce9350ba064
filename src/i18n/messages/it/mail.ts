import type { Translation } from "../../source-messages.ts";

export const mail = {
  "signIn.subject": "Accedi a Iconarium",
  "signIn.text": "Usa questo link per accedere a Iconarium. Funziona una volta, per 15 minuti.",
  "signIn.button": "Accedi",
  "signIn.otherwise": "Se non l’hai richiesto tu, puoi ignorare questa e-mail. Senza il link nessuno può accedere.",

  "email.subject": "Conferma il tuo nuovo indirizzo e-mail",
  "email.text":
    "Con questo link {email} diventa l’indirizzo e-mail del tuo account Iconarium. Funziona una volta, per un’ora.",
  "email.button": "Conferma indirizzo",
  "email.otherwise": "Se non l’hai richiesto tu, puoi ignorare questa e-mail. Senza il link non cambia nulla.",

  "moved.subject": "Il tuo indirizzo e-mail è stato cambiato",
  "moved.text": "L’indirizzo e-mail del tuo account Iconarium ora è {email}. Con questo non puoi più accedere.",
  "moved.button": "Annulla la modifica",
  "moved.otherwise":
    "Se non sei stato tu, annulla la modifica entro 7 giorni. L’account verrà anche disconnesso da tutti i dispositivi.",

  "leaving.subject": "Il tuo account verrà eliminato",
  "leaving.text":
    "Il tuo account Iconarium e tutto il suo contenuto verranno eliminati il {date}. Per conservarlo, accedi prima.",
  "leaving.button": "Accedi e conserva il mio account",
  "leaving.otherwise": "Se non sei stato tu, accedi presto e controlla dispositivi e passkey.",

  "returned.subject": "Il tuo secondo pagamento viene rimborsato",
  "returned.text":
    "Hai pagato un piano pur avendone già uno. Rimborsiamo per intero il secondo pagamento e il tuo piano resta com’è. Il rimborso arriva in qualche giorno.",
  "returned.button": "Piano e pagamenti",
  "returned.otherwise": "Non devi fare nulla.",

  "invitation.subject": "Hai ricevuto un invito a Iconarium",
  "invitation.text":
    "{name} ti ha invitato nel suo team Iconarium. Accedi con qualsiasi account per accettare, senza costi per te.",
  "invitation.button": "Accetta l’invito",
  "invitation.otherwise": "Se non conosci il mittente, puoi ignorare questa e-mail.",

  "newsletter.subject": "Conferma l’iscrizione alla newsletter di Iconarium",
  "newsletter.text":
    "Qualcuno ha iscritto questo indirizzo alla newsletter di Iconarium. Conferma che sei stato tu. Il link funziona una volta, per tre giorni.",
  "newsletter.button": "Conferma iscrizione",
  "newsletter.otherwise":
    "Se non sei stato tu, puoi ignorare questa e-mail. Senza la tua conferma non viene inviato nulla.",
  "welcome.subject": "Ti diamo il benvenuto nella newsletter di Iconarium",
  "welcome.text":
    "L’iscrizione è confermata. Circa una volta al mese ti invieremo nuove icone, nuovi stili e novità sul prodotto.",
  "welcome.button": "Scopri le novità",
  "welcome.otherwise": "Ricevi questa e-mail perché hai confermato l’iscrizione.",
  leave: "Annulla l’iscrizione",

  "product.month": "{plan}, mensile",
  "product.year": "{plan}, annuale",
} satisfies Translation<"mail">;
