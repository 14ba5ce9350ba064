import type { Translation } from "../../source-messages.ts";

export const mail = {
  "signIn.subject": "Accedi a Iconarium",
  "signIn.text": "Usa questo link per accedere a Iconarium. Scade tra 15 minuti e si può usare una sola volta.",
  "signIn.button": "Accedi",
  "signIn.otherwise": "Se non l’hai richiesto tu, puoi ignorare questa e-mail. Senza il link nessuno può accedere.",

  "email.subject": "Conferma il tuo nuovo indirizzo e-mail",
  "email.text":
    "Conferma {email} come nuovo indirizzo e-mail del tuo account Iconarium. Il link scade tra un’ora e si può usare una sola volta.",
  "email.button": "Conferma indirizzo",
  "email.otherwise": "Se non l’hai richiesto tu, puoi ignorare questa e-mail. Senza il link non cambia nulla.",

  "moved.subject": "Il tuo indirizzo e-mail è stato cambiato",
  "moved.text":
    "L’indirizzo e-mail del tuo account Iconarium ora è {email}. Con quello precedente non puoi più accedere.",
  "moved.button": "Annulla la modifica",
  "moved.otherwise":
    "Se non sei stato tu, annulla la modifica entro 7 giorni. L’account verrà anche disconnesso da tutti i dispositivi.",

  "leaving.subject": "Il tuo account verrà eliminato",
  "leaving.text":
    "Il tuo account Iconarium e tutto il suo contenuto verranno eliminati il {date}. Per conservarlo, accedi prima.",
  "leaving.button": "Accedi e conserva il mio account",
  "leaving.otherwise": "Se non sei stato tu, accedi presto e controlla dispositivi e passkey.",

  "returned.subject": "Stiamo rimborsando il tuo secondo pagamento",
  "returned.text":
    "Hai già un piano, quindi ti rimborsiamo per intero il secondo pagamento. Nient’altro cambia. Il rimborso arriva entro qualche giorno.",
  "returned.button": "Piano e pagamenti",
  "returned.otherwise": "Non devi fare nulla.",

  "invitation.subject": "Hai ricevuto un invito a Iconarium",
  "invitation.text":
    "{name} ti ha invitato nel suo team Iconarium. Accedi con qualsiasi account per accettare, senza costi per te.",
  "invitation.button": "Accetta l’invito",
  "invitation.otherwise": "Se non conosci il mittente, puoi ignorare questa e-mail.",

  "newsletter.subject": "Conferma l’iscrizione alla newsletter",
  "newsletter.text":
    "Qualcuno ha iscritto questo indirizzo alla newsletter di Iconarium. Se sei stato tu, conferma l’iscrizione. Il link scade tra tre giorni.",
  "newsletter.button": "Conferma iscrizione",
  "newsletter.otherwise":
    "Se non sei stato tu, puoi ignorare questa e-mail. Senza la tua conferma non viene inviato nulla.",
  "welcome.subject": "Ti diamo il benvenuto nella newsletter di Iconarium",
  "welcome.text":
    "L’iscrizione è confermata. Circa una volta al mese ti invieremo nuove icone, nuovi stili e novità sul prodotto.",
  "welcome.button": "Scopri le novità",
  "welcome.otherwise": "Ricevi questa e-mail perché hai confermato l’iscrizione.",
  unsubscribe: "Annulla l’iscrizione",

  "product.month": "{plan}, mensile",
  "product.year": "{plan}, annuale",
} satisfies Translation<"mail">;
